import * as v from "valibot";
import { readLimitedBody } from "~/edge/limited-body.server";
import { plainAnswer } from "~/edge/plain-answer";
import { isWithinLimit } from "~/edge/rate-limit.server";
import { parseJson } from "~/edge/read-json.server";
import { log } from "~/log/log.server";
import type { VitalsReport } from "./metrics";
import { vitalsReportSchema } from "./report-schema.server";
import type { VitalsContext } from "./vitals-context.server";

const maxReportBytes = 2 * 1024;

/** Keeps what a page reports of its speed, and nothing of who looked at it. */
export async function receiveReport(
  request: Request,
  { pageRoutes, dataset, rateLimit }: VitalsContext,
): Promise<Response> {
  const body = await readLimitedBody(request, maxReportBytes);
  if (!body && request.body) return plainAnswer(413, "A report has at most 2 kB.");
  const report = v.safeParse(vitalsReportSchema(pageRoutes), parseJson((await body?.text()) ?? ""));
  if (!report.success) return plainAnswer(400, report.issues[0].message);
  if (!(await isWithinLimit(rateLimit, request))) {
    return plainAnswer(429, "These are too many reports.", { "Retry-After": "60" });
  }
  keep(report.output, dataset);
  return new Response(null, { status: 204 });
}

/** scripts/vitals-figures.ts reads what this writes. */
function keep({ route, metrics }: VitalsReport, dataset: VitalsContext["dataset"]): void {
  try {
    for (const [metric, value] of Object.entries(metrics)) {
      dataset.writeDataPoint({ blobs: [route, metric], doubles: [value], indexes: [route] });
    }
  } catch (error) {
    log.warn("A report of page speed could not be kept", { error });
  }
}
