import { createContext } from "react-router";
import * as v from "valibot";
import type { RouteTable } from "~/edge/route-table.server";
import { parseJson, readLimitedBody } from "~/http/limited-body.server";
import { plainResponse } from "~/http/plain-response";
import { isWithinLimit } from "~/http/rate-limit.server";
import { log } from "~/log/log.server";

const maxReportBytes = 2 * 1024;

/** The dependencies of `receiveReport`; set for each request in workers/app.ts. */
type VitalsContext = {
  dataset: Pick<AnalyticsEngineDataset, "writeDataPoint">;
  rateLimit: RateLimit;
};

export const vitalsContext = createContext<VitalsContext>();

const metric = (max: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max)));

/** Strict, so that a report contains nothing about its visitor. LCP and INP are in milliseconds, CLS is a score. */
export const vitalsReportSchema = v.strictObject({
  /** The route's pattern, never the page's address. */
  route: v.string(),
  metrics: v.pipe(
    v.strictObject({ LCP: metric(120_000), INP: metric(120_000), CLS: metric(100) }),
    v.check((metrics) => Object.keys(metrics).length > 0),
  ),
});

export type VitalsReport = v.InferOutput<typeof vitalsReportSchema>;

/** Stores the speed that a page reports for its route in Workers Analytics Engine. */
export async function receiveReport(
  request: Request,
  routes: RouteTable,
  { dataset, rateLimit }: VitalsContext,
): Promise<Response> {
  const body = await readLimitedBody(request, maxReportBytes);
  if (!body && request.body) return plainResponse(413, "A report has at most 2 kB.");
  const report = v.safeParse(vitalsReportSchema, parseJson((await body?.text()) ?? ""));
  if (!report.success || !routes.get(report.output.route)?.isPage) {
    const example = '{ "route": "/", "metrics": { "LCP": 1200 } }';
    return plainResponse(400, `A report names a page's route and its metrics, such as ${example}.`);
  }
  if (!(await isWithinLimit(rateLimit, request))) {
    return plainResponse(429, "Too many reports. Please try again in a minute.", {
      "Retry-After": "60",
    });
  }
  const { route, metrics } = report.output;
  try {
    for (const [name, value] of Object.entries(metrics)) {
      dataset.writeDataPoint({ blobs: [route, name], doubles: [value], indexes: [route] });
    }
  } catch (error) {
    log.warn("A report of page speed could not be stored", { error });
  }
  return new Response(null, { status: 204 });
}
