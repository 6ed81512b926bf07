import type { Result } from "lighthouse";
import type { Measurement, MeasureName } from "./measures.ts";
import { median } from "./median.ts";

/** The part of Lighthouse's answer that is read here. */
export type AuditResult = Pick<Result, "categories" | "audits">;

const scores = {
  performanceScore: "performance",
  accessibilityScore: "accessibility",
  bestPracticesScore: "best-practices",
  searchScore: "seo",
} satisfies Partial<Record<MeasureName, string>>;

const timings = {
  largestPaintMs: "largest-contentful-paint",
  layoutShift: "cumulative-layout-shift",
  blockingMs: "total-blocking-time",
} satisfies Partial<Record<MeasureName, string>>;

/** Each measure's own median. @throws Error when a run lacks a value */
export function medianOfRuns(route: string, runs: AuditResult[]): Measurement[] {
  const measure = (name: string, read: (run: AuditResult) => number | null | undefined) =>
    median(
      runs.map((run) => {
        const value = read(run);
        if (typeof value !== "number") throw new Error(`Lighthouse has no ${name} for ${route}.`);
        return value;
      }),
    );
  return [
    ...Object.entries(scores).map(([name, category]) => ({
      route,
      // The keys are those above.
      measure: name as keyof typeof scores,
      value: Math.round(100 * measure(category, (run) => run.categories[category]?.score)),
    })),
    ...Object.entries(timings).map(([name, audit]) => ({
      route,
      measure: name as keyof typeof timings,
      value: measure(audit, (run) => run.audits[audit]?.numericValue),
    })),
  ];
}

const measuresAtCpuTime = new Map<MeasureName, MeasureName>([
  ["performanceScore", "performanceScoreAtCpuTime"],
  ["largestPaintMs", "largestPaintAtCpuTimeMs"],
  ["blockingMs", "blockingAtCpuTimeMs"],
]);

/** The speed without the waits for a core, in columns of its own. @throws Error when a run lacks a value */
export function speedAtCpuTime(route: string, runs: AuditResult[]): Measurement[] {
  return medianOfRuns(route, runs).flatMap(({ measure, value }) => {
    const atCpuTime = measuresAtCpuTime.get(measure);
    return atCpuTime ? { route, measure: atCpuTime, value } : [];
  });
}

/** The run whose performance is in the middle. @throws RangeError when there are none */
export function middleRun<Run extends AuditResult>(runs: Run[]): Run {
  const performanceOf = ({ categories }: Run) => categories.performance?.score ?? 0;
  const sorted = runs.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new RangeError("No runs, no middle.");
  return middle;
}

/** What Lighthouse holds against a page: its failed checks, and what would save time. */
export function findingsOf(route: string, { categories, audits }: AuditResult): string[] {
  const { performance, ...others } = categories;
  const checks = Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && isFailed(audits[id]?.score))
    .map(({ id }) => audits[id]?.title ?? id);
  const savings = (performance?.auditRefs ?? []).flatMap(({ id }) => {
    const { title = id, metricSavings = {} } = audits[id] ?? {};
    const saved = Object.entries(metricSavings).filter(([metric, ms]) => metric !== "CLS" && ms);
    if (saved.length === 0) return [];
    return `${title} (${saved.map(([metric, ms]) => `${metric} −${ms} ms`).join(", ")})`;
  });
  return [...checks, ...savings].map((finding) => `${route}: ${finding}`);
}

const isFailed = (score: number | null | undefined) => typeof score === "number" && score < 1;
