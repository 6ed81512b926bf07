import * as v from "valibot";
import type { VitalsReport } from "./metrics";

const maxMs = 120_000;
const maxScore = 100;

const upTo = (max: number) => {
  const message = `A metric is not a number from 0 to ${max}.`;
  return v.optional(v.pipe(v.number(message), v.minValue(0, message), v.maxValue(max, message)));
};

/** A report as the site's own pages send it. Whatever else is in it is refused, so that none carries more. */
export function vitalsReportSchema(pageRoutes: string[]): v.GenericSchema<unknown, VitalsReport> {
  return v.strictObject(
    {
      route: v.picklist(pageRoutes, "The route is not one of this site's pages."),
      metrics: v.pipe(
        v.strictObject(
          { LCP: upTo(maxMs), INP: upTo(maxMs), CLS: upTo(maxScore) },
          "The metrics are LCP, INP and CLS.",
        ),
        v.check((metrics) => Object.keys(metrics).length > 0, "There is no metric."),
      ),
    },
    'A report is JSON such as { "route": "/", "metrics": { "LCP": 1200 } }.',
  );
}
