import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { describe, expect, it } from "vitest";
import { pets } from "#content/pets.ts";
import { destinations } from "#travel/rules/destination-labels.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { describePassRoute } from "./pass-route.server.ts";

describe.each(destinations)("the pass to %s", (to) => {
  const { file } = rulesOf(to).destination.picture;
  const drawing = readFileSync(`app/pictures/${file}`, "utf8");

  it.each(pets)("shows a %s to the owner of one", (pet) => {
    const drawn = drawing.includes(`<g id="${pet}"`);
    const picture = parse(file).name + (drawn ? "" : `-${pet}`);
    expect(drawn || drawing.includes(`<use id="${pet}"`)).toBe(true);
    expect(parse(describePassRoute({ to, pet }).picture.img.src).name).toBe(picture);
  });
});

it("The pass of a move shows its countries, whatever the pet", () => {
  const { codes, petAt } = describePassRoute({ to: "uk", pet: "cat" });
  expect({ codes, petAt }).toEqual({ codes: ["IN", "GB"], petAt: "right" });
});
