import { cachedToday } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { planSearchParams } from "~/plan/plan-query";
import { problemsResponse, readPlan } from "~/plan/plan-request.server";
import { writePlanJson } from "~/plan/take-along/plan-json.server";
import { siteContext } from "~/seo/site-context.server";
import type { Route } from "./+types/plan-json";

export const handle: RouteHandle = { searchParams: planSearchParams };

export function loader({ url, context }: Route.LoaderArgs) {
  const reading = readPlan(url.searchParams);
  if ("problems" in reading) return problemsResponse(reading.problems);
  const { origin } = context.get(siteContext);
  return Response.json(writePlanJson(reading.plan, origin), {
    headers: { "X-Robots-Tag": "noindex", ...cachedToday(new Date()) },
  });
}
