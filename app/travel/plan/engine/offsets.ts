import { addMonths, addWorkingDays, type Day } from "#travel/move/calendar.ts";
import type { Amount } from "#travel/rules/rule-schema.ts";

const noHolidays: ReadonlySet<Day> = new Set();

/** The day that lies the amount after a day, whatever its sign. */
export function after(day: Day, { amount, unit }: Amount, holidays = noHolidays): Day {
  const count = Math.abs(amount);
  if (unit === "month") return addMonths(day, count);
  if (unit === "working day") return addWorkingDays(day, count, holidays);
  // The hour of the landing is not known, so hours count as whole days, and one day more.
  return day + (unit === "hour" ? Math.ceil(count / 24) + 1 : count);
}

/** The last day from which the amount has passed on the given day. */
export function lastDayBefore(day: Day, offset: Amount, holidays = noHolidays): Day {
  let last = day - longestDays(offset) - holidays.size;
  while (after(last + 1, offset, holidays) <= day) last += 1;
  return last;
}

/** The first day from which no more than the amount has passed on the given day. */
export function firstDayWithin(day: Day, offset: Amount): Day {
  let first = day - longestDays(offset);
  while (after(first, offset) < day) first += 1;
  return first;
}

/** More days than the amount ever lasts without holidays. */
function longestDays({ amount, unit }: Amount): number {
  const longest = { hour: 1, day: 1, "working day": 3, month: 32 }[unit];
  return Math.abs(amount) * longest + 2;
}
