import type { OpenDays } from "#travel/holidays/office-days.ts";
import type { Day } from "#travel/move/calendar.ts";
import type { Amount, Offset, Rule, Window } from "#travel/rules/rule-schema.ts";
import { after, firstDayWithin, firstOpenDay, lastDayBefore, lastOpenDay } from "./offsets.ts";

/** Which limits count: the rules and the shortest times of offices alone, or those of experience, too. */
export type Basis = "rules" | "practice";

/** The days that a window may count from by their names, apart from those of other steps. */
export type Dates = Record<string, Day | undefined> & Record<"landing" | "departure", Day>;

/** The days that the own limits of an activity leave, whatever it needs and what needs it. */
export type Limits = {
  first: Day;
  last: Day;
  firstOpen: (day: Day) => Day;
  lastOpen: (day: Day) => Day;
  /** The day from which on it has enough open days, if it begins on the day. */
  enoughFrom: (day: Day) => Day;
  /** How many days the pet is too young for the flight. */
  daysTooYoung: number;
};

/** Set where its ends are not in it. */
export type OpenWindow = Window & { isOpenEnded: boolean };

/** The windows of a rule that count together. */
export function windowsOf(rule: Rule): Record<Basis, OpenWindow[]> {
  const own = { ...rule.window, isOpenEnded: rule.excludesItsEnds };
  const planned = { ...rule.practice, isOpenEnded: rule.excludesItsEnds };
  return { rules: [own], practice: [own, planned] };
}

/** Whether a landing waits for it. */
export const decidesLanding = ({ kind, decidesNothing, practice }: Rule, basis: Basis): boolean =>
  (kind !== "advice" && !decidesNothing) ||
  (basis === "practice" && Object.keys(practice).length > 0);

/** @param windows those of all that is done at one appointment, or of one step */
export function limitsOf(windows: OpenWindow[], dates: Dates, holidays: ReadonlySet<Day>): Limits {
  const days: OpenDays | undefined = windows.findLast((window) => window.days)?.days;
  const atLeast = Math.max(...windows.map((window) => window.atLeast ?? 1));
  const starts = windows.flatMap(({ from = [], isOpenEnded }) =>
    from.flatMap((offset) => dayAt(offset, isOpenEnded ? 1 : 0)),
  );
  const ends = windows.flatMap(({ until = [], isOpenEnded }) =>
    until.flatMap((offset) => dayAt(offset, isOpenEnded ? -1 : 0, lastDayBefore)),
  );
  const endsLater = windows.some(({ until = [] }) =>
    until.some(({ anchor, amount }) => amount > 0 && dates[anchor] !== undefined),
  );
  const firstOpen = (day: Day) => firstOpenDay(day, days, holidays);
  const daysTooYoung = windows.map(({ ageOnDeparture: age }) =>
    age && dates.birth !== undefined ? after(dates.birth, age) - dates.departure : 0,
  );
  return {
    daysTooYoung: Math.max(0, ...daysTooYoung),
    first: Math.max(-Infinity, ...starts),
    last: Math.min(...ends, endsLater ? Infinity : dates.landing),
    firstOpen,
    lastOpen: (day) => lastOpenDay(day, days, holidays),
    enoughFrom(day) {
      let enough = day;
      for (let count = 1; count < atLeast; count += 1) enough = firstOpen(enough + 1);
      return enough;
    },
  };

  /** @param inwards the day beside it where the rule says "more than" or "less than" */
  function dayAt(
    { anchor, ...offset }: Offset,
    inwards: number,
    back: (day: Day, amount: Amount, holidays: ReadonlySet<Day>) => Day = firstDayWithin,
  ): Day[] {
    const day = dates[anchor];
    if (day === undefined) return [];
    if (offset.amount > 0) return [after(day, offset, holidays)];
    return [offset.amount === 0 ? day : back(day + inwards, offset, holidays)];
  }
}
