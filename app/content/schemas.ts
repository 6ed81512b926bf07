import * as v from "valibot";

// The entries that words and facts share: front matter, rules, fees, airlines, sheets.

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

export const isInCalendar = (isoDate: string): boolean =>
  new Date(isoDate).toJSON()?.startsWith(isoDate) ?? false;

export const isoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isInCalendar, "must be a date that exists"),
);
