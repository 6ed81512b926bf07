import * as v from "valibot";
import { dayMs } from "#edge/http/india-clock.ts";
import { searchTextOf } from "#office/enquiry/search-text.ts";
import type { senderFields } from "#office/enquiry/sender-fields.ts";
import { isRefusedAlone, journeyRetentionMs } from "#office/enquiry/watch/watch.server.ts";
import type { Values } from "#ui/forms/field.ts";
import {
  type ClaimedEnquiry,
  parseClaimed,
  parseQuote,
  type StoredQuote,
  storedSchema,
} from "./stored-rows.ts";

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
  /** The input of a quote, by its names in the query. */
  details: Record<string, string> | null;
};

type NewEnquiry = EnquiryWords & {
  id: string;
  isSuspect: boolean;
  /** Whether it came with too many others at once. */
  isFlood: boolean;
  /** The time by which we promise to reply. */
  replyBy: number;
  /** The key in the URL of a quote's page; a later post keeps the first key. */
  quoteKey: string | null;
  /** The same words are a new enquiry if the stored ones came before this time; null: never. */
  isNewAfter: number | null;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** The words that make two enquiries the same. */
const wordColumns = ["page", "topic", "name", "email", "phone", "message"] as const;

const words = (of = "") => wordColumns.map((column) => `${of}${column}`).join(", ");

/** The columns of a new row with their values, so that the names in SQL and the bound values match. */
function rowOf(enquiry: NewEnquiry, now: number) {
  const { id, page, topic, name, email, phone, message, kind, route, month, details } = enquiry;
  return {
    ...{ id, page, topic, name, email, phone: phone || null, message, kind, route, month },
    details: details && JSON.stringify(details),
    received_at: now,
    next_attempt_at: now,
    is_suspect: Number(enquiry.isSuspect),
    is_flood: Number(enquiry.isFlood),
    reply_by: enquiry.replyBy,
    quote_key: enquiry.quoteKey,
    search_text: searchTextOf(enquiry),
  };
}

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
 * An attempt takes less than a minute, so no other run claims the enquiry meanwhile, and one that was cut off is
 * repeated.
 */
const claim = (which: string) =>
  `UPDATE enquiries SET attempts = attempts + 1,
     next_attempt_at = ?1 + min(60000 * (1 << min(attempts, 5)), 1500000)
   WHERE id IN (SELECT id FROM enquiries WHERE delivered_at IS NULL AND next_attempt_at <= ?1 ${which})
   RETURNING id, revision, kind, topic, route, month, details, reply_by AS replyBy,
     name, email, phone, message, is_suspect AS isSuspect, attempts`;

/** The enquiries in D1 (migrations/), from their arrival until they are erased. */
export function createOutbox(database: D1Database) {
  /** A correction may come within a day. A quote, which has a page, is corrected only from the same e-mail address. */
  function insert(enquiry: NewEnquiry, now: number): D1PreparedStatement {
    const row = rowOf(enquiry, now);
    const columns = Object.keys(row);
    const replaced = columns.filter((column) => !["id", "quote_key"].includes(column));
    return database
      .prepare(
        `INSERT INTO enquiries (${columns.join(", ")})
         VALUES (${columns.map((_, index) => `?${index + 1}`).join(", ")})
         ON CONFLICT (id) DO UPDATE SET
           ${replaced.map((column) => `${column} = excluded.${column}`).join(", ")},
           quote_key = coalesce(quote_key, excluded.quote_key),
           revision = revision + 1, replied_at = NULL, replied_by = NULL, break_logged_at = NULL,
           attempts = 0, is_refused = 0, last_failure = NULL, delivered_at = NULL
         WHERE received_at < ?${columns.length + 1}
           OR ((${words()}) IS NOT (${words("excluded.")})
             AND received_at > excluded.received_at - ${dayMs}
             AND (quote_key IS NULL OR email = excluded.email COLLATE NOCASE))`,
      )
      .bind(...Object.values(row), enquiry.isNewAfter);
  }

  return {
    /**
     * Stores the enquiry, and returns what its row promises. Where its id is stored with other words, these are a
     * correction: they replace the stored ones, and are delivered even if those have been. The same words change
     * nothing. Null when the id is another enquiry's, which may not be corrected.
     * @throws when the database fails
     */
    async store(
      enquiry: NewEnquiry,
      now: number,
    ): Promise<{ replyBy: number; quoteKey: string | null } | null> {
      const { id, page, topic, name, email, phone, message } = enquiry;
      const reading = database
        .prepare(
          `SELECT reply_by AS replyBy, quote_key AS quoteKey,
             (${words()}) IS (?2, ?3, ?4, ?5, ?6, ?7) AS hasWords
           FROM enquiries WHERE id = ?1`,
        )
        .bind(id, page, topic, name, email, phone || null, message);
      const [, results] = await database.batch([insert(enquiry, now), reading]);
      const { hasWords, ...stored } = v.parse(storedSchema, results?.results[0]);
      return hasWords ? stored : null;
    },

    /**
     * Stores an enquiry and erases it, in one transaction.
     * @throws when the database fails, is full, or lacks a column of this version
     */
    async tryToStore(now: number): Promise<void> {
      const id = `health-${crypto.randomUUID()}`;
      const nothing = { page: "/", topic: null, name: "", email: "", phone: "", message: "" };
      const enquiry: NewEnquiry = {
        ...{ ...nothing, id, kind: "message", route: null, month: null, details: null },
        ...{ isSuspect: true, isFlood: false, replyBy: now, quoteKey: null, isNewAfter: null },
      };
      const erasing = database.prepare("DELETE FROM enquiries WHERE id = ?1").bind(id);
      await database.batch([insert(enquiry, now), erasing]);
    },

    /** The quote with the key; null once it is erased, or its journey has ended. */
    async findQuote(quoteKey: string, now: number): Promise<StoredQuote | null> {
      const row = await database
        .prepare(
          `SELECT id, reply_by AS replyBy, replied_at AS repliedAt, email, phone, message, details
           FROM enquiries WHERE quote_key = ?1 AND kind = 'quote'
             AND NOT EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = enquiries.id AND home_at < ?2)`,
        )
        .bind(quoteKey, now - journeyRetentionMs)
        .first();
      return row && parseQuote(row);
    },

    /** Claims the enquiry for one attempt; null if it is not due. */
    async claim(id: string, now: number): Promise<ClaimedEnquiry | null> {
      const row = await database.prepare(claim("AND id = ?2")).bind(now, id).first();
      return row && parseClaimed(row);
    },

    /** Claims up to 25 enquiries that are due: those of a flood after the others, suspected spam last. */
    async claimDue(now: number): Promise<ClaimedEnquiry[]> {
      const order = "ORDER BY is_suspect, is_flood, next_attempt_at";
      const { results } = await database
        .prepare(claim(`${order} LIMIT ${batchSize}`))
        .bind(now)
        .all();
      return results.map(parseClaimed);
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
    async markDelivered({ id, revision }: ClaimedEnquiry, now: number): Promise<void> {
      await database
        .prepare(
          `UPDATE enquiries SET delivered_at = ?3, next_attempt_at = NULL, is_refused = 0, last_failure = NULL
           WHERE id = ?1 AND revision = ?2`,
        )
        .bind(id, revision, now)
        .run();
    },

    async recordFailure(
      { id, revision }: ClaimedEnquiry,
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
