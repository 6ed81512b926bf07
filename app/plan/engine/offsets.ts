import type { Offset } from "~/rules/rule-schema";
import { addMonths, addWorkingDays, type Day } from "./calendar";

type Amount = Pick<Offset, "amount" | "unit">;

/** The day that lies the amount after a day, ignoring its sign. Hours are rounded up to whole days. */
export function after(day: Day, { amount, unit }: Amount): Day {
  const count = Math.abs(amount);
  if (unit === "month") return addMonths(day, count);
  if (unit === "working day") return addWorkingDays(day, count);
  return day + (unit === "hour" ? Math.ceil(count / 24) : count);
}

/** The last day that lies at least the amount before the given day. */
export function lastDayBefore(day: Day, offset: Amount): Day {
  let last = day - longestDays(offset);
  while (after(last + 1, offset) <= day) last += 1;
  return last;
}

/** The first day that lies at most the amount before the given day. */
export function firstDayWithin(day: Day, offset: Amount): Day {
  let first = day - longestDays(offset);
  while (after(first, offset) < day) first += 1;
  return first;
}

/** An upper bound of the days that the amount lasts. */
function longestDays({ amount, unit }: Amount): number {
  const longest = { hour: 1, day: 1, "working day": 3, month: 32 }[unit];
  return Math.abs(amount) * longest + 1;
}
