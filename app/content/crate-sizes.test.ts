import { describe, expect, it } from "vitest";
import { type CrateBox, crateProducts, formatSize } from "./crate-sizes";
import { isInCalendar } from "./front-matter";

const sizes = crateProducts.flatMap((product) => product.sizes);
const sidesOf = ({ lengthCm, widthCm, heightCm }: CrateBox) => [lengthCm, widthCm, heightCm];

/** Whether each side of one box is longer than the same side of the other. */
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

  it("have at most one decimal", () => {
    const sides = sizes.flatMap(({ inside, outside }) => [...sidesOf(inside), ...sidesOf(outside)]);
    expect(sides.filter((side) => Number(side.toFixed(1)) !== side)).toEqual([]);
  });

  it("have names of their own", () => {
    expect(new Set(sizes.map(({ size }) => size)).size).toBe(sizes.length);
  });

  it("have a valid date if we measured them", () => {
    const days = sizes.flatMap(({ measuredOn }) => measuredOn ?? []);
    expect(days.filter((day) => !isInCalendar(day))).toEqual([]);
  });

  it("are written as length, width and height", () => {
    expect(formatSize({ lengthCm: 43, widthCm: 36.5, heightCm: 36 })).toBe("43 × 36.5 × 36");
  });
});
