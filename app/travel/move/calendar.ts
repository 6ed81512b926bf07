import { dayMs } from "#edge/http/india-clock.ts";

/** A calendar date as the number of days since 1970-01-01. Dates have no time zone. */
export type Day = number;

/** @param isoDate a date of the calendar, such as `2027-03-31` */
export const readDay = (isoDate: string): Day => Date.parse(isoDate) / dayMs;

export const writeDay = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);

export const addYear = (day: Day): Day => addMonths(day, 12);

/**
 * The same day of a later month, or, if that day does not exist, the first of the month after it (30 November plus
 * 3 months is 1 March). So a wait counted in months never ends a day early.
 */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * dayMs);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const exists = date.getUTCDate() <= lastOfMonth;
  return (exists ? Date.UTC(year, month, date.getUTCDate()) : Date.UTC(year, month + 1, 1)) / dayMs;
}
