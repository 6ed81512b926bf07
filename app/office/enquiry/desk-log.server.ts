import { referenceOf } from "#office/reply/reference.ts";

/** Who of the office does something, and when. */
export type By = { who: string; at: number };

/** Their action, in the words of the log. */
export type Deed = By & { did: string };

/** What a page showed of an enquiry: its words of that revision, and all that was done until that line of the log. */
export type Seen = { revision: number; line: number };

/** In SQL, whether nobody of the office has done anything about the enquiry since the line, whose parameter is named. */
export const isUntouchedSince = (line: string) => `NOT EXISTS (SELECT 1 FROM desk_log
  WHERE desk_log.id > ${line} AND reference = upper(substr(enquiries.id, 1, 4) || '-' || substr(enquiries.id, 5, 4)))`;

/** In SQL, whether the enquiry is still as it was seen. */
export const isAsSeen = (revision: string, line: string) =>
  `(revision = ${revision} AND ${isUntouchedSince(line)})`;

/** A line of the desk's log, if the statement before it in the batch has changed a row. */
export function logIfChanged(database: D1Database, enquiryId: string, { who, at, did }: Deed) {
  return database
    .prepare(
      `INSERT INTO desk_log (at, who, reference, did) SELECT ?1, ?2, ?3, ?4 WHERE changes() > 0`,
    )
    .bind(at, who, referenceOf(enquiryId), did);
}
