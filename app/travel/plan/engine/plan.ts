import { indianHolidays } from "#travel/holidays/office-days.ts";
import type { Day } from "#travel/move/calendar.ts";
import type { Condition, Rule } from "#travel/rules/rule-schema.ts";
import { listConditions } from "./conditions.ts";
import type { PlanInput } from "./input.ts";
import type { KnownDays } from "./known-days.ts";
import { findFirstLanding, findObstacle, type Landing, type NoLanding } from "./landing.ts";
import type { Basis } from "./limits.ts";
import { makeNetwork, type Network, usualDaysInFlight } from "./network.ts";
import { emptyOf, schedule } from "./passes.ts";
import { listSteps, type Step } from "./steps.ts";

/** A landing that the visitor has in mind. */
export type Wanted = {
  day: Day;
  /** The step whose rule forbids it. */
  blockedBy: string | null;
  isPossible: boolean;
  /**
   * The steps that lack days in practice, although the rules allow the landing: by their own limits (`isCause`), or since
   * such a step needs them.
   */
  lacks: { rule: Rule; days: number; isCause: boolean }[];
};

/** A step is late if less time is left than we plan for, so that it is done now. */
export type PlannedStep = Step & { isLate: boolean };

export type Plan = {
  network: Network;
  input: PlanInput;
  today: Day;
  /** By the rules and the shortest times of offices alone. */
  byRules: Landing;
  /** The first day on which one can really fly. */
  practical: Landing;
  wanted: Wanted | null;
  /** The landing that the steps are planned for: the wanted one where the rules allow it, else the practical one. */
  landing: Day;
  departure: Day;
  /** Which limits the steps keep. */
  basis: Basis;
  known: KnownDays;
  steps: PlannedStep[];
  /** The steps to do next, and by when: those with the earliest last day. */
  next: { by: Day; steps: PlannedStep[] } | null;
  /** The conditions that decide beside the steps, the ones that close the way first. */
  conditions: Condition[];
};

/** Why there is no plan: nobody may bring such a pet, or no landing within two years is open. */
export type NoPlan = {
  input: PlanInput;
  refusal: Condition | null;
  byRules: Landing | NoLanding;
  /** The rule of the step that closes all landings. */
  closedBy: Rule | null;
};

export const isPlan = (result: Plan | NoPlan): result is Plan => "steps" in result;

/** The first day on which one can really fly, without the rest of the plan. Null if there is none. */
export function findFirstDeparture(input: PlanInput, today: Day): Day | null {
  const network = makeNetwork(input, today, indianHolidays);
  const { day } = findFirstLanding(network, "practice");
  return day === null ? null : day - network.daysInFlight;
}

/**
 * Plans a move from the visitor's input and the rules of travel. Has no clock of its own.
 * @param today the date in India
 * @param holidays the days on which India's offices are closed, such as `2026-12-25`
 */
export function makePlan(
  input: PlanInput,
  today: Day,
  holidays: readonly string[] = indianHolidays,
): Plan | NoPlan {
  const refusal = listConditions(input, today).find(({ refuses }) => refuses);
  const byNobody = { day: null, decidedBy: null };
  if (refusal) return { input, refusal, byRules: byNobody, closedBy: null };
  const network = makeNetwork(input, today, holidays);
  const byRules = findFirstLanding(network, "rules");
  const practical = findFirstLanding(network, "practice");
  if (byRules.day === null || practical.day === null) {
    const closedBy = ruleOf({ network }, practical.decidedBy) ?? null;
    return { input, refusal: null, byRules, closedBy };
  }
  const wanted = findWanted(network);
  const landing = wanted?.isPossible ? wanted.day : practical.day;
  const isTight = (wanted?.lacks.length ?? 0) > 0;
  const basis = isTight ? "rules" : "practice";
  const { departure, known, ...planned } = schedule(network, landing, basis);
  const short = wanted?.lacks.flatMap(({ rule, isCause }) => (isCause ? [rule.step] : [])) ?? [];
  const steps = listSteps(network, { ...planned, departure, known }).map((step) => ({
    ...step,
    isLate: short.includes(step.rule.step) && step.earliest === today && !step.rule.waits,
  }));
  return {
    ...{ network, input, today, byRules, practical, wanted, landing, departure, basis, known },
    steps,
    next: findNext(steps),
    conditions: listConditions(input, landing),
  };
}

function findWanted(network: Network): Wanted | null {
  const { arrive, depart, to } = network.input;
  const day = arrive ?? (depart === undefined ? undefined : depart + usualDaysInFlight({ to }));
  if (day === undefined) return null;
  const blockedBy = findObstacle(network, day, "rules");
  const isPossible = blockedBy === null && day >= network.today;
  return { day, blockedBy, isPossible, lacks: isPossible ? findLacks(network, day) : [] };
}

function findLacks(network: Network, landing: Day): Wanted["lacks"] {
  const short = emptyOf(schedule(network, landing, "practice"));
  return short.flatMap(({ parts, daysShort, fixed, earliest, limits }) =>
    parts.map((rule) => ({
      ...{ rule, days: daysShort },
      isCause: (fixed ?? limits.enoughFrom(earliest)) > limits.lastOpen(limits.last),
    })),
  );
}

/** Of what the law or an office asks somebody to do, that with the earliest last day. */
function findNext(steps: PlannedStep[]): Plan["next"] {
  const open = steps.flatMap((step) =>
    step.isDone || isNeverNext(step) || step.latest === null ? [] : [{ step, latest: step.latest }],
  );
  const by = Math.min(...open.map(({ latest }) => latest));
  return open.length === 0
    ? null
    : { by, steps: open.filter(({ latest }) => latest === by).map(({ step }) => step) };
}

const isNeverNext = ({ rule }: Step): boolean =>
  rule.waits || rule.kind === "advice" || rule.decidesNothing;

/** The rule of a step of the plan. */
export const ruleOf = ({ network }: Pick<Plan, "network">, step: string | null): Rule | undefined =>
  network.rules.find((rule) => rule.step === step);
