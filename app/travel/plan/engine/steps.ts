import { type Day, readDay } from "#travel/move/calendar.ts";
import type { Offset, Rule } from "#travel/rules/rule-schema.ts";
import { type Move, needsOf } from "./move.ts";
import { after, lastDayBefore } from "./offsets.ts";
import { type Schedule, type StepWindow, scheduleFor } from "./schedule.ts";
import { findTreatmentHours, type Hours, isInHours } from "./treatment-hours.ts";

/** One step on the way, with the rule that asks for it. */
export type Step = {
  rule: Rule;
  /** Null where that end is open. */
  earliest: Day | null;
  latest: Day | null;
  /** The instants of a window that is counted in hours. */
  hours: Hours | null;
  isDone: boolean;
  /** Less time is left than we plan for: it is done now. */
  isLate: boolean;
  /** How many days the step lacks before this landing. */
  daysShort: number;
};

/** All steps for a landing that the law allows, in the order in which they are done. */
export function listSteps(move: Move, landing: Day): Step[] {
  const schedule = scheduleFor(move, landing, "all");
  const latestDays = findLatestDays(move, schedule);
  return schedule.windows
    .map((window) => makeStep(window, latestDays, schedule, move))
    .map((step, rank) => ({ step, rank, first: firstDayOf(step, schedule) }))
    .toSorted((one, other) => one.first - other.first || one.rank - other.rank)
    .map(({ step }) => step);
}

/** The last day on which each step still leaves time for all that counts from it. */
function findLatestDays({ holidays }: Move, { windows }: Schedule): Map<string, Day> {
  const latestDays = new Map<string, Day>();
  const rules = windows.map(({ rule }) => rule);
  for (const { rule, latest, soonest, last, daysShort, petDay } of windows.toReversed()) {
    // A step that cannot be in time does not limit the steps before it.
    if (daysShort > 0 && soonest > last) continue;
    const limits = windows.flatMap((next) => {
      const end = latestDays.get(next.rule.step);
      if (end === undefined) return [];
      const needed = needsOf(next.rule, rules).includes(rule) ? [rule.takes ?? noTime] : [];
      const counted = (next.rule.window.from ?? []).filter(
        ({ anchor, amount }) => anchor === rule.step && amount >= 0,
      );
      return [...needed, ...counted].map((amount) => lastDayBefore(end, amount, holidays));
    });
    const closing = (rule.window.until ?? []).flatMap((offset) => {
      const end = latestDays.get(offset.anchor);
      return end === undefined ? [] : [lastDayBefore(end, offset, holidays)];
    });
    latestDays.set(
      rule.step,
      petDay?.day ?? Math.min(daysShort > 0 ? last : latest, ...limits, ...closing),
    );
  }
  return latestDays;
}

const noTime = { amount: 0, unit: "day" } as const;

/** For sorting: steps without a date come first, waits without one on the day of landing. */
const firstDayOf = ({ rule, earliest, latest }: Step, { landing }: Schedule): Day =>
  earliest ?? latest ?? (rule.waits ? landing : -Infinity);

function makeStep(
  window: StepWindow,
  latestDays: Map<string, Day>,
  schedule: Schedule,
  move: Move,
): Step {
  const { rule, petDay, earliest, daysShort } = window;
  const { today } = move;
  const base = { rule, hours: null, isDone: false, isLate: daysShort > 0, daysShort };
  if (petDay?.day !== null && petDay?.day !== undefined) {
    const first = petDay.origin === "given" ? petDay.day : null;
    return { ...base, earliest: first, latest: petDay.day, isDone: petDay.day <= today };
  }
  if (rule.waits) {
    const over = earliest === -Infinity ? null : earliest;
    return { ...base, earliest: over, latest: null, isDone: over !== null && over <= today };
  }
  if (isInHours(rule)) {
    const hours = findTreatmentHours(rule, schedule.landing, move);
    return { ...base, earliest: dayOf(hours.from), latest: dayOf(hours.until), hours };
  }
  if (isAlways(rule)) return { ...base, earliest: null, latest: null };
  if (daysShort > 0) return { ...base, earliest: window.soonest, latest: window.soonest };
  const latest = latestDays.get(rule.step) ?? window.latest;
  return { ...base, ...keepTiming({ rule, earliest, latest }, latestDays, schedule) };
}

type Span = { rule: Rule; earliest: Day; latest: Day };

/** Our timing within the window; the whole window if the timing leaves no day; its first day if the timing is over. */
function keepTiming(
  { rule, earliest, latest }: Span,
  latestDays: Map<string, Day>,
  schedule: Schedule,
) {
  const days = (offsets: Offset[] | undefined) =>
    (offsets ?? []).flatMap((offset) => {
      const day = { ...schedule, ...Object.fromEntries(latestDays) }[offset.anchor];
      if (typeof day !== "number") return [];
      return [offset.amount > 0 ? after(day, offset) : lastDayBefore(day, offset)];
    });
  const from = Math.max(earliest, ...days(rule.timing.from));
  const until = Math.min(latest, ...days(rule.timing.until));
  if (until < earliest) return { earliest, latest: earliest, isLate: true };
  return from <= until ? { earliest: from, latest: until } : { earliest, latest };
}

/** Whether the step has no date of its own. */
const isAlways = ({ window, practice, timing, needs, takes }: Rule): boolean =>
  !takes &&
  needs.length === 0 &&
  [window, practice, timing].every(({ from, until }) => !from && !until);

const dayOf = (instant: number): Day => readDay(new Date(instant).toISOString().slice(0, 10));

/** The days on which a calendar shows a step; null for a step without a date. */
export function daysToDo({ earliest, latest }: Step) {
  const first = earliest ?? latest;
  const last = latest ?? earliest;
  return first === null || last === null ? null : { first, last };
}
