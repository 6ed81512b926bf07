import * as v from "valibot";
import { dayMs } from "#edge/http/india-clock.ts";
import { queueAlarm } from "#office/enquiry/mail/queue-mail.ts";
import { type EnquiryRecord, readRecord, recordColumns } from "#office/enquiry/store/record.ts";
import {
  hasAcceptedSince,
  isRefusedAlone,
  isUndecided,
} from "#office/enquiry/store/states-in-sql.ts";

/** All can be attempted, five at a time and for ten seconds each, before their claim ends. */
const batchSize = 25;

/** Between two attempts, as long as nothing speaks against the enquiry itself. */
const longestWaitMs = 25 * 60_000;

const waitingSchema = v.object({
  /** How many are not delivered, without the refused ones. */
  count: v.number(),
  oldestReceivedAt: v.nullable(v.number()),
  refused: v.number(),
  /** How many of a flood wait until somebody decides, delivered or not. */
  flood: v.number(),
});

/** The enquiries that wait to be delivered. */
export type WaitingEnquiries = v.InferOutput<typeof waitingSchema>;

/** Whether a refusal is a verdict on this enquiry alone. */
const isVerdict = hasAcceptedSince("coalesce(enquiries.refused_at, enquiries.received_at)");

/**
 * A refusal counts only if the service has accepted another enquiry since it last refused this one. Then the next attempt
 * is 25 minutes later, after the next such refusal 50, and so on up to a day; the eighth one ends the attempts. Any other
 * refusal may be an outage, such as a wrong setting of the service, and leaves the schedule of the claim.
 */
const recordRefusal = `UPDATE enquiries SET is_refused = 1, last_failure = ?3, refused_at = ?4, sending_until = NULL,
    refusals = refusals + ${isVerdict},
    next_attempt_at = CASE WHEN NOT ${isVerdict} THEN next_attempt_at
      WHEN refusals < 7 THEN ?4 + min(${longestWaitMs} << refusals, ${dayMs}) END
  WHERE id = ?1 AND revision = ?2 AND delivered_at IS NULL`;

const recordMiss = `UPDATE enquiries SET is_refused = 0, last_failure = ?3, sending_until = NULL
  WHERE id = ?1 AND revision = ?2 AND delivered_at IS NULL`;

type Claimed = Pick<EnquiryRecord, "id" | "revision">;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The delivery of the enquiries to the form service. One of a flood is not sent before somebody at the desk has taken it
 * as genuine. Without a desk nobody can, so there it is sent after all others.
 */
export function createOutbox(database: D1Database, { hasDesk }: { hasDesk: boolean }) {
  const isToSend = hasDesk ? "(delivered_at IS NULL AND is_flood = 0)" : "delivered_at IS NULL";

  /**
   * Claims due enquiries for one attempt, and schedules the next attempt: after one minute, then two, four … up to 25.
   * An attempt takes less than a minute, so no other run claims the enquiry meanwhile, nobody erases it meanwhile, and
   * one that was cut off is repeated.
   */
  const claim = (which: string) =>
    `UPDATE enquiries SET attempts = attempts + 1, sending_until = ?1 + 60000,
       next_attempt_at = ?1 + min(60000 * (1 << min(attempts, 5)), ${longestWaitMs})
     WHERE id IN (SELECT id FROM enquiries WHERE ${isToSend} AND ${which})
     RETURNING ${recordColumns}`;

  return {
    /** Claims the enquiry for one attempt; null if it is not due. */
    async claim(id: string, now: number): Promise<EnquiryRecord | null> {
      const row = await database
        .prepare(claim("next_attempt_at <= ?1 AND id = ?2"))
        .bind(now, id)
        .first();
      return row && readRecord(row);
    },

    /**
     * Claims up to 25 enquiries that were due at the given time: those that were never refused before the refused ones,
     * then suspected spam, then those of a flood.
     */
    async claimDue(dueAt: number, now: number): Promise<EnquiryRecord[]> {
      const order = "ORDER BY is_flood, is_suspect, refused_at, next_attempt_at";
      const { results } = await database
        .prepare(claim(`next_attempt_at <= ?2 ${order} LIMIT ${batchSize}`))
        .bind(now, dueAt)
        .all();
      return results.map(readRecord);
    },

    /** The undelivered enquiries that do not look like spam, and the flood. */
    async findWaiting(): Promise<WaitingEnquiries> {
      const row = await database
        .prepare(
          `SELECT count(*) FILTER (WHERE isRefused = 0) AS count,
             min(received_at) FILTER (WHERE isRefused = 0) AS oldestReceivedAt,
             count(*) FILTER (WHERE isRefused = 1) AS refused,
             (SELECT count(*) FROM enquiries WHERE ${isUndecided}) AS flood
           FROM (SELECT received_at, ${isRefusedAlone} AS isRefused FROM enquiries
             WHERE ${isToSend} AND is_suspect = 0)`,
        )
        .first();
      return v.parse(waitingSchema, row);
    },

    /** Tells the office by mail, at most once a day, what has been waiting since before the given time. */
    async tellOverdue(since: number, now: number): Promise<void> {
      const words = "Not delivered for more than an hour";
      const which = `${isToSend} AND is_suspect = 0 AND received_at < ?2 AND NOT ${isRefusedAlone}
        AND NOT EXISTS (SELECT 1 FROM mails
          WHERE kind = 'alarm' AND instr(words, '${words}') = 1 AND created_at > ?1 - ${dayMs})`;
      const telling = database.prepare(queueAlarm(words, "?1", `enquiries WHERE ${which}`));
      await telling.bind(now, since).run();
    },

    /** Records a delivery, unless the enquiry has been corrected since it was claimed. */
    async markDelivered({ id, revision }: Claimed, now: number): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET delivered_at = ?3, next_attempt_at = NULL, is_refused = 0, last_failure = NULL,
             sending_until = NULL
           WHERE id = ?1 AND revision = ?2`,
        )
        .bind(id, revision, now)
        .run();
    },

    async recordFailure(
      { id, revision }: Claimed,
      { kind, reason }: { kind: "refused" | "unreachable"; reason: string },
      now: number,
    ): Promise<void> {
      const recording =
        kind === "refused"
          ? database.prepare(recordRefusal).bind(id, revision, reason, now)
          : database.prepare(recordMiss).bind(id, revision, reason);
      await recording.run();
    },
  };
}
