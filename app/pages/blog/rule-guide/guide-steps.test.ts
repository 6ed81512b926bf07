import { describe, expect, it } from "vitest";
import type { Citation } from "#travel/rules/source/citation.ts";
import { listSources, mergeSteps } from "./guide-steps.ts";

const stepsOf = (names: string) =>
  names.split(" ").map((step) => ({ step, what: step, species: ["dog" as const] }));

describe("the steps of several lists", () => {
  it.each([
    ["chip vaccine flight", "chip vaccine flight", "chip vaccine flight"],
    ["chip vaccine tapeworm flight", "chip vaccine flu flight", "chip vaccine flu tapeworm flight"],
    ["chip flight", "age chip flight quarantine", "age chip flight quarantine"],
    ["", "", ""],
  ])("%j and %j are %j", (dogs, cats, merged) => {
    expect(mergeSteps([stepsOf(dogs), stepsOf(cats)])).toEqual(stepsOf(merged));
  });

  it("keep one step twice that is another one for cats", () => {
    const step = "core-vaccines";
    const dogs = { step, what: "Distemper", species: ["dog" as const] };
    const cats = { step, what: "Cat flu", species: ["cat" as const] };
    expect(mergeSteps<typeof dogs | typeof cats>([[dogs], [cats]])).toEqual([cats, dogs]);
  });
});

it("A source that was read twice is listed once, with its older day", () => {
  const read = (url: string, checked: string): Citation => ({
    source: { title: url, url },
    checked,
    verifyBy: "2027-05-22",
    read: "copy",
  });
  expect(
    listSources([
      read("https://a.example", "2026-11-25"),
      read("https://b.example", "2026-11-25"),
      read("https://a.example", "2026-11-20"),
    ]),
  ).toEqual([read("https://a.example", "2026-11-20"), read("https://b.example", "2026-11-25")]);
});
