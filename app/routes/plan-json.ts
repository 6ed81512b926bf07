import { cachedToday } from "#edge/caching/cache-policy.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { planSearchParams } from "#travel/plan/plan-query.ts";
import { problemsResponse, readResult } from "#travel/plan/plan-request.server.ts";
import { writePlanJson } from "#travel/plan/take-along/plan-json.server.ts";
import type { Route } from "./+types/plan-json";

export const handle: RouteHandle = { searchParams: planSearchParams };

export function loader({ url, context }: Route.LoaderArgs) {
  const reading = readResult(url.searchParams);
  if ("problems" in reading) return problemsResponse(reading.problems);
  const { origin } = context.get(siteContext);
  return Response.json(writePlanJson(reading.result, origin), {
    headers: { "X-Robots-Tag": "noindex", ...cachedToday(new Date()) },
  });
}
