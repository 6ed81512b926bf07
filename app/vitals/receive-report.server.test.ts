import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { vitalsReportSchema } from "./receive-report.server";

const isValid = (report: unknown) => v.safeParse(vitalsReportSchema, report).success;
const report = { route: "/products/:productId", metrics: { CLS: 0 } };

describe("a report of page speed", () => {
  it.each([
    ["all metrics", { LCP: 1_834.5, INP: 48, CLS: 0.002 }],
    ["the metrics that the browser supports", { CLS: 0 }],
    ["the worst values allowed", { LCP: 120_000, INP: 120_000, CLS: 100 }],
  ])("is accepted with %s", (_, metrics) => {
    expect(isValid({ ...report, metrics })).toBe(true);
  });

  it.each([
    ["no metric", { ...report, metrics: {} }],
    ["an unknown metric", { ...report, metrics: { CLS: 0, TTFB: 9 } }],
    ["a time below 0", { ...report, metrics: { LCP: -1 } }],
    ["a time above two minutes", { ...report, metrics: { INP: 120_001 } }],
    ["a score above 100", { ...report, metrics: { CLS: 101 } }],
    ["text instead of a number", { ...report, metrics: { CLS: "0" } }],
    ["a further field", { ...report, visitor: "Asha" }],
    ["no content", undefined],
  ])("is refused with %s", (_, invalid) => {
    expect(isValid(invalid)).toBe(false);
  });
});
