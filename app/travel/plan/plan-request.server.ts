import { href } from "react-router";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { readDay } from "#travel/move/calendar.ts";
import { allProblems, type Problems, readInput } from "./engine/input.ts";
import { isPlan, makePlan, type NoPlan, type Plan } from "./engine/plan.ts";
import { readQuery, writeQuery } from "./plan-query.ts";

/** Today's date in India. */
export const today = () => readDay(dayInIndia(Date.now()));

/** The query, its problems, and the plan, or why there is none, if the query is complete and valid. */
export function readPlanQuery(search: URLSearchParams) {
  const query = readQuery(search);
  const day = today();
  const reading = readInput(query, day);
  return reading.kind === "input"
    ? { query, result: makePlan(reading.input, day), problems: {} }
    : { ...reading, query, result: null };
}

/** What the planner finds for a complete and valid query, or its problems and missing input. */
export function readResult(
  search: URLSearchParams,
): { result: Plan | NoPlan } | { problems: Problems } {
  const reading = readPlanQuery(search);
  return reading.result ? { result: reading.result } : { problems: allProblems(reading) };
}

/** The same for what needs a plan: a move that nobody can make is a problem of its input. */
export function readPlan(search: URLSearchParams): { plan: Plan } | { problems: Problems } {
  const reading = readResult(search);
  if ("problems" in reading) return reading;
  const { result } = reading;
  if (isPlan(result)) return { plan: result };
  const { refusal, closed } = result;
  if (closed) return { problems: { via: closed.why.text } };
  return {
    problems: refusal
      ? { own: refusal.text }
      : { to: "No landing within two years is possible. Please check the days." },
  };
}

/** The absolute URL of the page with the query's plan. */
export const planUrl = (origin: string, { searchParams }: URL): string =>
  `${origin}${href("/plan")}?${writeQuery(readQuery(searchParams))}`;

/** The response of `/plan.json` and `/plan.ics` to an invalid query. */
export const problemsResponse = (problems: Problems) =>
  Response.json({ problems }, { status: 400, headers: cachedToday(new Date()) });
