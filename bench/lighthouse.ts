import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { messageOf } from "../scripts/command.ts";
import { type Figures, median } from "./measures.ts";
import { auditedPages, pages } from "./pages.ts";
import type { PartResult } from "./report.ts";
import type { Target } from "./site.ts";
import { toolsFolder } from "./tools.ts";

const runs = 5;

const method = [
  `Perf, A11y, Best, SEO, LCP, CLS: Lighthouse's mobile preset with simulated throttling; medians of ${runs} runs. The cart, the answers and the steps of the quote miss the bar of SEO on purpose: they are noindex.`,
  "TBT: blocking time in the same runs. It has no bar, since on shared cores it measures the machine.",
];

const scoreSchema = v.nullable(v.number());

/** The part of Lighthouse's result that is read here. */
const auditSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({
      score: scoreSchema,
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: scoreSchema,
      numericValue: v.optional(v.number()),
      metricSavings: v.optional(v.record(v.string(), v.number())),
    }),
  ),
});

export type Audit = v.InferOutput<typeof auditSchema>;

const maxResultBytes = 50_000_000;

export async function auditPages({ siteUrl, browser, debuggingPort }: Target): Promise<PartResult> {
  const audits = new Map<string, Audit[]>(auditedPages.map((name) => [name, []]));
  // Warms the site and the browser, whose first text waits for the system's fonts.
  const page = await browser.newPage();
  for (const name of auditedPages) await page.goto(siteUrl + pages[name]);
  await page.close();
  // In rounds, so that a slow minute of the machine does not affect only one page.
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse, run ${run} of ${runs} …`);
    for (const name of auditedPages) {
      audits.get(name)?.push(await audit(siteUrl + pages[name], debuggingPort));
    }
  }
  return {
    method,
    figures: Object.fromEntries([...audits].map(([name, runs]) => [name, mediansOf(runs)])),
    findings: [...audits].flatMap(([name, runs]) => listFindings(name, runs)),
  };
}

/** Chromium's trace occasionally lacks its beginning; Lighthouse then asks for another run. */
async function audit(url: string, port: number, retriesLeft = 3): Promise<Audit> {
  try {
    const result = v.parse(auditSchema, JSON.parse(await runLighthouse(url, port)));
    if (!result.runtimeError) return result;
    throw new Error(result.runtimeError.message);
  } catch (error) {
    const problem = `Lighthouse failed on ${url}: ${messageOf(error)}`;
    if (retriesLeft === 0) throw new Error(problem);
    console.log(`${problem}\nRetrying …`);
    return audit(url, port, retriesLeft - 1);
  }
}

/** As a command, since its types are installed with it only. @returns its result as JSON */
async function runLighthouse(url: string, port: number): Promise<string> {
  const command = `${toolsFolder}/lighthouse/cli/index.js`;
  const options = ["--output=json", "--quiet", "--no-enable-error-reporting", `--port=${port}`];
  const { stdout } = await promisify(execFile)(process.execPath, [command, url, ...options], {
    maxBuffer: maxResultBytes,
  });
  return stdout;
}

/** Each measure's own median. @throws Error when a run lacks a value */
export function mediansOf(audits: Audit[]): Figures {
  const medianOf = (read: (audit: Audit) => number | null | undefined) =>
    median(
      audits.map((audit) => {
        const value = read(audit);
        if (typeof value !== "number") throw new Error("A Lighthouse run lacks a value.");
        return value;
      }),
    );
  const score = (category: string) =>
    Math.round(100 * medianOf(({ categories }) => categories[category]?.score));
  const metric = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue);
  return {
    performanceScore: score("performance"),
    accessibilityScore: score("accessibility"),
    bestPracticesScore: score("best-practices"),
    searchScore: score("seo"),
    simulatedPaintMs: metric("largest-contentful-paint"),
    layoutShift: metric("cumulative-layout-shift"),
    blockingMs: metric("total-blocking-time"),
  };
}

/** The findings of the run in the middle: checks that failed, and ways to save time. */
export function listFindings(name: string, runs: Audit[]): string[] {
  const performanceOf = ({ categories }: Audit) => categories.performance?.score ?? 0;
  const sorted = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const { categories = {}, audits = {} } = sorted[Math.floor(sorted.length / 2)] ?? {};
  const { performance, ...others } = categories;
  const checks = Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  const savings = (performance?.auditRefs ?? []).flatMap(({ id }) => {
    const { title = id, metricSavings = {} } = audits[id] ?? {};
    const saved = Object.entries(metricSavings).filter(([metric, ms]) => metric !== "CLS" && ms);
    if (saved.length === 0) return [];
    return `${title} (${saved.map(([metric, ms]) => `${metric} −${ms} ms`).join(", ")})`;
  });
  return [...checks, ...savings].map((finding) => `${name}: ${finding}`);
}
