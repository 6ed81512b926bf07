import { addWorkingDays, isOpen, type OpenDays } from "#travel/holidays/office-days.ts";
import { addMonths, type Day } from "#travel/move/calendar.ts";
import type { Amount } from "#travel/rules/rule-schema.ts";

type Holidays = ReadonlySet<Day>;

const noHolidays: Holidays = new Set();

/** The day that lies the amount after a day, whatever its sign. */
export function after(day: Day, { amount, unit }: Amount, holidays = noHolidays): Day {
  const count = Math.abs(amount);
  if (unit === "month") return addMonths(day, count);
  if (unit === "working day") return addWorkingDays(day, count, holidays);
  // The hour of the landing is not known, so hours count as whole days, and one day more.
  return day + (unit === "hour" ? Math.ceil(count / 24) + 1 : count);
}

/** The fewest days that the amount ever lasts. */
function fewestDays({ amount, unit }: Amount): number {
  const count = Math.abs(amount);
  return unit === "hour" ? Math.ceil(count / 24) + 1 : count * (unit === "month" ? 28 : 1);
}

/** The last day from which the amount has passed on the given day. */
export function lastDayBefore(day: Day, amount: Amount, holidays = noHolidays): Day {
  let last = day - fewestDays(amount);
  while (after(last, amount, holidays) > day) last -= 1;
  return last;
}

/** The first day from which no more than the amount has passed on the given day. */
export function firstDayWithin(day: Day, amount: Amount): Day {
  let first = day - fewestDays(amount);
  while (after(first - 1, amount) >= day) first -= 1;
  return first;
}

/** The first day from this one on that is open. Any day is, without a kind of days. */
export function firstOpenDay(day: Day, kind: OpenDays | undefined, holidays: Holidays): Day {
  let first = day;
  while (kind && Number.isFinite(first) && !isOpen[kind](first, holidays)) first += 1;
  return first;
}

/** The last day up to this one that is open. */
export function lastOpenDay(day: Day, kind: OpenDays | undefined, holidays: Holidays): Day {
  let last = day;
  while (kind && Number.isFinite(last) && !isOpen[kind](last, holidays)) last -= 1;
  return last;
}
