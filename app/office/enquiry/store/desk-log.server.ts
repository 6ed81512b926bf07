import { referenceInSql, referenceOf } from "#office/reply/reference.ts";

/** Who of the office does something, and when. */
export type By = { who: string; at: number };

/** Their action, in the words of the log. */
export type Deed = By & { did: string };

/** The state of an enquiry on a page: its words of that revision, and all deeds until that line of the log. */
export type Seen = { revision: number; line: number };

/** The changes of many enquiries at once, in the words of the log, which has one line without a reference for each. */
export const deedsOnMany = {
  "send-waiting": "sent what waited",
  "send-flood": "took a flood as genuine",
  "mark-flood": "marked a flood as spam",
  "settle-refused": "settled all that was refused",
  "give-all": "handed over all",
} as const;

/** In SQL, whether a line of the log may be about any enquiry. */
export const isOnMany = `(reference IS NULL AND (${Object.values(deedsOnMany)
  .map((did) => `did LIKE '${did}%'`)
  .join(" OR ")}))`;

/** In SQL, whether nobody of the office has done anything about the enquiry since the line, whose parameter is named. */
export const isUntouchedSince = (line: string) => `NOT EXISTS (SELECT 1 FROM desk_log
  WHERE desk_log.id > ${line} AND (${isOnMany}
    OR reference = ${referenceInSql("enquiries.id")}))`;

/** In SQL, whether the enquiry is still as it was seen. */
export const isAsSeen = (revision: string, line: string) =>
  `(revision = ${revision} AND ${isUntouchedSince(line)})`;

/** A line of the desk's log, about an enquiry or none, if the statement before it in the batch has changed a row. */
export function logIfChanged(
  database: D1Database,
  enquiryId: string | null,
  { who, at, did }: Deed,
) {
  return database
    .prepare(
      `INSERT INTO desk_log (at, who, reference, did) SELECT ?1, ?2, ?3, ?4 WHERE changes() > 0`,
    )
    .bind(at, who, enquiryId && referenceOf(enquiryId), did);
}
