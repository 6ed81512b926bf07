import type { Rule } from "~/rules/rule-schema";
import type { Day } from "./calendar";
import type { PlanInput } from "./input";
import { advisedLanding, earliestLanding, findObstacle, type Landing } from "./landing";
import { listMoveRules } from "./move-rules";
import { listNotes } from "./notes";
import { findPetDates, type PetDates } from "./pet-dates";
import { listSteps, type Step } from "./steps";

export type Plan = {
  input: PlanInput;
  today: Day;
  /** By law alone. */
  earliest: Landing;
  /** By law and our advice: the landing that we would plan for. */
  advised: Day;
  /** The landing that the visitor has in mind, and the step whose rule forbids it. */
  wanted: { day: Day; blockedBy: string | null } | null;
  /** The landing that the steps lead to: the wanted one if it is possible, else the earliest. */
  landing: Day;
  dates: PetDates;
  steps: Step[];
  /** What else the reader must know, in sentences. */
  notes: string[];
};

/**
 * Plans a move from the visitor's answers and the rules of travel. Reads no clock.
 * @param today the date in India
 */
export function makePlan(input: PlanInput, today: Day): Plan {
  const earliest = earliestLanding(input, today);
  const wanted =
    input.arrive === undefined
      ? null
      : { day: input.arrive, blockedBy: findObstacle(input, today, input.arrive) };
  const landing = wanted && wanted.blockedBy === null ? wanted.day : earliest.day;
  const dates = findPetDates(input, listMoveRules(input), today, landing);
  const steps = listSteps({ input, dates, today, landing });
  const plan = { input, today, earliest, wanted, landing, dates, steps };
  return { ...plan, advised: advisedLanding(input, today), notes: listNotes(plan) };
}

/** The rule of a step of the plan. */
export const ruleOf = ({ steps }: Pick<Plan, "steps">, step: string): Rule | undefined =>
  steps.find(({ rule }) => rule.step === step)?.rule;
