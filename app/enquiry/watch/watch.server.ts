import * as v from "valibot";
import { enquiryRetentionDays } from "~/content/retention";

const dayMs = 24 * 60 * 60 * 1000;
const retentionMs = enquiryRetentionDays * dayMs;

/**
 * Refused for a reason of its own: the form service has accepted another one since it came. Otherwise the refusal may
 * be an outage. One that an operator settled was not accepted.
 */
export const isRefusedAlone = `(is_refused = 1 AND EXISTS (SELECT 1 FROM enquiries AS other
  WHERE other.delivered_at > enquiries.received_at AND other.is_refused = 0))`;

/** Whether it is promised an answer that has not been given. */
export const isUnanswered = "(answered_at IS NULL AND answer_by IS NOT NULL AND is_suspect = 0)";

const waitingSchema = v.object({
  /** How many are not delivered, without the refused ones. */
  count: v.number(),
  oldestReceivedAt: v.nullable(v.number()),
  refused: v.number(),
});

/** The enquiries that wait to be delivered. */
export type WaitingEnquiries = v.InferOutput<typeof waitingSchema>;

const idsSchema = v.array(v.object({ id: v.string() }));
const erasedSchema = v.array(v.object({ id: v.string(), isUnanswered: v.number() }));

/** The part of the outbox that finds what operators have to know. */
export function createWatch(database: D1Database) {
  return {
    /** The undelivered enquiries that do not look like spam. */
    async findWaiting(): Promise<WaitingEnquiries> {
      const row = await database
        .prepare(
          `SELECT count(*) FILTER (WHERE isRefused = 0) AS count,
             min(received_at) FILTER (WHERE isRefused = 0) AS oldestReceivedAt,
             count(*) FILTER (WHERE isRefused = 1) AS refused
           FROM (SELECT received_at, ${isRefusedAlone} AS isRefused FROM enquiries
             WHERE delivered_at IS NULL AND is_suspect = 0)`,
        )
        .first();
      return v.parse(waitingSchema, row);
    },

    /** How many enquiries should have been answered by now, and are not. */
    async countBrokenPromises(now: number): Promise<number> {
      const count = await database
        .prepare(`SELECT count(*) AS count FROM enquiries WHERE ${isUnanswered} AND answer_by < ?1`)
        .bind(now)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** The ids of up to a hundred promises that have broken, each once. */
    async takeBrokenPromises(now: number): Promise<string[]> {
      const { results } = await database
        .prepare(
          `UPDATE enquiries SET break_logged_at = ?1
           WHERE id IN (SELECT id FROM enquiries
             WHERE ${isUnanswered} AND answer_by < ?1 AND break_logged_at IS NULL LIMIT 100)
           RETURNING id`,
        )
        .bind(now)
        .all();
      return v.parse(idsSchema, results).map(({ id }) => id);
    },

    /**
     * Erases what was delivered, and suspected spam that was received, as long ago as enquiries are kept. Returns the
     * ids of those that nobody has answered.
     */
    async eraseOld(now: number): Promise<string[]> {
      const { results } = await database
        .prepare(
          `DELETE FROM enquiries WHERE delivered_at < ?1 OR (is_suspect = 1 AND received_at < ?1)
           RETURNING id, ${isUnanswered} AS isUnanswered`,
        )
        .bind(now - retentionMs)
        .all();
      return v
        .parse(erasedSchema, results)
        .flatMap(({ id, isUnanswered }) => (isUnanswered === 1 ? [id] : []));
    },
  };
}
