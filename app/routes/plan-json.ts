import { cachedToday } from "~/edge/cache-policy";
import type { RouteHandle } from "~/edge/route-table.server";
import { writePlanJson } from "~/plan/plan-json.server";
import { planSearchParams } from "~/plan/plan-query";
import { problemsResponse, readPlan } from "~/plan/plan-request.server";
import type { Route } from "./+types/plan-json";

export const handle: RouteHandle = { searchParams: planSearchParams };

export function loader({ url }: Route.LoaderArgs) {
  const reading = readPlan(url.searchParams);
  if ("problems" in reading) return problemsResponse(reading.problems);
  return Response.json(writePlanJson(reading.plan), { headers: cachedToday(new Date()) });
}
