import { href } from "react-router";
import { planInputOf } from "#travel/plan/engine/input.ts";
import { isPlan, makePlan } from "#travel/plan/engine/plan.ts";
import { writeQuery } from "#travel/plan/plan-query.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { type QuoteInput, readSteps } from "./quote-input.ts";
import type { QuoteQuery } from "./quote-query.ts";

/** A quote's input as it was written and as it was read. */
export type QuoteMove = { query: QuoteQuery; input: QuoteInput };

/** The plan of today for the input, and its query; null for a move that the planner does not cover, or that nobody can make. */
export function findPlan({ query, input }: QuoteMove) {
  const planInput = planInputOf(input, today());
  const plan = planInput && makePlan(planInput, today());
  return plan && isPlan(plan) ? { plan, search: writeQuery(query) } : null;
}

export const planPath = (search: string): string => `${href("/plan")}?${search}`;

/**
 * The move of a stored quote, with its plan of today; null if its destination or pet cannot be read any more. Another
 * answer that a limit of today would refuse is left out.
 */
export function readStoredQuote(details: QuoteQuery | null) {
  const query = details ?? {};
  const { input } = readSteps(query);
  return input && { query, input, planned: findPlan({ query, input }) };
}
