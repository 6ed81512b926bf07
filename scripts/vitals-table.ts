import { type MetricName, metricNames } from "../app/vitals/metrics.ts";
import { renderTable } from "../bench/report.ts";
import type { Figure } from "./vitals-figures.ts";

/** How each metric is shown, and up to where Google calls it good (web.dev/articles/vitals). */
const columns: Record<
  MetricName,
  { title: string; goodUpTo: number; format: (value: number) => string }
> = {
  LCP: { title: "LCP s", goodUpTo: 2_500, format: (ms) => (ms / 1_000).toFixed(2) },
  INP: { title: "INP ms", goodUpTo: 200, format: (ms) => ms.toFixed() },
  CLS: { title: "CLS", goodUpTo: 0.1, format: (score) => score.toFixed(3) },
};

/** A row for each route, the most visited first, with a mark on what is not good. */
export function renderVitals(figures: Figure[]): string {
  const header = ["Route", "Visits", ...metricNames.map((metric) => columns[metric].title)];
  const limits = metricNames.map((metric) => columns[metric].format(columns[metric].goodUpTo));
  const rows = [...Map.groupBy(figures, ({ route }) => route)]
    .map(([route, ofRoute]) => ({ route, visits: countVisits(ofRoute), ofRoute }))
    .toSorted((a, b) => b.visits - a.visits || a.route.localeCompare(b.route))
    .map(({ route, visits, ofRoute }) => [
      route,
      String(visits),
      ...metricNames.map((metric) => formatMetric(metric, ofRoute)),
    ]);
  return renderTable(header, [["Good up to", "", ...limits], ...rows]);
}

/** Not every browser knows every metric, and a page that nobody touched has no INP. */
const countVisits = (figures: Figure[]) => Math.max(...figures.map(({ visits }) => visits));

function formatMetric(name: MetricName, figures: Figure[]): string {
  const figure = figures.find(({ metric }) => metric === name);
  if (!figure) return "–";
  const { goodUpTo, format } = columns[name];
  return figure.p75 > goodUpTo ? `${format(figure.p75)} ✗` : format(figure.p75);
}
