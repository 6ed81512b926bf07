type Measure = {
  title: string;
  format: (value: number) => string;
  atMost?: number;
  atLeast?: number;
  /** The bars of pages that have another one. */
  atMostOn?: Record<string, number>;
};

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const seconds = (ms: number) => (ms / 1_000).toFixed(2);
const whole = (value: number) => value.toFixed(0);
const ratio = (value: number) => value.toFixed(2);

const columns = {
  scriptBytes: { title: "JS kB", format: kilobytes, atMost: 130_000 },
  styleBytes: { title: "CSS kB", format: kilobytes, atMost: 18_000 },
  documentBytes: { title: "HTML kB", format: kilobytes, atMost: 30_000 },
  largestImageBytes: { title: "Top image kB", format: kilobytes, atMost: 120_000 },
  totalBytes: { title: "Total kB", format: kilobytes },
  performanceScore: { title: "Perf", format: whole, atLeast: 95 },
  accessibilityScore: { title: "A11y", format: whole, atLeast: 100 },
  bestPracticesScore: { title: "Best", format: whole, atLeast: 100 },
  searchScore: { title: "SEO", format: whole, atLeast: 100 },
  simulatedPaintMs: { title: "LCP s", format: seconds },
  layoutShift: { title: "CLS", format: (value) => value.toFixed(3), atMost: 0.01 },
  // Without a bar: on shared cores, blocking time measures the machine.
  blockingMs: { title: "TBT ms", format: whole },
  scriptFreePaintMs: { title: "Script-free LCP s", format: seconds },
  throttledPaintMs: { title: "Throttled LCP s", format: seconds },
  paintRatio: { title: "÷ script-free", format: ratio, atMost: 1.1, atMostOn: { list: 1.2 } },
  usableMs: { title: "Usable s", format: seconds },
  usableRatio: { title: "÷ script-free LCP", format: ratio, atMost: 3 },
  requestsPerSecond: { title: "Req/s", format: whole },
  guideRatio: { title: "Work ÷ guide", format: ratio, atMost: 1.5 },
  rowsRead: { title: "Rows", format: whole },
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof columns;

/** The columns of the results in their order, each with its bar if it has one. */
export const measures: Record<MeasureName, Measure> = columns;

// Object.keys is typed as string[]; the keys of this constant are known.
export const measureNames = Object.keys(columns) as MeasureName[];

/** The measured figures of a page, or of something that a page is compared with. */
export type Figures = Partial<Record<MeasureName, number>>;

export function missesBar(measure: MeasureName, value: number, page = ""): boolean {
  const { atMost = value, atLeast = value, atMostOn } = measures[measure];
  return value > (atMostOn?.[page] ?? atMost) || value < atLeast;
}

export function formatBar(measure: MeasureName): string {
  const { format, atMost, atLeast, atMostOn = {} } = measures[measure];
  const exceptions = Object.entries(atMostOn).map(([page, bar]) => `, ${page} ${format(bar)}`);
  if (atMost !== undefined) return `≤ ${format(atMost)}${exceptions.join("")}`;
  return atLeast === undefined ? "" : `≥ ${format(atLeast)}`;
}

/** The middle value, or the mean of the two in the middle. @throws RangeError when there are no values */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("No values, no median.");
  return (lower + upper) / 2;
}
