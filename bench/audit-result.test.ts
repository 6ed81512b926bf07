import { expect, test } from "vitest";
import {
  type AuditResult,
  findingsOf,
  medianOfRuns,
  middleRun,
  speedAtCpuTime,
} from "./audit-result.ts";

type Scores = { performance?: number; seo?: number; paintMs?: number };

const category = (score: number, audits: string[] = []) => ({
  id: "",
  title: "",
  score,
  auditRefs: audits.map((id) => ({ id, weight: 1 })),
});

const audit = (id: string, given: Partial<AuditResult["audits"][string]>) => ({
  id,
  title: id,
  description: "",
  score: 1,
  scoreDisplayMode: "numeric" as const,
  ...given,
});

const run = ({ performance = 1, seo = 1, paintMs = 1_000 }: Scores = {}): AuditResult => ({
  categories: {
    performance: category(performance, ["unused-javascript", "largest-contentful-paint"]),
    accessibility: category(1),
    "best-practices": category(1),
    seo: category(seo, ["is-crawlable"]),
  },
  audits: {
    "largest-contentful-paint": audit("largest-contentful-paint", { numericValue: paintMs }),
    "cumulative-layout-shift": audit("cumulative-layout-shift", { numericValue: 0 }),
    "total-blocking-time": audit("total-blocking-time", { numericValue: 20 }),
    "is-crawlable": audit("is-crawlable", { title: "Page is blocked", score: seo }),
    "unused-javascript": audit("unused-javascript", {
      title: "Reduce unused JavaScript",
      metricSavings: { LCP: 150, FCP: 0, CLS: 0.2 },
    }),
  },
});

const valueFor = (measure: string, runs: AuditResult[]) =>
  medianOfRuns("home", runs).find((measurement) => measurement.measure === measure)?.value;

test("every measure has its own median, whichever run it is from", () => {
  const runs = [
    run({ performance: 0.99, paintMs: 1_700 }),
    run({ performance: 0.9, paintMs: 1_500 }),
    run({ performance: 0.97, paintMs: 2_900 }),
  ];
  expect(valueFor("performanceScore", runs)).toBe(97);
  expect(valueFor("largestPaintMs", runs)).toBe(1_700);
});

test("speeds at CPU time have columns of their own", () => {
  expect(speedAtCpuTime("home", [run({ performance: 0.9 })])).toEqual([
    { route: "home", measure: "performanceScoreAtCpuTime", value: 90 },
    { route: "home", measure: "largestPaintAtCpuTimeMs", value: 1_000 },
    { route: "home", measure: "blockingAtCpuTimeMs", value: 20 },
  ]);
});

test("a run without a value is no measurement", () => {
  const failed = run();
  delete failed.audits["total-blocking-time"];
  expect(() => medianOfRuns("home", [run(), failed, run()])).toThrow(
    "Lighthouse has no total-blocking-time for home.",
  );
});

test("findings are the failed checks, and what would save time", () => {
  expect(findingsOf("cart", run({ seo: 0.66 }))).toEqual([
    "cart: Page is blocked",
    "cart: Reduce unused JavaScript (LCP −150 ms)",
  ]);
});

test("the run in the middle is neither the best nor the worst", () => {
  const middle = run({ performance: 0.9 });
  expect(middleRun([run({ performance: 1 }), run({ performance: 0.4 }), middle])).toBe(middle);
  expect(() => middleRun([])).toThrow(RangeError);
});
