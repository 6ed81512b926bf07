import type { Day } from "#travel/move/calendar.ts";
import type { Amount, Offset, Rule } from "#travel/rules/rule-schema.ts";
import { type Move, needsOf } from "./move.ts";
import { after, firstDayWithin, lastDayBefore } from "./offsets.ts";
import { coverEnd, isPetStep, judgePetDays, type PetDay, type PetDays } from "./pet-days.ts";

/**
 * Which rules count: the law alone; all rules that decide the first day on which one can really fly; or also those that
 * decide no day.
 */
export type Basis = "law" | "practice" | "all";

/** When a step can be done for one landing. */
export type StepWindow = {
  rule: Rule;
  /** Counts from the steps before it; `-Infinity` where nothing opens it. */
  earliest: Day;
  /** The step before it that decides `earliest`, and the time between the two; null where none does. */
  openedBy: Pick<Opening, "step" | "time"> | null;
  /** Counts back from the flight. */
  latest: Day;
  /** The same two without what practice adds, for a step that is late. */
  soonest: Day;
  last: Day;
  /** Set for what was or will be done to the pet. */
  petDay: PetDay | null;
  /** How many days the window lacks; 0 if it has at least one. */
  daysShort: number;
};

/** A day on which a window may open: the day of an earlier step, and the time after it. */
type Opening = { day: Day; step: string; time: Amount | null };

export type Schedule = { landing: Day; departure: Day; petDays: PetDays; windows: StepWindow[] };

/**
 * For one landing, the window of each step from the windows of what it needs. The landing is possible if no window is short
 * of a day.
 */
export function scheduleFor(move: Move, landing: Day, basis: Basis): Schedule {
  const departure = landing - move.daysInFlight;
  const rules = move.rules.filter(
    (rule) => counts(rule, basis) && isOldEnough(rule, move, landing),
  );
  const petDays = judgePetDays(move, rules, departure, landing);
  const coveredUntil = petDays["rabies-vaccine"].day === null ? undefined : coverEnd(move.input);
  const windows: StepWindow[] = [];
  for (const rule of rules) {
    if (countsFrom(rule, "cover-end") && !(coveredUntil !== undefined && coveredUntil < landing)) {
      continue;
    }
    windows.push(findWindow(rule));
  }
  return { landing, departure, petDays, windows };

  function findWindow(rule: Rule): StepWindow {
    const petDay = isPetStep(rule.step) ? petDays[rule.step] : null;
    const start = rule.waits ? -Infinity : move.today;
    const openings = opens(rule, basis);
    const earliest = petDay?.day ?? Math.max(start, ...openings.map(({ day }) => day));
    const soonest = petDay?.day ?? Math.max(start, ...opens(rule, "law").map(({ day }) => day));
    const waitsFor = petDay?.day == null && earliest > start;
    const openedBy = (waitsFor && openings.find(({ day }) => day === earliest)) || null;
    const latest = Math.min(...closes(rule, basis));
    const last = Math.min(...closes(rule, "law"));
    const daysShort = Math.max(0, earliest - latest);
    return { rule, earliest, openedBy, latest, soonest, last, petDay, daysShort };
  }

  function opens(rule: Rule, basis: Basis): Opening[] {
    const needed = needsOf(rule, rules).flatMap(({ step, takes = null }) => {
      const day = finishOf(step);
      if (day === undefined) return [];
      return [{ day: takes ? after(day, takes, move.holidays) : day, step, time: takes }];
    });
    const offsets = windowsOf(rule, basis).flatMap(({ from }) => from ?? []);
    const counted = offsets.flatMap((offset) =>
      openingDay(rule, offset).map((day) => ({ day, step: offset.anchor, time: offset })),
    );
    return [...needed, ...counted];
  }

  function openingDay(rule: Rule, offset: Offset): Day[] {
    const day = dayOf(offset.anchor) ?? finishOf(offset.anchor);
    if (day === undefined) return [];
    if (offset.amount >= 0) return [after(day, offset, move.holidays)];
    return [firstDayWithin(rule.excludesItsEnds ? day + 1 : day, offset)];
  }

  function closes(rule: Rule, basis: Basis): Day[] {
    const offsets = windowsOf(rule, basis).flatMap(({ until }) => until ?? []);
    const days = offsets.flatMap((offset) => {
      const day = dayOf(offset.anchor);
      if (day === undefined) return [];
      if (offset.amount > 0) return [after(day, offset, move.holidays)];
      const isExcluded = rule.excludesItsEnds && offset.amount !== 0;
      return [lastDayBefore(isExcluded ? day - 1 : day, offset, move.holidays)];
    });
    return offsets.some(({ amount }) => amount > 0) ? days : [...days, landing];
  }

  function dayOf(anchor: string): Day | undefined {
    const days: Record<string, Day | undefined> = {
      birth: move.input.born,
      "cover-end": coveredUntil,
      today: move.today,
      departure,
      landing,
    };
    return days[anchor];
  }

  function finishOf(step: string): Day | undefined {
    const day = windows.find(({ rule }) => rule.step === step)?.earliest;
    return day === -Infinity ? undefined : day;
  }
}

/** The steps that make the landing impossible, in their order. */
export const shortOf = ({ windows }: Schedule): StepWindow[] =>
  windows.filter(({ daysShort }) => daysShort > 0);

const counts = ({ kind, practice }: Rule, basis: Basis): boolean =>
  basis === "all" ||
  kind === "law" ||
  (basis === "practice" && (kind === "required" || Object.keys(practice).length > 0));

const isOldEnough = ({ fromAge }: Rule, { input: { born } }: Move, landing: Day): boolean =>
  !fromAge || born === undefined || landing >= after(born, fromAge);

const windowsOf = ({ window, practice }: Rule, basis: Basis) =>
  basis === "law" ? [window] : [window, practice];

const countsFrom = ({ window }: Rule, name: string): boolean =>
  (window.from ?? []).some(({ anchor }) => anchor === name);
