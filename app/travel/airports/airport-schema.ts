import * as v from "valibot";
import { text } from "#content/schemas.ts";
import { citationEntries, isCheckedAgain } from "#travel/rules/source/citation.ts";

const checkedWithinDays = 90;

/** A city, and in brackets by which other names it is found, such as `Trivandrum (Thiruvananthapuram)`. */
const place = text;

const airportSchema = v.strictObject({
  city: text,
  /** IATA's code. */
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Its other spellings, and the places that it serves as their own airport. */
  also: v.optional(v.array(place), []),
  since: v.optional(text),
  /** The cities from which it is the nearest by road. One in two lists is about equally far from both. */
  near: v.array(place),
});

/** The airports of India at which the quarantine service (AQCS) has an office. */
export const airportFileSchema = v.pipe(
  v.strictObject({ airports: v.array(airportSchema), ...citationEntries }),
  isCheckedAgain(checkedWithinDays),
);

export type AirportFile = v.InferOutput<typeof airportFileSchema>;
