import * as v from "valibot";
import { type EnquiryRecord, readRecord, recordColumns } from "#office/enquiry/record.ts";
import { isRefusedAlone } from "#office/enquiry/watch/watch.server.ts";

/** All can be attempted, five at a time and for ten seconds each, before their claim ends. */
const batchSize = 25;

const waitingSchema = v.object({
  /** How many are not delivered, without the refused ones. */
  count: v.number(),
  oldestReceivedAt: v.nullable(v.number()),
  refused: v.number(),
});

/** The enquiries that wait to be delivered. */
export type WaitingEnquiries = v.InferOutput<typeof waitingSchema>;

/**
 * Claims due enquiries for one attempt, and schedules the next attempt: after one minute, then two, four … up to 25.
 * An attempt takes less than a minute, so no other run claims the enquiry meanwhile, nobody erases it meanwhile, and one
 * that was cut off is repeated.
 */
const claim = (which: string) =>
  `UPDATE enquiries SET attempts = attempts + 1, sending_until = ?1 + 60000,
     next_attempt_at = ?1 + min(60000 * (1 << min(attempts, 5)), 1500000)
   WHERE id IN (SELECT id FROM enquiries WHERE delivered_at IS NULL AND next_attempt_at <= ?1 ${which})
   RETURNING ${recordColumns}`;

type Claimed = Pick<EnquiryRecord, "id" | "revision">;

export type Outbox = ReturnType<typeof createOutbox>;

/** The delivery of the enquiries to the form service. */
export function createOutbox(database: D1Database) {
  return {
    /** Claims the enquiry for one attempt; null if it is not due. */
    async claim(id: string, now: number): Promise<EnquiryRecord | null> {
      const row = await database.prepare(claim("AND id = ?2")).bind(now, id).first();
      return row && readRecord(row);
    },

    /** Claims up to 25 enquiries that are due: those of a flood after the others, suspected spam last. */
    async claimDue(now: number): Promise<EnquiryRecord[]> {
      const order = "ORDER BY is_suspect, is_flood, next_attempt_at";
      const { results } = await database
        .prepare(claim(`${order} LIMIT ${batchSize}`))
        .bind(now)
        .all();
      return results.map(readRecord);
    },

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

    /** Records a delivery, unless the enquiry has been corrected since it was claimed. */
    async markDelivered({ id, revision }: Claimed, now: number): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET delivered_at = ?3, next_attempt_at = NULL, is_refused = 0, last_failure = NULL
           WHERE id = ?1 AND revision = ?2`,
        )
        .bind(id, revision, now)
        .run();
    },

    async recordFailure(
      { id, revision }: Claimed,
      { kind, reason }: { kind: "refused" | "unreachable"; reason: string },
    ): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET is_refused = ?3, last_failure = ?4
           WHERE id = ?1 AND revision = ?2 AND delivered_at IS NULL`,
        )
        .bind(id, revision, Number(kind === "refused"), reason)
        .run();
    },
  };
}
