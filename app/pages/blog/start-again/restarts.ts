import { type Day, writeDay } from "#travel/move/calendar.ts";
import { readInput } from "#travel/plan/engine/input.ts";
import { isPlan, makePlan, type Plan, ruleOf } from "#travel/plan/engine/plan.ts";
import type { PlanQuery } from "#travel/plan/plan-query.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { type Destination, destinationNames, rulesOf } from "#travel/rules/rules.ts";

/** The reasons for which a blood test is done again. */
export type Trouble = "low-result" | "wrong-laboratory" | "late-booster";

/** A pet to which it happened, by the planner's questions, with days that end today. */
const examples: Record<Trouble, (today: Day) => PlanQuery> = {
  "low-result": (today) => ({
    vaccine: writeDay(today - 60),
    sample: writeDay(today - 20),
    result: "failed",
  }),
  "wrong-laboratory": (today) => ({ vaccine: writeDay(today - 60) }),
  "late-booster": (today) => ({
    vaccine: writeDay(today - 400),
    booster: writeDay(today),
    unbroken: "no",
  }),
};

/** How such a pet goes on to a destination that asks for a blood test. */
export type Restart = {
  to: Destination;
  /** The input of its plan. */
  query: PlanQuery;
  sampleRule: Rule;
  laboratory: Rule | undefined;
  /** Null where the vaccines that were given still count. */
  vaccine: Day | null;
  sample: Day;
  landing: Day;
};

/** For each destination to which pets fly directly, and which asks for a blood test. */
export const listRestarts = (trouble: Trouble, today: Day): Restart[] =>
  destinationNames.flatMap((to) => {
    if (rulesOf(to).destination.via) return [];
    const query = { to, pet: "dog", ...examples[trouble](today) };
    const reading = readInput(query, today);
    const plan = reading.kind === "input" ? makePlan(reading.input, today) : null;
    return plan && isPlan(plan) ? restartOf(plan, query) : [];
  });

function restartOf(plan: Plan, query: PlanQuery): Restart[] {
  const { input, practical } = plan;
  const sampleRule = ruleOf(plan, "blood-sample");
  const sample = firstDayOf(plan, "blood-sample");
  if (!sampleRule || sample === null) return [];
  return [
    {
      to: input.to,
      query,
      sampleRule,
      sample,
      landing: practical.day,
      laboratory: ruleOf(plan, "laboratory"),
      vaccine: firstDayOf(plan, "rabies-vaccine"),
    },
  ];
}

/** Null for a step that is done. */
function firstDayOf({ steps }: Plan, name: string): Day | null {
  const step = steps.find(({ rule, isDone }) => rule.step === name && !isDone);
  return step?.earliest ?? null;
}
