import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { vitalsReportSchema } from "./report-schema.server";

const schema = vitalsReportSchema(["/", "/products/:productId"]);
const problemOf = (report: unknown) => v.safeParse(schema, report).issues?.[0].message;

describe("a report of page speed", () => {
  it.each([
    ["has all metrics", { LCP: 1_834.5, INP: 48, CLS: 0.002 }],
    ["has those that the browser knows", { CLS: 0 }],
    ["is as bad as it may be", { LCP: 120_000, INP: 120_000, CLS: 100 }],
  ])("is accepted when it %s", (_, metrics) => {
    const report = { route: "/products/:productId", metrics };
    expect(v.parse(schema, report)).toEqual(report);
  });

  it.each([
    ["a path in place of a route", { route: "/products/prod_1", metrics: { CLS: 0 } }, /route/],
    ["no metric", { route: "/", metrics: {} }, /no metric/],
    ["another metric", { route: "/", metrics: { CLS: 0, TTFB: 9 } }, /LCP, INP and CLS/],
    ["a time below 0", { route: "/", metrics: { LCP: -1 } }, /from 0 to 120000/],
    ["a time above two minutes", { route: "/", metrics: { INP: 120_001 } }, /from 0 to 120000/],
    ["a score above 100", { route: "/", metrics: { CLS: 101 } }, /from 0 to 100\./],
    ["words in place of a number", { route: "/", metrics: { CLS: "0" } }, /not a number/],
    ["more than was asked", { route: "/", metrics: { CLS: 0 }, visitor: "Asha" }, /JSON such as/],
    ["nothing", undefined, /JSON such as/],
  ])("is refused in words with %s", (_, report, problem) => {
    expect(problemOf(report)).toMatch(problem);
  });
});
