import { describe, expect, it } from "vitest";
import { compareTo, isInSeason } from "./limits.ts";

const compareWeight = (way: "cabin" | "hold", limitKg: number, weightKg?: number) =>
  compareTo({ kg: limitKg }, way, { weightKg })[0]?.isAbove;

describe("A pet with its bag or crate", () => {
  it.each([
    [6, false],
    [6.1, null],
    [7.9, null],
    [8, true],
    [9, true],
    [undefined, null],
  ] as const)("of %d kg alone is above 8 kg with the bag: %s", (weightKg, isAbove) => {
    expect(compareWeight("cabin", 8, weightKg)).toBe(isAbove);
  });

  it("counts more for a crate than for a bag", () => {
    expect(compareWeight("cabin", 32, 24)).toBe(false);
    expect(compareWeight("hold", 32, 24)).toBeNull();
  });

  it("shows its crate’s size by the crate alone", () => {
    const limits = { sideCm: 125, sumCm: 300 };
    const crate = { lengthCm: 125, widthCm: 85, heightCm: 99 };
    expect(compareTo(limits, "hold", { weightKg: 5 }).map(({ isAbove }) => isAbove)).toEqual([
      null,
      null,
    ]);
    expect(compareTo(limits, "hold", { crate }).map(({ isAbove }) => isAbove)).toEqual([
      false,
      true,
    ]);
  });
});

describe("A season", () => {
  it("may be within a year", () => {
    const summer = { from: "05-15", to: "09-15" };
    expect(isInSeason("2027-05-15", summer)).toBe(true);
    expect(isInSeason("2027-09-16", summer)).toBe(false);
    expect(isInSeason("2027-07", summer)).toBe(true);
    expect(isInSeason("2027-05", summer)).toBeNull();
    expect(isInSeason("2027-12", summer)).toBe(false);
  });
});
