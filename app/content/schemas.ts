import * as v from "valibot";

// The entries that words and facts share: front matter, rules, fees, airlines, sheets.

export const text = v.pipe(v.string(), v.trim(), v.minLength(1, "must not be empty"));

export const isInCalendar = (isoDate: string): boolean =>
  new Date(isoDate).toJSON()?.startsWith(isoDate) ?? false;

/** A message that says the form, and what was there instead. */
export const mustBe =
  (form: string) =>
  ({ received }: Pick<v.BaseIssue<unknown>, "received">): string =>
    `must be ${form}, not ${received}`;

export const isoDate = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isInCalendar(value),
    mustBe("a day of the calendar, such as 2026-12-25"),
  ),
);
