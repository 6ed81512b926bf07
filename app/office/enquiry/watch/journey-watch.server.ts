import * as v from "valibot";
import { readIds } from "#office/enquiry/sql-values.ts";

const messageSchema = v.object({
  id: v.string(),
  nextBy: v.number(),
});

/** A message to the owner of a booked quote, by the enquiry's id, and the time by which it is promised. */
export type PromisedMessage = v.InferOutput<typeof messageSchema>;

/** The part of the outbox that finds what operators have to know of booked quotes. */
export function createJourneyWatch(database: D1Database) {
  return {
    /** How many owners should have had a message by now, and have none. */
    async countMissedMessages(now: number): Promise<number> {
      const count = await database
        .prepare("SELECT count(*) AS count FROM journeys WHERE next_message_by < ?1")
        .bind(now)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** The enquiries' ids of up to a hundred messages that have been missed, each once. */
    async takeMissedMessages(now: number): Promise<string[]> {
      const { results } = await database
        .prepare(
          `UPDATE journeys SET break_logged_at = ?1
           WHERE enquiry_id IN (SELECT enquiry_id FROM journeys
             WHERE next_message_by < ?1 AND break_logged_at IS NULL LIMIT 100)
           RETURNING enquiry_id AS id`,
        )
        .bind(now)
        .all();
      return readIds(results);
    },

    /** The messages that are promised for a time before the given one, missed ones included. */
    async listPromisedMessages(until: number): Promise<PromisedMessage[]> {
      const { results } = await database
        .prepare(
          `SELECT enquiry_id AS id, next_message_by AS nextBy FROM journeys
           WHERE next_message_by <= ?1 ORDER BY next_message_by, enquiry_id`,
        )
        .bind(until)
        .all();
      return v.parse(v.array(messageSchema), results);
    },
  };
}
