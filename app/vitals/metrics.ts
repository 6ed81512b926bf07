/** Google's Core Web Vitals: when the main content was there, how fast a page reacts, how much of it jumps. */
export const metricNames = ["LCP", "INP", "CLS"] as const;

export type MetricName = (typeof metricNames)[number];

/** What is sent of a page when it is left; browsers do not know every metric. */
export type VitalsReport = {
  /** The pattern of the page's route; never its address. */
  route: string;
  /** LCP and INP in milliseconds; CLS is a score. */
  metrics: Partial<Record<MetricName, number>>;
};
