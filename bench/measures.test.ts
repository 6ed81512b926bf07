import { expect, test } from "vitest";
import { formatBar, median, missesBar } from "./measures.ts";

test("a value at the bar meets it, and a value beyond it misses it", () => {
  expect(missesBar("scriptBytes", 130_000)).toBe(false);
  expect(missesBar("scriptBytes", 130_001)).toBe(true);
  expect(missesBar("performanceScore", 95)).toBe(false);
  expect(missesBar("performanceScore", 94)).toBe(true);
});

test("a page may have a bar of its own, which the results name", () => {
  expect(missesBar("paintRatio", 1.15, "home")).toBe(true);
  expect(missesBar("paintRatio", 1.15, "list")).toBe(false);
  expect(formatBar("paintRatio")).toBe("≤ 1.10, list 1.20");
});

test("a measure without a bar is never missed", () => {
  expect(missesBar("blockingMs", 1e9)).toBe(false);
});

test("a bar has the unit of its column", () => {
  expect(formatBar("scriptBytes")).toBe("≤ 130.0");
  expect(formatBar("usableRatio")).toBe("≤ 3.00");
  expect(formatBar("accessibilityScore")).toBe("≥ 100");
  expect(formatBar("blockingMs")).toBe("");
});

test("the median of three values is the middle one in any order", () => {
  expect(median([90, 7, 11])).toBe(11);
});

test("the median of an even number of values is halfway between the two in the middle", () => {
  expect(median([4, 100, 2, 1])).toBe(3);
});

test("no values have no median", () => {
  expect(() => median([])).toThrow(RangeError);
});
