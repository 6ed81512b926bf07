import { expect, test } from "vitest";
import { type Audit, listFindings, mediansOf } from "./lighthouse.ts";

type Values = { performance?: number; paintMs?: number; title?: string };

const run = ({ performance = 1, paintMs = 1_000, title = "Page is blocked" }: Values): Audit => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: "unused-javascript", weight: 0 }] },
    accessibility: { score: 1, auditRefs: [] },
    "best-practices": { score: 1, auditRefs: [] },
    seo: { score: 0.66, auditRefs: [{ id: "is-crawlable", weight: 1 }] },
  },
  audits: {
    "largest-contentful-paint": { title: "", score: 1, numericValue: paintMs },
    "cumulative-layout-shift": { title: "", score: 1, numericValue: 0 },
    "total-blocking-time": { title: "", score: 1, numericValue: 20 },
    "is-crawlable": { title, score: 0 },
    "unused-javascript": {
      title: "Reduce unused JavaScript",
      score: 0.5,
      metricSavings: { LCP: 150, FCP: 0, CLS: 0.2 },
    },
  },
});

const runs = [
  run({ performance: 0.99, paintMs: 1_700, title: "best" }),
  run({ performance: 0.9, paintMs: 1_500, title: "worst" }),
  run({ performance: 0.97, paintMs: 2_900, title: "middle" }),
];

test("each measure has its own median, whichever run it is from", () => {
  expect(mediansOf(runs)).toMatchObject({ performanceScore: 97, simulatedPaintMs: 1_700 });
});

test("a run that lacks a value is an error", () => {
  const incomplete = run({});
  delete incomplete.audits["total-blocking-time"];
  expect(() => mediansOf([...runs, incomplete])).toThrow("A Lighthouse run lacks a value.");
});

test("findings are the failed checks and possible savings of the run with the middle performance", () => {
  expect(listFindings("cart", runs)).toEqual([
    "cart: middle",
    "cart: Reduce unused JavaScript (LCP −150 ms)",
  ]);
});
