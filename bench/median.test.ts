import { expect, test } from "vitest";
import { median } from "./median.ts";

test("of three values the middle one counts, in whatever order they came", () => {
  expect(median([90, 7, 11])).toBe(11);
});

test("of an even number of values it is halfway between the two in the middle", () => {
  expect(median([4, 100, 2, 1])).toBe(3);
});

test("there is no median of nothing", () => {
  expect(() => median([])).toThrow(RangeError);
});

test("the values are left as they were", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
