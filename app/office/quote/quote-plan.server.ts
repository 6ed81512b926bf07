import { href } from "react-router";
import { dayInIndia } from "#edge/http/india-clock.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { type Day, readDay } from "#travel/move/calendar.ts";
import type { Move } from "#travel/move/read-move.server.ts";
import { planInputOf } from "#travel/plan/engine/input.ts";
import { isPlan, makePlan, type NoPlan } from "#travel/plan/engine/plan.ts";
import { type PlanName, type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { type QuoteInput, readSteps } from "./input/quote-input.server.ts";
import type { QuoteQuery } from "./input/quote-query.ts";

/** A quote's input as it was written and as it was read. */
export type QuoteMove = { query: QuoteQuery; input: QuoteInput };

type PlannedMove = { query: PlanQuery; input: Move<PlanName> };

/** The planner's answer to the input on the day; null for a move that it does not cover. */
function findResult({ input }: PlannedMove, day: Day) {
  const planInput = planInputOf(input, day);
  return planInput && makePlan(planInput, day);
}

/**
 * The plan of the day for the input, and its query; null for a move that the planner does not cover, or that nobody can
 * make.
 */
export function findPlan(move: PlannedMove, day: Day) {
  const plan = findResult(move, day);
  return plan && isPlan(plan) ? { plan, search: writeQuery(move.query) } : null;
}

/** Why there is no plan for a move that the planner covers. */
export function findNoPlan(move: PlannedMove, day: Day): NoPlan | null {
  const result = findResult(move, day);
  return result && !isPlan(result) ? result : null;
}

export const planPath = (search: string): string => `${href("/plan")}?${search}`;

/** A day in India at that time. */
export const dayAt = (time: number): Day => readDay(dayInIndia(time));

/** A stored quote, and the time at which it was asked. */
export type StoredQuote = Pick<EnquiryRecord, "details" | "receivedAt">;

/**
 * The move of a stored quote, with the plan of the day on which it was asked; null if its destination or pet cannot be read
 * any more. Another answer that a limit of today would refuse is left out.
 */
export function readStoredQuote({ details, receivedAt }: StoredQuote) {
  const query = details ?? {};
  const { input } = readSteps(query);
  return input && { query, input, planned: findPlan({ query, input }, dayAt(receivedAt)) };
}
