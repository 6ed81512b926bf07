import { describe, expect, it } from "vitest";
import type { Figure } from "./vitals-figures.ts";
import { renderVitals } from "./vitals-table.ts";

const figure = (fields: Partial<Figure>): Figure => ({
  route: "/",
  metric: "LCP",
  p75: 1_200,
  visits: 10,
  ...fields,
});

const rowsOf = (figures: Figure[]) => renderVitals(figures).split("\n").slice(2);

describe("the table of the visitors' page speed", () => {
  it("has a row for each route, the most visited first, and the limits above them", () => {
    const table = renderVitals([
      figure({ route: "/about", visits: 3 }),
      figure({ route: "/products/:productId", visits: 40 }),
      figure({ route: "/products/:productId", visits: 40, metric: "CLS", p75: 0.0123 }),
      figure({ route: "/products/:productId", visits: 21, metric: "INP", p75: 96 }),
    ]);
    expect(table.split("\n")).toEqual([
      "| Route                | Visits | LCP s | INP ms |   CLS |",
      "| -------------------- | -----: | ----: | -----: | ----: |",
      "| Good up to           |        |  2.50 |    200 | 0.100 |",
      "| /products/:productId |     40 |  1.20 |     96 | 0.012 |",
      "| /about               |      3 |  1.20 |      – |     – |",
    ]);
  });

  it.each([
    ["LCP", 2_500, "2.50"],
    ["LCP", 2_501, "2.50 ✗"],
    ["INP", 200, "200"],
    ["INP", 208, "208 ✗"],
    ["CLS", 0.1, "0.100"],
    ["CLS", 0.11, "0.110 ✗"],
  ] as const)("marks what is not good: %s of %d is %s", (metric, p75, shown) => {
    const [, row] = rowsOf([figure({ metric, p75 })]);
    expect(row?.split("|").map((cell) => cell.trim())).toContain(shown);
  });

  it("counts the visits by the metric that most browsers told", () => {
    const [, row] = rowsOf([figure({ visits: 7 }), figure({ metric: "CLS", p75: 0, visits: 9 })]);
    expect(row).toMatch(/^\| \/ +\| +9 \|/);
  });
});
