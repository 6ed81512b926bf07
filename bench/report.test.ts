import { expect, test } from "vitest";
import { type PartResult, renderResults, renderTable } from "./report.ts";

const part: PartResult = {
  method: ["JS: compressed"],
  figures: { home: { scriptBytes: 130_440 }, "cart, empty": { searchScore: 66 } },
};
const lighthouse: PartResult = {
  method: ["Perf: simulated"],
  figures: { home: { performanceScore: 99 } },
  findings: ["home: Reduce unused JavaScript"],
};

test("the table has a row for each page, the bars, marked misses and columns in a fixed order", () => {
  const cells = renderResults("", [lighthouse, part])
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells).toEqual([
    ["", "", "JS kB", "Perf", "SEO", ""],
    expect.anything(),
    ["", "bar", "≤ 130.0", "≥ 95", "≥ 100", ""],
    ["", "home", "130.4 ✗", "99", "", ""],
    ["", "cart, empty", "", "", "66 ✗", ""],
  ]);
});

test("columns are as wide as their widest cell, names to the left and numbers to the right", () => {
  const table = renderTable(["Page", "kB"], [["home", "125.0 ✗"], ["contact", "9"], ["faq"]]);
  expect(table.split("\n")).toEqual([
    "| Page    |      kB |",
    "| ------- | ------: |",
    "| home    | 125.0 ✗ |",
    "| contact |       9 |",
    "| faq     |         |",
  ]);
});

test("the results name the run, the method of each part and each finding", () => {
  const text = renderResults("Commit: 1", [part, lighthouse]);
  expect(text).toContain("Commit: 1\n\n- JS: compressed\n- Perf: simulated\n\n| ");
  expect(text).toContain("## Lighthouse findings\n\n- home: Reduce unused JavaScript\n");
});

test("results without a finding say so, and those without Lighthouse do not mention findings", () => {
  const text = renderResults("", [{ ...lighthouse, findings: [] }]);
  expect(text).toContain("## Lighthouse findings\n\nNone.\n");
  expect(renderResults("", [part])).not.toContain("findings");
});
