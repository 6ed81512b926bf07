import { href } from "react-router";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { todayInIndia } from "#edge/http/india-clock.ts";
import { readDay } from "#travel/move/calendar.ts";
import { allProblems, type Problems, readInput } from "./engine/input.ts";
import { makePlan, type Plan } from "./engine/plan.ts";
import { readQuery, writeQuery } from "./plan-query.ts";

/** Today's date in India. */
export const today = () => readDay(todayInIndia(new Date()));

/** The query, its problems, and the plan if the query is complete and valid. */
export function readPlanQuery(search: URLSearchParams) {
  const query = readQuery(search);
  const reading = readInput(query);
  return reading.kind === "input"
    ? { query, plan: makePlan(reading.input, today()), problems: {} }
    : { ...reading, query, plan: null };
}

/** The plan of a complete and valid query, or its problems and missing input. */
export function readPlan(search: URLSearchParams): { plan: Plan } | { problems: Problems } {
  const reading = readPlanQuery(search);
  return reading.plan ? { plan: reading.plan } : { problems: allProblems(reading) };
}

/** The absolute URL of the page with the query's plan. */
export const planUrl = (origin: string, { searchParams }: URL): string =>
  `${origin}${href("/plan")}?${writeQuery(readQuery(searchParams))}`;

/** The response of `/plan.json` and `/plan.ics` to an invalid query. */
export const problemsResponse = (problems: Problems) =>
  Response.json({ problems }, { status: 400, headers: cachedToday(new Date()) });
