import { expect, test } from "vitest";
import { describeBar, type Measurement, measures, missesBar, reasonToMiss } from "./measures.ts";

const measurement = (given: Partial<Measurement>): Measurement => ({
  route: "home",
  measure: "scriptBytes",
  value: 0,
  ...given,
});

test("a value at the bar meets it, and one beyond it misses", () => {
  expect(missesBar(measurement({ measure: "scriptBytes", value: 125_000 }))).toBe(false);
  expect(missesBar(measurement({ measure: "scriptBytes", value: 125_001 }))).toBe(true);
  expect(missesBar(measurement({ measure: "performanceScore", value: 98 }))).toBe(false);
  expect(missesBar(measurement({ measure: "performanceScore", value: 97 }))).toBe(true);
});

test("what has no bar is never missed", () => {
  expect(missesBar(measurement({ measure: "fontBytes", value: 1e9 }))).toBe(false);
});

test("the bar of a product page's cost is for product pages alone", () => {
  expect(missesBar(measurement({ route: "product", measure: "timesStaticString", value: 4 }))).toBe(
    true,
  );
  expect(missesBar(measurement({ route: "list", measure: "timesStaticString", value: 4 }))).toBe(
    false,
  );
});

test("a bar is written in the unit of its column", () => {
  expect(describeBar(measures.scriptBytes)).toBe("≤ 125.0");
  expect(describeBar(measures.accessibilityScore)).toBe("≥ 100");
  expect(describeBar(measures.timesStaticString)).toBe("≤ 3.50 (product)");
  expect(describeBar(measures.cpuMs)).toBe("");
});

test("a cart that search engines should leave out misses the SEO bar, with the reason", () => {
  const cart = measurement({ route: "cart, empty", measure: "searchScore", value: 66 });
  expect(missesBar(cart)).toBe(true);
  expect(reasonToMiss(cart)).toBe("noindex on purpose");
  expect(reasonToMiss({ ...cart, route: "home" })).toBeUndefined();
});
