import { expect, test } from "vitest";
import type { Measurement } from "./measures.ts";
import { listMisses, renderMeasurements } from "./report.ts";

const measurements: Measurement[] = [
  { route: "home", measure: "performanceScore", value: 99 },
  { route: "home", measure: "scriptBytes", value: 130_440 },
  { route: "cart, empty", measure: "searchScore", value: 66 },
];

test("the columns stand in one order, those that were not measured are left out, and misses are marked", () => {
  const cells = renderMeasurements(measurements)
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells).toEqual([
    ["", "Route", "JS kB", "Perf", "SEO", "Bars", ""],
    expect.anything(),
    ["", "the bar", "≤ 125.0", "≥ 98", "≥ 100", "", ""],
    ["", "home", "130.4 ✗", "99", "", "✗ missed", ""],
    ["", "cart, empty", "", "", "66 ✗", "✗ missed", ""],
  ]);
});

test("a route within its bars meets them", () => {
  const [first] = measurements;
  expect(renderMeasurements(first ? [first] : [])).toMatch(/home .*99 \| +met \|/);
});

test("every miss is told with its bar, and the one on purpose with the reason", () => {
  expect(listMisses(measurements)).toEqual([
    "home: JS kB 130.4, the bar is ≤ 125.0",
    "cart, empty: SEO 66, the bar is ≥ 100; noindex on purpose",
  ]);
});
