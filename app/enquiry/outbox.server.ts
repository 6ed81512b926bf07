import * as v from "valibot";
import { enquiryRetentionDays } from "~/content/retention";
import type { Values } from "~/forms/field";
import type { senderFields } from "./sender-fields";

const retentionMs = enquiryRetentionDays * 24 * 60 * 60 * 1000;

/** All can be attempted, five at a time and for ten seconds each, before their claim ends. */
const batchSize = 25;

/** The visitor's words, and what they are about. */
export type EnquiryWords = Values<keyof typeof senderFields | "message"> & {
  kind: "message" | "quote";
  page: string;
  topic: string | null;
  /** Origin and destination, in words. */
  route: string | null;
  month: string | null;
  /** The answers of a quote, by their names in its query. */
  details: Record<string, string> | null;
};

type NewEnquiry = EnquiryWords & {
  id: string;
  isSuspect: boolean;
  /** The time by which we answer. */
  replyBy: number;
  /** The key in the URL of a quote's page; a later post keeps the first key. */
  quoteKey: string | null;
  /** The same words are a new enquiry if the stored ones came before this time; null: never. */
  isNewAfter: number | null;
};

const detailsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

const claimedSchema = v.object({
  id: v.string(),
  revision: v.number(),
  kind: v.picklist(["message", "quote"]),
  route: v.nullable(v.string()),
  month: v.nullable(v.string()),
  details: v.nullable(detailsSchema),
  replyBy: v.nullable(v.number()),
  topic: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  message: v.string(),
  isSuspect: v.pipe(
    v.number(),
    v.transform((mark) => mark !== 0),
  ),
  attempts: v.number(),
});

const waitingSchema = v.object({ count: v.number(), oldestReceivedAt: v.nullable(v.number()) });

const storedSchema = v.object({ replyBy: v.number(), quoteKey: v.nullable(v.string()) });

const quoteSchema = v.object({
  id: v.string(),
  replyBy: v.number(),
  repliedAt: v.nullable(v.number()),
  email: v.string(),
  phone: v.nullable(v.string()),
  details: detailsSchema,
});

/** The stored data that the page of a quote may show. */
export type StoredQuote = v.InferOutput<typeof quoteSchema>;

/** How many enquiries wait to be delivered, and since when. */
export type WaitingEnquiries = v.InferOutput<typeof waitingSchema>;

export type ClaimedEnquiry = v.InferOutput<typeof claimedSchema>;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Claims due enquiries for one attempt, and schedules the next attempt: after one minute, then two, four … up to 25.
 * An attempt takes less than a minute, so no other run claims the enquiry meanwhile, and one that was cut off is
 * repeated.
 */
const claim = (which: string) =>
  `UPDATE enquiries SET attempts = attempts + 1,
     next_attempt_at = ?1 + min(60000 * (1 << min(attempts, 5)), 1500000)
   WHERE id IN (SELECT id FROM enquiries WHERE delivered_at IS NULL AND next_attempt_at <= ?1 ${which})
   RETURNING id, revision, kind, topic, route, month, details, answer_by AS replyBy,
     name, email, phone, message, is_suspect AS isSuspect, attempts`;

