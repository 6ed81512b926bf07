import { type Party, type StageName, stageWords } from "#content/office/journey-stages.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { Step } from "#travel/plan/engine/steps.ts";

export type Stage = {
  name: StageName;
  /** The plan's day at the booking, such as 2027-03-31; null if it had none. */
  planned: string | null;
  /** When it is expected: the plan's day, or the office's; null if nobody knows. */
  day: string | null;
  /** The office has set the day itself. */
  isSet: boolean;
  /** When it was reached; null while it is ahead. */
  doneOn: string | null;
  waitsFor: Party;
  /** What it asks the owner for, in words of the office; empty for nothing. */
  asks: string;
};

/** Whether the day that is expected is still the plan's. */
export const isPlanned = ({ planned, day, isSet }: Pick<Stage, "planned" | "day" | "isSet">) =>
  !isSet && day === planned;

/** The stages at which the pet departs and arrives. */
export const flightStages: readonly StageName[] = ["handed-over", "landed"];

type PlannedMove = Pick<Plan, "steps" | "departure" | "landing" | "homeOn">;

/** The stages that only some moves have, and the plan's steps that they stand for. */
const ownStages: [StageName, string[]][] = [
  ["sample", ["blood-sample"]],
  ["result", ["result"]],
  ["flight", ["cargo-space"]],
  ["wait", ["wait", "age"]],
  ["aqcs", ["aqcs-certificate", "noc"]],
];

/**
 * The stages of a pet's move by its plan, in the order of their days, without what is already done. A move that the
 * planner does not cover leaves India, so it needs the certificate of AQCS; its days are not known.
 */
export function listStages(plan: PlannedMove | null): Stage[] {
  const { departure = null, landing = null, homeOn = null } = plan ?? {};
  return [
    makeStage("papers", plan && firstDeadline(plan)),
    ...(plan ? listOwnStages(plan) : [makeStage("flight", null), makeStage("aqcs", null)]),
    makeStage("handed-over", departure),
    makeStage("landed", landing),
    makeStage("cleared", landing),
    makeStage("home", homeOn),
  ];
}

const listOwnStages = (plan: PlannedMove): Stage[] =>
  ownStages
    .flatMap(([name, steps]) => {
      const days = plan.steps.filter(({ rule }) => steps.includes(rule.step)).flatMap(lastDayToDo);
      return days.length === 0 ? [] : [{ name, day: Math.max(...days) }];
    })
    .toSorted((one, other) => one.day - other.day)
    .map(({ name, day }) => makeStage(name, day));

/** The day by which the first of the plan's steps needs its papers. */
function firstDeadline({ steps }: PlannedMove): Day | null {
  const days = steps.filter(({ rule }) => !rule.waits).flatMap(lastDayToDo);
  return days.length === 0 ? null : Math.min(...days);
}

/** A wait has no last day to act on, only the day on which it is over. */
function lastDayToDo({ latest, earliest, isDone }: Step): Day[] {
  const day = latest ?? earliest;
  return isDone || day === null ? [] : [day];
}

function makeStage(name: StageName, day: Day | null): Stage {
  const planned = day === null ? null : writeDay(day);
  const { waitsFor } = stageWords[name];
  return { name, planned, day: planned, isSet: false, doneOn: null, waitsFor, asks: "" };
}
