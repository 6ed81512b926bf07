import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPlaces } from "./find-places.ts";

const germany = { name: "Germany", to: "eu", country: "de" };

const guide = readFileSync(
  new URL("../../../content/guides/where-we-cannot-give-a-date-yet.mdx", import.meta.url),
  "utf8",
);

describe("the places that a typed name finds", () => {
  it.each([
    ["ger", germany],
    ["Germany ", germany],
    ["holland", { name: "Netherlands", to: "eu", country: "nl" }],
    ["czech rep", { name: "Czechia", to: "eu", country: "cz" }],
    ["england", { name: "United Kingdom", to: "uk" }],
    ["U.K.", { name: "United Kingdom", to: "uk" }],
    ["dubai", { name: "United Arab Emirates", to: "uae" }],
    ["usa", { name: "United States", to: "usa" }],
  ])("are for “%s” the right one alone", (typed, place) => {
    expect(findPlaces(typed)).toEqual([place]);
  });

  it("have those first whose own name begins with it", () => {
    const names = findPlaces("ireland").map(({ name }) => name);
    expect(names).toEqual(["Ireland", "United Kingdom"]);
  });

  it.each(["new z", "KSA", "kuwait", "bahrain", "nepal", "türk", "south a", "kenya", "bali"])(
    "have no destination where we have no date, and are in the guide to these: %s",
    (typed) => {
      const [place, ...others] = findPlaces(typed);
      expect(place).toEqual({ name: expect.any(String) });
      expect(others).toEqual([]);
      expect(guide).toMatch(new RegExp(`^(## |- \\*\\*)${place?.name}\\b`, "m"));
    },
  );

  it.each(["", "  ", "atlantis", "many"])("are none for “%s”", (typed) => {
    expect(findPlaces(typed)).toEqual([]);
  });
});
