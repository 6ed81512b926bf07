import { indianHolidays } from "#travel/holidays/office-days.ts";
import type { Day } from "#travel/move/calendar.ts";
import type { Closed, Condition, Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { listConditions } from "./conditions.ts";
import type { PlanInput } from "./input.ts";
import type { KnownDays } from "./known-days.ts";
import { findFirstLanding, type Landing, type NoLanding } from "./network/landing.ts";
import type { Basis } from "./network/limits.ts";
import { makeNetwork, type Network, putInOrder } from "./network/network.ts";
import { schedule } from "./network/passes.ts";
import { listSteps, type Step } from "./steps.ts";
import { findHome, fromStop, toStop } from "./stop.ts";
import { findWanted, type Wanted } from "./wanted.ts";

/** A step is late if less time is left than we plan for, so that it is done now. */
export type PlannedStep = Step & { isLate: boolean };

/** A landing, with the day on which the pet leaves for it, and that on which it is home. */
export type Arrival = Landing & {
  departure: Day;
  /** Null where a quarantine follows whose length nobody publishes. */
  homeOn: Day | null;
};

export type Plan = {
  /** That of the last flight, planned as in practice. */
  network: Network;
  input: PlanInput;
  today: Day;
  /** By the rules and the shortest times of offices alone. */
  byRules: Arrival;
  /** The first day on which one can really fly. */
  practical: Arrival;
  wanted: Wanted | null;
  /** The landing that the steps are planned for: the wanted one where the rules allow it, else the practical one. */
  landing: Day;
  /** The day on which the pet leaves for the first of its flights. */
  departure: Day;
  homeOn: Day | null;
  /** The flights, each with its landing. */
  legs: { to: string; landing: Day }[];
  /** The plan of the flight to the country where the pet lives first, whose steps and conditions are among those below. */
  stop: Plan | null;
  /** Which limits the steps keep. */
  basis: Basis;
  known: KnownDays;
  steps: PlannedStep[];
  /** The steps to do next, and by when: those with the earliest last day. */
  next: { by: Day; steps: PlannedStep[] } | null;
  /** The conditions that decide beside the steps, the ones that close the way first. */
  conditions: Condition[];
};

/** Why there is no plan: nobody may bring such a pet, none flies there directly, or no landing within two years is open. */
export type NoPlan = {
  input: PlanInput;
  today: Day;
  refusal: Condition | null;
  /** Set where a pet must live in another country first and none was chosen, with what is found for each. */
  closed: { why: Closed; ways: (Plan | NoPlan)[] } | null;
  byRules: Landing | NoLanding;
  /** The rule of the step that closes all landings. */
  closedBy: Rule | null;
};

export const isPlan = (result: Plan | NoPlan): result is Plan => "steps" in result;

/** The first day on which one can really fly directly, without the rest of the plan. Null if there is none. */
export function findFirstDeparture(input: PlanInput, today: Day): Day | null {
  if (rulesOf(input.to).destination.via) return null;
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
  const none = { input, today, refusal: null, closed: null, byRules: noLanding, closedBy: null };
  const refusal = listConditions(input, today).find(({ refuses }) => refuses);
  if (refusal) return { ...none, refusal };
  const { via = [], closed } = rulesOf(input.to).destination;
  const stopOf = via.find((stop) => stop === input.via);
  if (closed && !stopOf) {
    const ways = via.map((stop) => makePlan({ ...input, via: stop }, today, holidays));
    return { ...none, closed: { why: closed, ways } };
  }
  const first = stopOf ? makePlan(toStop(input, stopOf), today, holidays) : null;
  if (first && !isPlan(first)) return { ...first, input };
  const networkFor = (stopLanding: Day | undefined) =>
    makeNetwork(first ? fromStop(input) : input, today, holidays, stopLanding);
  const networks = {
    rules: networkFor(first?.byRules.day),
    practice: networkFor(first?.practical.day),
  };
  const byRules = findFirstLanding(networks.rules, "rules");
  // The limits of experience open no sooner landing.
  const practical = findFirstLanding(networks.practice, "practice", byRules.day ?? undefined);
  if (byRules.day === null || practical.day === null) {
    const closedBy = ruleOf({ network: networks.practice }, practical.decidedBy) ?? null;
    return { ...none, byRules, closedBy };
  }
  const wanted = findWanted(networks);
  const landing = wanted?.isPossible ? wanted.day : practical.day;
  const isTight = (wanted?.lacks.length ?? 0) > 0;
  const basis = isTight ? "rules" : "practice";
  const stop = first && isTight ? planFor(first, first.byRules.day, holidays) : first;
  const { departure, known, ...planned } = schedule(networks[basis], landing, basis);
  const short = wanted?.lacks.flatMap(({ rule, isCause }) => (isCause ? [rule.step] : [])) ?? [];
  const own = listSteps(networks[basis], { ...planned, departure, known }).map((step) => ({
    ...step,
    isLate: short.includes(step.rule.step) && step.earliest === today && !step.rule.waits,
  }));
  const steps = [...(stop?.steps ?? []), ...own];
  const conditions = listConditions(input, landing);
  const arrive = (found: Landing, from: Plan["byRules"] | undefined): Arrival => ({
    ...found,
    departure: from?.departure ?? found.day - networks.rules.daysInFlight,
    homeOn: findHome(networks.rules, conditions, found.day),
  });
  return {
    network: networks.practice,
    today,
    wanted,
    landing,
    basis,
    stop,
    steps,
    input: first ? input : networks.practice.input,
    byRules: arrive(byRules, first?.byRules),
    practical: arrive(practical, first?.practical),
    departure: stop?.departure ?? departure,
    homeOn: findHome(networks.rules, conditions, landing),
    legs: [...(stop?.legs ?? []), { to: input.to, landing }],
    known: stop?.known ?? known,
    next: findNext(steps),
    conditions: [...conditions, ...(stop?.conditions ?? [])],
  };
}

const noLanding: NoLanding = { day: null, decidedBy: null };

/** The same plan, for another landing, which is open. */
export function planFor({ input, today }: Plan, arrive: Day, holidays: readonly string[]): Plan {
  const plan = makePlan({ ...input, arrive, depart: undefined }, today, holidays);
  if (!isPlan(plan)) throw new Error(`There is no plan for ${input.to}, where a landing is open`);
  return plan;
}

/** The steps of a plan in their own order, but each after all that it needs. */
export function inOrderOfNeeds<Listed extends Pick<PlannedStep, "rule">>(
  steps: Listed[],
  { network, stop }: Plan,
): Listed[] {
  const dependencies = [...(stop?.network.dependencies ?? []), ...network.dependencies];
  return putInOrder(steps, ({ rule }) => rule.step, dependencies);
}

/** Of what the law or an office asks somebody to do, that with the earliest last day. */
export function findNext(steps: PlannedStep[]): Plan["next"] {
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

/** The plan of the flight out of India or home to it, which the pet's papers are for: to where it lives first, if it does. */
export const firstFlightOf = (plan: Plan): Plan => plan.stop ?? plan;

/** The plan of the flight that a step belongs to. */
export const flightOf = (plan: Plan, step: PlannedStep): Plan =>
  plan.stop?.steps.includes(step) ? plan.stop : plan;
