import { indiaOffsetMs } from "#edge/http/india-clock.ts";
import { countryCodes } from "#travel/move/countries.ts";
import { isBooked } from "./states-in-sql.ts";

// What is known of an enquiry without anything of the person. Rows are counted by it while they are there, and once more
// when they are erased, so that the figures of a month stay.

/** In SQL, the month of a time in India, such as 2026-11. */
export const monthInSql = (time: string) =>
  `strftime('%Y-%m', (${time} + ${indiaOffsetMs}) / 1000, 'unixepoch')`;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

const answerOf = (name: string) =>
  `json_extract(iif(json_valid(details), details, NULL), '$.${name}')`;

/** A name of ours, never the visitor's words for a place: the names of destinations have small letters and hyphens alone. */
const route = `CASE
  WHEN ${answerOf("to")} = 'eu' AND ${answerOf("country")} IN (${quoted(countryCodes)}) THEN 'eu-' || ${answerOf("country")}
  WHEN ${answerOf("to")} NOT GLOB '*[^a-z-]*' THEN ${answerOf("to")}
  ELSE 'unknown' END`;

/** By the promise on arrival. Null while it can be kept, and for what was closed before. */
const reply = `CASE WHEN first_replied_at <= first_reply_by THEN 'in time'
  WHEN coalesce(first_replied_at, closed_at, unixepoch() * 1000) > first_reply_by THEN 'late' END`;

/** In SQL, all that is counted of an enquiry, by what it is; null is not counted. */
const facts = `json_object(
  'came', '',
  'source', source,
  'route', ${route},
  'reply', ${reply},
  'offered', iif(EXISTS (SELECT 1 FROM offers WHERE enquiry_id = enquiries.id), '', NULL),
  'booked', iif(${isBooked}, '', NULL),
  'lost', iif(closed_as = 'lost', iif(closed_why GLOB '*[^a-z-]*', 'other', coalesce(closed_why, 'other')), NULL))`;

/** Spam, a flood that nobody took as genuine, and what is answered together with another one did not come. */
const hasCome = "(is_flood = 0 AND coalesce(closed_as, '') NOT IN ('spam', 'joined'))";

/** In SQL, the figures of the enquiries: how many of each month, by what is known of them. */
export const countFigures = (
  which: string,
) => `SELECT month, fact.key AS what, fact.value AS value, count(*) AS count
  FROM (SELECT ${monthInSql("received_at")} AS month, ${facts} AS facts
    FROM enquiries WHERE (${which}) AND ${hasCome}) AS counted, json_each(facts) AS fact
  WHERE fact.type <> 'null' GROUP BY 1, 2, 3`;

/** Adds enquiries to the figures that stay. It comes before the statement that erases them, in the same batch. */
export const keepFigures = (which: string) => `INSERT INTO figures (month, what, value, count)
  ${countFigures(which)}
  ON CONFLICT (month, what, value) DO UPDATE SET count = count + excluded.count`;
