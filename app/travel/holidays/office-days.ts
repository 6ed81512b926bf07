import { company } from "#content/company/company.ts";
import india from "#travel/holidays/india.yaml";
import { type Day, readDay, writeDay } from "#travel/move/calendar.ts";

/** The days on which India's offices are closed, beside the weekends: such as `2026-12-25`. */
export const indianHolidays: readonly string[] = [
  ...india.fixed,
  ...india.reported,
  ...(company.holidays ?? []).map(({ date }) => date),
];

/** The days on which something can be done: offices work on some, and laboratories receive samples of others. */
export type OpenDays = "working" | "sampling" | "not Sunday";

export const isOpen: Record<OpenDays, (day: Day, holidays: ReadonlySet<Day>) => boolean> = {
  working: (day, holidays) => weekdayOf(day) < 5 && !holidays.has(day),
  /** Not before a weekend, and not at the turn of the year, when couriers and laboratories are closed. */
  sampling: (day, holidays) =>
    weekdayOf(day) < 4 && !holidays.has(day) && !isTurnOfTheYear(writeDay(day).slice(5)),
  "not Sunday": (day) => weekdayOf(day) < 6,
};

const isTurnOfTheYear = (date: string) => date >= "12-24" || date === "01-01";

/** 0 is Monday. 1970-01-01 was a Thursday. */
const weekdayOf = (day: Day) => (day + 3) % 7;

/** The working day that is so many working days after the day. */
export function addWorkingDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  let result = day;
  for (let left = count; left > 0; ) {
    result += 1;
    if (isOpen.working(result, holidays)) left -= 1;
  }
  return result;
}

export const readHolidays = (dates: readonly string[]): ReadonlySet<Day> =>
  new Set(dates.map(readDay));