/** The enquiries in D1 (migrations/), from their arrival until they are erased. */
export function createOutbox(database: D1Database) {
  return {
    /**
     * Stores the enquiry, and returns the promise in its row. Other words under a stored id are a correction: they
     * replace the stored words, and are delivered even if those were delivered before. The same words change nothing.
     * @throws if the database fails
     */
    async store(enquiry: NewEnquiry, now: number): Promise<v.InferOutput<typeof storedSchema>> {
      const { id, page, topic, name, email, phone, message, isSuspect, isNewAfter } = enquiry;
      const { kind, route, month, details, replyBy, quoteKey } = enquiry;
      const insertion = database
        .prepare(
          `INSERT INTO enquiries (id, received_at, page, topic, name, email, phone, message, is_suspect,
             next_attempt_at, kind, route, month, details, answer_by, answer_key)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?2, ?11, ?12, ?13, ?14, ?15, ?16)
           ON CONFLICT (id) DO UPDATE SET
             revision = revision + 1, received_at = ?2, page = ?3, topic = ?4,
             name = ?5, email = ?6, phone = ?7, message = ?8, is_suspect = ?9,
             kind = ?11, route = ?12, month = ?13, details = ?14,
             answer_by = ?15, answered_at = NULL, answer_key = coalesce(answer_key, ?16),
             attempts = 0, next_attempt_at = ?2, last_failure = NULL, delivered_at = NULL
           WHERE (page, topic, name, email, phone, message) IS NOT (?3, ?4, ?5, ?6, ?7, ?8)
             OR received_at < ?10`,
        )
        .bind(
          ...[id, now, page, topic, name, email, phone || null, message],
          ...[isSuspect ? 1 : 0, isNewAfter],
          ...[kind, route, month, details && JSON.stringify(details), replyBy, quoteKey],
        );
      const reading = database
        .prepare("SELECT answer_by AS replyBy, answer_key AS quoteKey FROM enquiries WHERE id = ?1")
        .bind(id);
      const [, stored] = await database.batch([insertion, reading]);
      return v.parse(storedSchema, stored?.results[0]);
    },

    /** The quote with the key; null once it is erased. */
    async findQuote(quoteKey: string): Promise<StoredQuote | null> {
      const row = await database
        .prepare(
          `SELECT id, answer_by AS replyBy, answered_at AS repliedAt, email, phone, details
           FROM enquiries WHERE answer_key = ?1 AND kind = 'quote'`,
        )
        .bind(quoteKey)
        .first();
      return row && v.parse(quoteSchema, row);
    },

    /** Claims the enquiry for one attempt; null if it is not due. */
    async claim(id: string, now: number): Promise<ClaimedEnquiry | null> {
      const row = await database.prepare(claim("AND id = ?2")).bind(now, id).first();
      return row && v.parse(claimedSchema, row);
    },

    /** Claims up to 25 enquiries that are due, suspected spam last. */
    async claimDue(now: number): Promise<ClaimedEnquiry[]> {
      const { results } = await database
        .prepare(claim(`ORDER BY is_suspect, next_attempt_at LIMIT ${batchSize}`))
        .bind(now)
        .all();
      return v.parse(v.array(claimedSchema), results);
    },

    /** Records a delivery, unless the enquiry has been corrected since it was claimed. */
    async markDelivered({ id, revision }: ClaimedEnquiry, now: number): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET delivered_at = ?3, next_attempt_at = NULL, last_failure = NULL
           WHERE id = ?1 AND revision = ?2`,
        )
        .bind(id, revision, now)
        .run();
    },

    async recordFailure({ id, revision }: ClaimedEnquiry, failure: string): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET last_failure = ?3
           WHERE id = ?1 AND revision = ?2 AND delivered_at IS NULL`,
        )
        .bind(id, revision, failure)
        .run();
    },

    /** The undelivered enquiries that do not look like spam. */
    async findWaiting(): Promise<WaitingEnquiries> {
      const row = await database
        .prepare(
          `SELECT count(*) AS count, min(received_at) AS oldestReceivedAt FROM enquiries
           WHERE delivered_at IS NULL AND is_suspect = 0`,
        )
        .first();
      return v.parse(waitingSchema, row);
    },

    /** Counts the enquiries that should have been answered by now, without suspected spam. */
    async countBrokenPromises(now: number): Promise<number> {
      const count = await database
        .prepare(
          `SELECT count(*) AS count FROM enquiries
           WHERE answered_at IS NULL AND answer_by < ?1 AND is_suspect = 0`,
        )
        .bind(now)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** Erases enquiries that were delivered before the retention period, and suspected spam received before it. */
    async eraseOld(now: number): Promise<void> {
      await database
        .prepare(
          "DELETE FROM enquiries WHERE delivered_at < ?1 OR (is_suspect = 1 AND received_at < ?1)",
        )
        .bind(now - retentionMs)
        .run();
    },
  };
}
