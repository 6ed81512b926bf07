import { describe, expect, it } from "vitest";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { readCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { listAdvice } from "./advice.ts";
import { describeAdvice } from "./advice-texts.server.ts";

const texts = describeAdvice("2026-11-26");
const { reinforced, cabin } = texts;

function adviceOn(fields: Parameters<typeof someMeasures>[0]) {
  const measures = someMeasures(fields);
  return listAdvice(measures, findCrates(measures, allCrateSizes), texts);
}

const cat = { pet: "cat", aCm: 43, bCm: 22, cCm: 15, dCm: 31 } as const;
const smallDog = { aCm: 30, bCm: 14, cCm: 12, dCm: 28 };

describe("the advice before a crate", () => {
  it("is none for a single large dog of an unknown breed", () => {
    expect(adviceOn({})).toEqual([]);
  });

  it.each([
    "Rottweiler",
    "rottweiler cross",
    "English Mastiff",
    "Bullmastiff",
    "Pitbull",
    "pit bull",
  ])("names Container Requirement 82 for a %s", (breed) => {
    expect(adviceOn({ breed })).toEqual([reinforced]);
    expect(reinforced.text).toContain("Container Requirement 82 (CR 82)");
  });

  it("names it for the lengths that we estimate for a strong breed, without the breed", () => {
    const request = readCrateQuery(new URLSearchParams("pet=dog&a=80&b=38&c=30&d=74"));
    expect(request.kind === "measured" && adviceOn(request.measures)).toEqual([reinforced]);
  });

  it("does not name it for another breed", () => {
    expect(adviceOn({ breed: "Labrador Retriever" })).toEqual([]);
  });

  it.each([
    ["cat", cat],
    ["large cat", { ...cat, aCm: 62, bCm: 22, cCm: 18, dCm: 44 }],
    ["small dog", smallDog],
    ["cat of 9 kg", { ...cat, weightKg: 9 }],
  ])("is of the cabin and its bag for a %s", (_, pet) => {
    const [advice] = adviceOn(pet);
    expect(advice).toEqual(cabin.others);
    expect(advice?.text).toMatch(/^If your airline takes it in the cabin/);
    expect(advice?.links?.[0]?.path).toBe("/products/pet-travel-bags");
    expect(advice?.facts?.items.join(" ")).toContain("Lufthansa: Up to 8 kg with the bag");
  });

  it("is not of the cabin for a pet that no airline of ours takes there, by its weight", () => {
    expect(adviceOn({ ...cat, weightKg: 10 })).toEqual([]);
    expect(adviceOn({ ...smallDog, weightKg: 12 })).toEqual([]);
  });

  it("leaves out the airlines whose cabin is closed to snub-nosed pets", () => {
    const [advice] = adviceOn({ ...cat, isSnubNosed: true });
    const items = advice?.facts?.items.join(" ");
    expect(items).toContain("Lufthansa");
    expect(items).not.toMatch(/SWISS|Etihad|Qatar/);
  });

  it("has a sentence for each reason why pets do not share a crate", () => {
    expect(adviceOn({ pets: 2 })[0]?.text).toMatch(/^How much does the heaviest weigh/);
    expect(adviceOn({ pets: 2, weightKg: 30 })[0]).toEqual({
      title: "One crate each",
      text: expect.stringContaining("14 kg each"),
    });
    expect(adviceOn({ pets: 3, weightKg: 30 })[0]?.text).toContain("one litter");
    expect(adviceOn({ pets: 4, weightKg: 30 })[0]?.text).toMatch(/^Four pets/);
    expect(adviceOn({ pets: 2, weightKg: 14 })).toEqual([]);
  });
});
