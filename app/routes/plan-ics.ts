import { cachedToday } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { planSearchParams } from "~/plan/plan-query";
import { planUrl, problemsResponse, readPlan } from "~/plan/plan-request.server";
import { writeCalendarFile } from "~/plan/take-along/calendar-file.server";
import { siteContext } from "~/seo/site-context.server";
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
