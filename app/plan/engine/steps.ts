import type { Rule } from "~/rules/rule-schema";
import { type Day, readDay } from "./calendar";
import type { PlanInput } from "./input";
import { endOfWait } from "./landing";
import { listMoveRules } from "./move-rules";
import { after } from "./offsets";
import type { PetDates, PetDay } from "./pet-dates";
import { type Hours, hoursForDay, isInHours, timeZoneOf } from "./treatment-hours";
import { type DayWindow, isPetStep, latestDay, narrow, windowAround } from "./windows";

/** One step of the move, with the rule that asks for it. */
export type Step = DayWindow & {
  rule: Rule;
  /** The instants of a window that is counted in hours. */
  hours: Hours | null;
  isDone: boolean;
  /** It is too late to follow our advice: its window is past, or was never open. */
  isMissed: boolean;
};

type StepsOf = { input: PlanInput; dates: PetDates; today: Day; landing: Day };

/**
 * All steps for a landing that the law allows, in the order in which they are done. Of several rules for a step, the
 * destination's own is shown.
 */
export function listSteps(plan: StepsOf): Step[] {
  const rules = listMoveRules(plan.input);
  const names = [...new Set(rules.map(({ step }) => step))];
  return names
    .flatMap((name) => {
      const rule = rules.find(({ step }) => step === name);
      return rule ? [makeStep(rule, rules, plan)] : [];
    })
    .toSorted(
      (one, other) =>
        firstDayOf(one, plan.dates) - firstDayOf(other, plan.dates) ||
        rankOf(one) - rankOf(other) ||
        (one.latest ?? 0) - (other.latest ?? 0),
    );
}

/** The day on which a step begins; a wait begins with the sample. Steps without a date come first. */
function firstDayOf({ rule, earliest, latest }: Step, dates: PetDates): Day {
  if (isWait(rule)) return dates["blood-sample"]?.day ?? -Infinity;
  return earliest ?? latest ?? -Infinity;
}

const chain = ["microchip", "rabies-vaccine", "blood-sample", "wait"];

/** Orders steps that may begin on the same day: each after the step that it needs. */
const rankOf = ({ rule }: Step): number =>
  chain.includes(rule.step) ? chain.indexOf(rule.step) : chain.length;

/** Whether the step is the wait after the sample. */
export const isWait = ({ limits, window }: Rule): boolean =>
  limits !== undefined && (window.from?.some(({ anchor }) => anchor === "blood-sample") ?? false);

function makeStep(rule: Rule, rules: Rule[], plan: StepsOf): Step {
  const { input, dates, today, landing } = plan;
  const base = { rule, hours: null, isMissed: false };
  if (isPetStep(rule.step)) {
    const petDay = dates[rule.step];
    if (petDay) return { ...base, ...petStep(rule.step, petDay, rules, plan) };
  }
  if (rule.limits) {
    const earliest = firstDayUnder(rule, dates);
    return { ...base, earliest, latest: null, isDone: earliest !== null && earliest <= today };
  }
  if (isInHours(rule)) {
    const hours = hoursForDay(rule, landing, timeZoneOf(input), today);
    const [earliest, latest] = [dayOf(hours.from), dayOf(hours.until)];
    return { ...base, earliest, latest, hours, isDone: false };
  }
  return { ...base, ...flightStep(rule, rules, plan), isDone: false };
}

function petStep(
  step: string,
  { day, origin }: PetDay,
  rules: Rule[],
  { today, landing, dates }: StepsOf,
): Pick<Step, "earliest" | "latest" | "isDone"> {
  if (origin === "given") return { earliest: day, latest: day, isDone: day <= today };
  if (origin === "implied") return { earliest: null, latest: day, isDone: day <= today };
  const law = rules.filter(({ kind }) => kind === "law");
  const latest = Math.max(day, latestDay(step, landing, law, dates));
  const advised = latestDay(step, landing, rules, dates);
  return { earliest: day, latest: advised < day ? latest : advised, isDone: false };
}

function flightStep(
  rule: Rule,
  rules: Rule[],
  { dates, today, landing }: StepsOf,
): Pick<Step, "earliest" | "latest" | "isMissed"> {
  const { window, advised } = rule;
  const whole = windowAround(landing, window);
  if (!window.from && !window.until) return { ...whole, isMissed: false };
  const limits = rules.filter((other) => other === rule || other.limits === rule.step);
  const parts = [
    ...limits.map((limit) => ({ earliest: firstDayUnder(limit, dates), latest: null })),
    { earliest: today, latest: null },
    ...(advised ? [windowAround(landing, advised)] : []),
  ];
  // Ignores constraints that would empty the window: advice that comes too late.
  const left = parts.reduce((part, other) => narrow(part, other) ?? part, whole);
  return { ...left, isMissed: left.latest !== null && left.latest < today };
}

/** The first day that a rule allows, given the pet's own dates; null if it depends on none that is known. */
function firstDayUnder(rule: Rule, dates: PetDates): Day | null {
  const sample = dates["blood-sample"];
  const days = (rule.window.from ?? []).flatMap((offset) => {
    if (offset.anchor === "birth") return dates.birth === null ? [] : [after(dates.birth, offset)];
    if (offset.anchor === "rabies-vaccine") return [after(dates["rabies-vaccine"].day, offset)];
    if (offset.anchor === "blood-sample" && sample) return [endOfWait(rule, sample.day)];
    return [];
  });
  return days.length > 0 ? Math.max(...days) : null;
}

const dayOf = (instant: number): Day => readDay(new Date(instant).toISOString().slice(0, 10));

/** The days on which a calendar shows a step: today if our advice is past; null for a step without a date. */
export function daysToDo({ earliest, latest, isMissed }: Step, today: Day) {
  if (isMissed) return { first: today, last: today };
  const first = earliest ?? latest;
  const last = latest ?? earliest;
  return first === null || last === null ? null : { first, last };
}
