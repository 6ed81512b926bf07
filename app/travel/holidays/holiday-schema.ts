import * as v from "valibot";
import { isoDate } from "#content/schemas.ts";
import { datedFactEntries, isCheckedAgain } from "#travel/rules/source/citation.ts";

/** The days on which a country's offices are closed, beside the weekends. */
export const holidayFileSchema = v.pipe(
  v.strictObject({
    /** By their date, or by Easter. */
    fixed: v.array(isoDate),
    /** They move with the moon, and are to be confirmed each year. */
    reported: v.array(isoDate),
    ...datedFactEntries,
  }),
  isCheckedAgain(),
);

export type HolidayFile = v.InferOutput<typeof holidayFileSchema>;
