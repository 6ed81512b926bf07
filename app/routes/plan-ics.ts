import { cachedToday } from "#edge/caching/cache-policy.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { planSearchParams } from "#travel/plan/plan-query.ts";
import { planUrl, problemsResponse, readPlan } from "#travel/plan/plan-request.server.ts";
import { writeCalendarFile } from "#travel/plan/take-along/calendar-file.server.ts";
import type { Route } from "./+types/plan-ics";

export const handle: RouteHandle = { searchParams: planSearchParams };

export function loader({ url, context }: Route.LoaderArgs) {
  const reading = readPlan(url.searchParams);
  if ("problems" in reading) return problemsResponse(reading.problems);
  const address = planUrl(context.get(siteContext).origin, url);
  const now = new Date();
  return new Response(writeCalendarFile(reading.plan, address, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="when-can-we-fly.ics"',
      "X-Robots-Tag": "noindex",
      ...cachedToday(now),
    },
  });
}
