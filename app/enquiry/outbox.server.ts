import * as v from "valibot";
import type { EnquiryValues } from "./enquiry";

const keptAfterDeliveryMs = 30 * 24 * 60 * 60 * 1000;
const batchSize = 100;

export type NewEnquiry = EnquiryValues & {
  id: string;
  page: string;
  topic: string | null;
  isSuspect: boolean;
};

const claimedSchema = v.object({
  id: v.string(),
  topic: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  message: v.string(),
  attempts: v.number(),
});

const waitingSchema = v.object({ count: v.number(), oldestReceivedAt: v.nullable(v.number()) });
const receivedSchema = v.object({ received: v.number(), suspect: v.number() });

/** What waits to be delivered. */
export type WaitingEnquiries = v.InferOutput<typeof waitingSchema>;
/** What came in and went out in a time; the delays between are in order, the shortest first. */
export type EnquiryFigures = v.InferOutput<typeof receivedSchema> & { deliveryDelaysMs: number[] };

export type ClaimedEnquiry = v.InferOutput<typeof claimedSchema>;

export type Outbox = ReturnType<typeof createOutbox>;

/** The enquiries in D1 (migrations/), from their arrival until they are delivered and done with. */
export function createOutbox(database: D1Database) {
  return {
    /** Keeps the enquiry, once: one that is sent again under its id is there already. @throws when it is not kept */
    async store(enquiry: NewEnquiry, now: number): Promise<void> {
      const { id, page, topic, name, email, phone, message, isSuspect } = enquiry;
      await database
        .prepare(
          `INSERT INTO enquiries (id, received_at, page, topic, name, email, phone, message, is_suspect, next_attempt_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?2) ON CONFLICT (id) DO NOTHING`,
        )
        .bind(id, now, page, topic, name, email, phone || null, message, isSuspect ? 1 : 0)
        .run();
    },

    /**
     * Takes the enquiry for one attempt, if it is due, and sets the time of the next: a minute from
     * now, doubled each time, a day at most. That minute outlasts any attempt, so no other run takes
     * the same one, and one that was cut off is taken up again. Null when there is nothing to do.
     */
    async claim(id: string, now: number): Promise<ClaimedEnquiry | null> {
      const row = await database
        .prepare(
          `UPDATE enquiries SET attempts = attempts + 1,
             next_attempt_at = ?2 + min(60000 * (1 << min(attempts, 11)), 86400000)
           WHERE id = ?1 AND delivered_at IS NULL AND is_suspect = 0 AND next_attempt_at <= ?2
           RETURNING id, topic, name, email, phone, message, attempts`,
        )
        .bind(id, now)
        .first();
      return row && v.parse(claimedSchema, row);
    },

    async markDelivered(id: string, now: number): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET delivered_at = ?2, next_attempt_at = NULL, last_failure = NULL
           WHERE id = ?1`,
        )
        .bind(id, now)
        .run();
    },

    async noteFailure(id: string, failure: string): Promise<void> {
      await database
        .prepare("UPDATE enquiries SET last_failure = ?2 WHERE id = ?1 AND delivered_at IS NULL")
        .bind(id, failure)
        .run();
    },

    /** The ids of those whose next attempt is due, the longest waiting first. */
    async listDue(now: number): Promise<string[]> {
      const { results } = await database
        .prepare(
          `SELECT id FROM enquiries
           WHERE delivered_at IS NULL AND is_suspect = 0 AND next_attempt_at <= ?1
           ORDER BY next_attempt_at LIMIT ${batchSize}`,
        )
        .bind(now)
        .all<{ id: string }>();
      return results.map(({ id }) => id);
    },

    /** How many wait to be delivered since before that time. */
    async countUndeliveredSince(receivedBefore: number): Promise<number> {
      const count = await database
        .prepare(
          `SELECT count(*) AS waiting FROM enquiries
           WHERE delivered_at IS NULL AND is_suspect = 0 AND received_at < ?1`,
        )
        .bind(receivedBefore)
        .first<number>("waiting");
      return count ?? 0;
    },

    async findWaiting(): Promise<WaitingEnquiries> {
      const row = await database
        .prepare(
          `SELECT count(*) AS count, min(received_at) AS oldestReceivedAt FROM enquiries
           WHERE delivered_at IS NULL AND is_suspect = 0`,
        )
        .first();
      return v.parse(waitingSchema, row);
    },

    /** What has come in and gone out since that time. */
    async countSince(since: number): Promise<EnquiryFigures> {
      const received = database
        .prepare(
          `SELECT count(*) AS received, count(*) FILTER (WHERE is_suspect = 1) AS suspect
           FROM enquiries WHERE received_at >= ?1`,
        )
        .bind(since)
        .first();
      const delivered = database
        .prepare(
          `SELECT delivered_at - received_at AS delayMs FROM enquiries
           WHERE delivered_at >= ?1 ORDER BY delayMs`,
        )
        .bind(since)
        .all<{ delayMs: number }>();
      const [row, { results }] = await Promise.all([received, delivered]);
      const deliveryDelaysMs = results.map(({ delayMs }) => delayMs);
      return { ...v.parse(receivedSchema, row), deliveryDelaysMs };
    },

    async eraseDelivered(now: number): Promise<void> {
      await database
        .prepare("DELETE FROM enquiries WHERE delivered_at < ?1")
        .bind(now - keptAfterDeliveryMs)
        .run();
    },
  };
}
