import { absoluteUrl } from "#edge/seo/structured-data.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import {
  flightOf,
  isPlan,
  type NoPlan,
  type Plan,
  type PlannedStep,
} from "#travel/plan/engine/plan.ts";
import { listAsks, listAssumptions } from "#travel/plan/result/assumed/assumptions.server.ts";
import { listNotes } from "#travel/plan/result/assumed/notes.server.ts";
import { noteOf } from "#travel/plan/result/step-view.server.ts";
import { plainText } from "#travel/plan/result/text/dated-text.ts";
import type { Condition } from "#travel/rules/rule-schema.ts";
import { rulesOfMove } from "#travel/rules/rules.ts";
import { checkDates } from "#travel/rules/source/rule-checks.ts";

/**
 * The plan as `/plan.json` returns it.
 * @param origin the origin of the pages that explain our advice
 */
export function writePlanJson(result: Plan | NoPlan, origin: string) {
  return isPlan(result) ? writePlan(result, origin) : writeNoPlan(result, origin);
}

function writePlan(plan: Plan, origin: string) {
  const { input, byRules, practical, wanted, landing, departure, homeOn, legs, next } = plan;
  const { steps, conditions } = plan;
  const practicalArrival = writeDay(practical.day);
  return {
    to: input.to,
    pet: input.pet,
    checked: checkDates(steps.map(({ rule }) => rule)).checked,
    earliestArrival: writeDay(byRules.day),
    decidedBy: byRules.decidedBy,
    practicalArrival,
    practicallyDecidedBy: practical.decidedBy,
    // Its earlier name, for programs that read it.
    advisedArrival: practicalArrival,
    plannedFor: writeDay(landing),
    plannedDeparture: writeDay(departure),
    homeOn: writeOptional(homeOn),
    legs: legs.map((leg) => ({ to: leg.to, landing: writeDay(leg.landing) })),
    wanted: wanted && {
      date: writeDay(wanted.day),
      isPossible: wanted.isPossible,
      isTight: wanted.lacks.length > 0,
      blockedBy: wanted.blockedBy,
      lacks: wanted.lacks.map(({ rule, days }) => ({ step: rule.step, days })),
    },
    next: next && { by: writeDay(next.by), steps: next.steps.map(({ rule }) => rule.step) },
    refusal: null,
    closed: null,
    assumptions: listAssumptions(plan).map(({ text }) => plainText(text)),
    asks: listAsks(plan),
    steps: steps.map((step) => writeStep(step, flightOf(plan, step), origin)),
    notes: [...listNotes(plan).map(plainText), ...conditions.map(({ text }) => text)],
  };
}

function writeNoPlan({ input, refusal, closed, byRules, closedBy }: NoPlan, origin: string) {
  return {
    to: input.to,
    pet: input.pet,
    checked: checkDates(rulesOfMove(input.to)).checked,
    earliestArrival: writeOptional(byRules.day),
    decidedBy: byRules.decidedBy,
    practicalArrival: null,
    practicallyDecidedBy: closedBy?.step ?? null,
    advisedArrival: null,
    plannedFor: null,
    plannedDeparture: null,
    homeOn: null,
    legs: [],
    wanted: null,
    next: null,
    refusal: refusal && { text: refusal.text, source: writeSource(refusal, origin) },
    closed: closed && {
      text: closed.why.text,
      source: writeSource(closed.why, origin),
      ways: closed.ways.flatMap((way) => (isPlan(way) ? [writeWay(way)] : [])),
    },
    assumptions: [],
    asks: [],
    steps: [],
    notes: [],
  };
}

/** A way by another country, by its practical days. */
const writeWay = ({ input, practical, legs }: Plan) => ({
  via: input.via,
  departure: writeDay(practical.departure),
  homeOn: writeOptional(practical.homeOn),
  legs: legs.map(({ to, landing }) => ({ to, landing: writeDay(landing) })),
});

function writeStep(step: PlannedStep, plan: Plan, origin: string) {
  const { rule, earliest, latest, overBy, hours, isDone, isLate } = step;
  return {
    id: rule.step,
    title: rule.what,
    earliest: hours ? new Date(hours.from).toISOString() : writeOptional(earliest),
    latest: hours ? new Date(hours.until).toISOString() : writeOptional(latest ?? overBy),
    isDone,
    isLate,
    kind: rule.kind,
    note: noteOf(step, plan),
    source: writeSource(rule, origin),
  };
}

type Sourced = Pick<Condition, "source" | "checked" | "verifyBy" | "read">;

const writeSource = ({ source, checked, verifyBy, read }: Sourced, origin: string) => ({
  title: source.title,
  url: absoluteUrl(origin, source.url),
  checked,
  verifyBy,
  read,
});

const writeOptional = (day: Day | null) => (day === null ? null : writeDay(day));
