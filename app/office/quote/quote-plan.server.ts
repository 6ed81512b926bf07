import { href } from "react-router";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { writeQuery } from "#travel/plan/plan-query.ts";
import { readPlan } from "#travel/plan/plan-request.server.ts";
import type { QuoteQuery } from "./quote-query.ts";

/** The plan for the input, and its URL; null for a destination that the planner does not cover. */
export function findPlan(query: QuoteQuery, origin: string): { plan: Plan; url: string } | null {
  const search = writeQuery(query);
  const reading = readPlan(new URLSearchParams(search));
  return "plan" in reading
    ? { plan: reading.plan, url: `${origin}${href("/plan")}?${search}` }
    : null;
}
