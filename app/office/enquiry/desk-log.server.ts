import { referenceOf } from "#office/reply/reference.ts";

/** Who of the office does something, and when. */
export type By = { who: string; at: number };

/** Their action, in the words of the log. */
export type Deed = By & { did: string };

/** A line of the desk's log, if the statement before it in the batch has changed a row. */
export function logIfChanged(database: D1Database, enquiryId: string, { who, at, did }: Deed) {
  return database
    .prepare(
      `INSERT INTO desk_log (at, who, reference, did) SELECT ?1, ?2, ?3, ?4 WHERE changes() > 0`,
    )
    .bind(at, who, referenceOf(enquiryId), did);
}
