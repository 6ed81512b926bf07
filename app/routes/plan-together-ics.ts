import { href } from "react-router";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { problemsResponse } from "#travel/plan/plan-request.server.ts";
import { writeSharedCalendarFile } from "#travel/plan/take-along/calendar-file.server.ts";
import { togetherSearchParams, writeTogetherQuery } from "#travel/plan/together/together-query.ts";
import { readTogether } from "#travel/plan/together/together-request.server.ts";
import { nameTogether } from "#travel/plan/together/together-view.server.ts";
import type { Route } from "./+types/plan-together-ics";

export const handle: RouteHandle = { searchParams: togetherSearchParams };

/** The calendar of several pets; 400 without a plan for all of them. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { query, problems, result } = readTogether(url.searchParams);
  if (result?.kind !== "together") return problemsResponse(problems);
  const { travellers, together } = result;
  const pets = together.plans.map((own, index) => ({
    label: travellers[index]?.label ?? "",
    plan: own,
  }));
  const planUrl = `${context.get(siteContext).origin}${href("/plan/together")}?${writeTogetherQuery(query)}`;
  const now = new Date();
  return new Response(writeSharedCalendarFile(pets, { move: nameTogether(pets), planUrl, now }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="when-can-they-fly.ics"',
      "X-Robots-Tag": "noindex",
      ...cachedToday(now),
    },
  });
}
