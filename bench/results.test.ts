import { expect, test } from "vitest";
import { renderResults } from "./results.ts";

test("without Lighthouse nothing is said of what it found", () => {
  expect(renderResults({ run: [], conditions: [], measurements: [] })).not.toContain("Lighthouse");
});

test("results without a miss or a finding say so", () => {
  const text = renderResults({
    run: ["Commit: 1"],
    conditions: [],
    measurements: [],
    findings: [],
  });
  expect(text).toContain("## Bars that are missed\n\nNone.\n");
  expect(text).toContain("## What Lighthouse found\n\nNothing.\n");
  expect(text).toContain("## Run\n\n- Commit: 1\n");
});

test("results name each miss and each finding", () => {
  const text = renderResults({
    run: [],
    conditions: [],
    measurements: [{ route: "home", measure: "blockingMs", value: 80 }],
    findings: ["home: Reduce unused JavaScript"],
  });
  expect(text).toContain("- home: TBT ms 80, the bar is ≤ 50\n");
  expect(text).toContain("- home: Reduce unused JavaScript\n");
});
