import type { RouteName } from "./routes.ts";

export type Measure = {
  title: string;
  format: (value: number) => string;
  atMost?: number;
  atLeast?: number;
  /** The only route that the bar is for; without one it is for all. */
  barFor?: RouteName;
};

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const whole = (value: number) => value.toFixed(0);
const score = { format: whole, atLeast: 100 };

const table = {
  // The bar takes React and React Router for 100 kB, which they are at brotli's best.
  scriptBytes: { title: "JS kB", format: kilobytes, atMost: 125_000 },
  scriptBytesSent: { title: "JS sent kB", format: kilobytes },
  styleBytes: { title: "CSS kB", format: kilobytes, atMost: 15_000 },
  documentBytes: { title: "HTML kB", format: kilobytes, atMost: 25_000 },
  fontBytes: { title: "Fonts kB", format: kilobytes },
  imageBytes: { title: "Images kB", format: kilobytes },
  largestImageBytes: { title: "Top image kB", format: kilobytes, atMost: 120_000 },
  otherBytes: { title: "Other kB", format: kilobytes },
  thirdPartyBytes: { title: "Chat kB", format: kilobytes },
  performanceScore: { title: "Perf", format: whole, atLeast: 98 },
  accessibilityScore: { title: "A11y", ...score },
  bestPracticesScore: { title: "Best", ...score },
  searchScore: { title: "SEO", ...score },
  largestPaintMs: { title: "LCP s", format: seconds, atMost: 1_600 },
  layoutShift: { title: "CLS", format: (value) => value.toFixed(3), atMost: 0.01 },
  blockingMs: { title: "TBT ms", format: whole, atMost: 50 },
  performanceScoreAtCpuTime: { title: "Perf CPU", format: whole },
  largestPaintAtCpuTimeMs: { title: "LCP CPU", format: seconds },
  blockingAtCpuTimeMs: { title: "TBT CPU", format: whole },
  requestsPerSecond: { title: "Req/s", format: whole },
  cpuMs: { title: "CPU ms", format: (value) => value.toFixed(2) },
  timesStaticString: {
    title: "× string",
    format: (value) => value.toFixed(2),
    atMost: 3.5,
    barFor: "product",
  },
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof table;

/** What is measured, in the order of the table's columns, with the bars of the design. */
export const measures: Record<MeasureName, Measure> = table;

export function measureNames(): MeasureName[] {
  // The keys of a constant are just these.
  return Object.keys(table) as MeasureName[];
}

export type Measurement = { route: string; measure: MeasureName; value: number };

export function missesBar({ route, measure, value }: Measurement): boolean {
  const { atMost, atLeast, barFor } = measures[measure];
  if (barFor && barFor !== route) return false;
  return (atMost !== undefined && value > atMost) || (atLeast !== undefined && value < atLeast);
}

export function describeBar({ atMost, atLeast, barFor, format }: Measure): string {
  const route = barFor ? ` (${barFor})` : "";
  if (atMost !== undefined) return `≤ ${format(atMost)}${route}`;
  if (atLeast !== undefined) return `≥ ${format(atLeast)}${route}`;
  return "";
}

/** Why a bar is missed on purpose, where it is. */
export function reasonToMiss({ route, measure }: Measurement): string | undefined {
  // Lighthouse's SEO score wants every page in the search engines' index.
  if (measure === "searchScore" && route.startsWith("cart")) return "noindex on purpose";
}
