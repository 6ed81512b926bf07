import { describe, expect, it } from "vitest";
import { isInCalendar } from "#content/schemas.ts";
import { type CrateBox, allCrateSizes as sizes, withMeasuredInside } from "./crate-sizes.ts";
import { formatSize } from "./format-size.ts";

const sidesOf = ({ lengthCm, widthCm, heightCm }: CrateBox) => [lengthCm, widthCm, heightCm];

/** Whether each side of the one is longer than that of the other. */
function isLarger(one: CrateBox, other: CrateBox): boolean {
  const otherSides = sidesOf(other);
  return sidesOf(one).every((side, index) => side > (otherSides[index] ?? 0));
}

describe("the sizes of the crates", () => {
  it("grow on every side, from each to the next", () => {
    const outOfOrder = sizes.filter(({ inside }, index) => {
      const before = sizes[index - 1];
      return before && !isLarger(inside, before.inside);
    });
    expect(outOfOrder).toEqual([]);
  });

  it("are smaller inside than outside", () => {
    expect(sizes.filter(({ inside, outside }) => !isLarger(outside, inside))).toEqual([]);
  });

  it("are given in tenths of a centimetre at the finest", () => {
    const sides = sizes.flatMap(({ inside, outside }) => [...sidesOf(inside), ...sidesOf(outside)]);
    expect(sides.filter((side) => Number(side.toFixed(1)) !== side)).toEqual([]);
  });

  it("have names of their own", () => {
    expect(new Set(sizes.map(({ size }) => size)).size).toBe(sizes.length);
  });

  it("have another, lower reading of 200, 400 and 500 alone", () => {
    const readLower = sizes.filter(({ readLowerCm }) => readLowerCm);
    expect(readLower.map(({ size }) => size)).toEqual(["200", "400", "500"]);
  });

  it("name a day of the calendar where we measured them", () => {
    const days = sizes.flatMap(({ measuredOn }) => measuredOn ?? []);
    expect(days.filter((day) => !isInCalendar(day))).toEqual([]);
  });

  it("have the inside that the firm measured instead of the maker’s", () => {
    const inside = { lengthCm: 61, widthCm: 45, heightCm: 50 };
    const outside = { lengthCm: 71, widthCm: 52, heightCm: 55 };
    const makers = { size: "200", inside, outside };
    const measured = { lengthCm: 60.5, widthCm: 44, heightCm: 51 };
    expect(withMeasuredInside(makers, { "100": null, "200": null })).toEqual({
      ...makers,
      measuredOn: null,
    });
    expect(
      withMeasuredInside(makers, { "200": { ...measured, measuredOn: "2026-11-23" } }),
    ).toEqual({ size: "200", inside: measured, outside, measuredOn: "2026-11-23" });
  });

  it("are written as length, width and height", () => {
    expect(formatSize({ lengthCm: 43, widthCm: 36.5, heightCm: 36 })).toBe("43 × 36.5 × 36");
  });
});
