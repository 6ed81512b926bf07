import { type Day, writeDay } from "#travel/move/calendar.ts";
import { countries } from "#travel/move/countries.ts";
import { moveTo } from "#travel/move/move-title.ts";
import { nameMove } from "#travel/move/move-words.server.ts";
import { type Arrival, isPlan, type NoPlan, type Plan, ruleOf } from "#travel/plan/engine/plan.ts";
import { describePassRoute } from "#travel/plan/pass-route.server.ts";
import { type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { listObstacles } from "#travel/rules/obstacles.tsx";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { findCommonDay } from "#travel/rules/source/rule-checks.ts";
import { describeSource } from "#travel/rules/source/source-view.server.ts";
import { describeRule } from "#travel/rules/window-words.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { describeAndBack } from "./and-back/and-back.server.ts";
import { listAsks } from "./assumed/assumptions.server.ts";
import { listNotes } from "./assumed/notes.server.ts";
import { describeAsk, describeAssumptions } from "./assumed/open-questions.server.ts";
import { describeWanted } from "./pass/wanted-words.server.ts";
import { drawTimeline } from "./plan-timeline.server.ts";
import {
  describeDecision,
  describeNext,
  describeWayHome,
  describeWhyLater,
} from "./result-words.server.ts";
import {
  type DayWords,
  dateWords,
  dayWords,
  markDates,
  showText,
  weekdayOf,
} from "./text/day-words.server.ts";

export type LandingView = ReturnType<typeof describeLanding>;

/** All that the page says of a plan, in words. */
export type PlanView = ReturnType<typeof describePlan>;

/**
 * When the pet can fly and on which conditions.
 * @param query the visitor's input
 * @param shownOn the day of the reader, who may read a plan that was made earlier
 */
export function describeAnswer(made: Plan, query: PlanQuery, shownOn: Day = made.today) {
  const plan = { ...made, today: shownOn };
  const { practical, byRules, wanted, steps, conditions, today } = plan;
  const commonDay = findCommonDay([...steps.map(({ rule }) => rule), ...conditions]);
  const mostlyRead: DayWords = { dateTime: commonDay, words: formatDate(commonDay) };
  const isSameDay = practical.day === byRules.day;
  return {
    practical: describeLanding(plan, practical),
    /** Null where it is the same day. */
    byRules: isSameDay
      ? null
      : { landing: dayWords(byRules.day), whyLater: describeWhyLater(plan) },
    wanted: wanted && describeWanted(plan, wanted, describeRuleOf(plan, wanted.blockedBy), query),
    /** The day on which most of its sources were read. */
    mostlyRead,
    conditions: conditions.map((condition) => ({
      text: markDates(condition.text),
      decides: condition.decides,
      reportId: condition.reportId,
      source: describeSource(condition, writeDay(today), mostlyRead.dateTime),
    })),
  };
}

/**
 * @param query the visitor's input
 * @param end the day after the last one of the timeline
 */
export function describePlan(plan: Plan, query: PlanQuery, end?: Day) {
  const { input, practical, landing, conditions } = plan;
  const move = nameMove(input);
  const next = describeNext(plan);
  const answer = describeAnswer(plan, query);
  return {
    ...answer,
    move,
    route: describePassRoute(input),
    name: input.name ?? null,
    obstacles: listObstacles(conditions),
    summary: `${move}: the first day you can really fly is ${dayWords(practical.departure).words}.`,
    next: next && { ...next, by: withShortWeekday(next.by) },
    /** The questions that the plan stands or falls with, each with the queries of its two answers. */
    questions: listAsks(plan).map((ask) => describeAsk(ask, plan, query)),
    assumptions: describeAssumptions(plan, query),
    landing: dayWords(landing),
    timeline: drawTimeline(plan, answer.mostlyRead.dateTime, end),
    notes: listNotes(plan).map(showText),
    andBack: describeAndBack(plan, query, answer.mostlyRead.dateTime),
    guide: rulesOf(input.to).destination.guide,
  };
}

/** Why there is no plan, in words. */
export function describeNoPlan(
  { input, today, refusal, closed, closedBy }: NoPlan,
  query: PlanQuery,
) {
  const known = {
    move: nameMove(input),
    route: describePassRoute(input),
    guide: rulesOf(input.to).destination.guide,
  };
  const why = refusal ?? closed?.why;
  if (!why) {
    const text = `No landing within two years is possible with these days.${closedBy ? ` What stands in the way: ${describeRuleWords(closedBy)}.` : ""} Please check them, or ask us.`;
    return { ...known, text: markDates(text), source: null, ways: noWays };
  }
  return {
    ...known,
    text: markDates(why.text),
    source: describeSource(why, writeDay(today)),
    ways: (closed?.ways ?? []).map((way) => describeWay(way, query)),
  };
}

const noWays: ReturnType<typeof describeWay>[] = [];

/** A way by another country, with its days and the query of its plan. */
function describeWay(way: Plan | NoPlan, query: PlanQuery) {
  const { via = "" } = way.input;
  const { inSentence } = rulesOf(via).destination;
  return {
    name: `By way of ${inSentence}`,
    codes: describePassRoute(way.input).codes,
    /** Null where no landing within two years is possible. */
    days: isPlan(way) ? listWayDays(way) : null,
    search: isPlan(way) ? writeQuery({ ...query, via }) : null,
  };
}

function listWayDays({ practical }: Plan) {
  const days: [string, Day | null][] = [
    ["Leave", practical.departure],
    ["Last landing", practical.day],
    ["Home from", practical.homeOn],
  ];
  return days.flatMap(([label, day]) => (day === null ? [] : [{ label, day: inFewLetters(day) }]));
}

/** Such as "7 Apr 2027". */
const inFewLetters = (day: Day): DayWords => ({
  dateTime: writeDay(day),
  words: dateWords(day).replace(/(?<=[A-Z]..)[a-z]+/, ""),
});

export type NoPlanView = ReturnType<typeof describeNoPlan>;

/** Such as "Dog to the UK: 3 April 2027". */
export function nameResult(plan: Plan): string {
  const { to, country, pet } = plan.input;
  const place = to === "eu" && country ? countries[country] : rulesOf(to).destination.inTitle;
  return `${moveTo(pet, place)}: ${dateWords(plan.practical.departure)}`;
}

function describeLanding(plan: Plan, arrival: Arrival) {
  const { day, departure } = arrival;
  return {
    landing: dayWords(day),
    /** Where the pet lives before it flies on, and how it gets home from the landing; empty without either. */
    onTheWay: showText(describeWayHome(plan, arrival)),
    /** Set where the flight leaves on another day. */
    departure: departure === day ? null : dayWords(departure),
    /** The day on which it leaves. */
    first: withShortWeekday(departure),
    /** The steps that lead to it, with the pet's own days. */
    decision: showText(describeDecision(plan, arrival)),
  };
}

/** Such as "Sat 13 February 2027". */
export const withShortWeekday = (day: Day): DayWords => ({
  dateTime: writeDay(day),
  words: `${weekdayOf(day).slice(0, 3)} ${dateWords(day)}`,
});

/** A rule with its window, such as "Wait after the blood sample (3 calendar months after the blood sample or later)". */
function describeRuleOf(plan: Plan, step: string | null): string {
  const rule = ruleOf(plan, step);
  return rule ? describeRuleWords(rule) : "";
}

function describeRuleWords(rule: Rule): string {
  const words = describeRule(rule);
  return words ? `${rule.what} (${words})` : rule.what;
}
