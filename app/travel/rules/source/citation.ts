import * as v from "valibot";
import { isoDate, text } from "#content/schemas.ts";
import { dayMs } from "#edge/http/india-clock.ts";

const webAddress = v.pipe(v.string(), v.url());

/** When something was looked up, and how. */
const readingEntries = {
  checked: isoDate,
  /** The day by which it must be checked again. */
  verifyBy: isoDate,
  /**
   * How it was read: on the `official` page by us, in a dated `copy` of it, in several independent readings
   * (`reported`), or with sources that differ (`unsettled`).
   */
  read: v.picklist(["official", "copy", "reported", "unsettled"]),
};

export const citationEntries = {
  source: v.strictObject({
    title: text,
    /** The page of the rule itself; for our own advice, our page that explains it. */
    url: v.union([webAddress, v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/))]),
  }),
  ...readingEntries,
};

type Reading = { checked: string; verifyBy: string };

/** Checks that something is checked again after it was, and within so many days. */
export const isCheckedAgain = <Fact extends Reading>(withinDays = Number.POSITIVE_INFINITY) =>
  v.check<Fact, string>(
    ({ checked, verifyBy }) => checked < verifyBy && daysBetween(checked, verifyBy) <= withinDays,
    Number.isFinite(withinDays)
      ? `verifyBy must be after checked, by at most ${withinDays} days`
      : "verifyBy must be after checked",
  );

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMs;

/**
 * A fact that others publish, which may be old: `asOf` is the day, month or year of the reading, as exactly as it is
 * known. Its source may have no address.
 */
export const datedFactEntries = {
  source: v.strictObject({ title: text, url: v.optional(webAddress) }),
  asOf: v.pipe(
    v.string(),
    v.regex(/^20\d\d(-(0[1-9]|1[0-2])(-\d\d)?)?$/, "must be written like 2026-07-11 or 2026-07"),
  ),
  ...readingEntries,
};

/** Where a rule comes from, how it was read, and when. */
export type Citation = v.InferOutput<v.StrictObjectSchema<typeof citationEntries, undefined>>;
export type DatedFact = v.InferOutput<v.StrictObjectSchema<typeof datedFactEntries, undefined>>;
