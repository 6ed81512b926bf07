import { journeyRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { type EnquiryRecord, readRecord, recordColumns, rowOf } from "./record.ts";
import { searchTextOf } from "./search-text.ts";

/** The words that make two enquiries the same. */
const wordNames = ["page", "topic", "name", "email", "phone", "message"] as const;

/** The visitor's words, and what they are about. */
export type EnquiryWords = Pick<
  EnquiryRecord,
  (typeof wordNames)[number] | "kind" | "route" | "month" | "details"
>;

type NewEnquiry = EnquiryWords &
  Pick<EnquiryRecord, "id" | "isSuspect" | "isFlood" | "replyBy" | "quoteKey"> & {
    /** Names the post of a form, however often it arrives. */
    submission: string;
  };

const words = (of = "") => wordNames.map((name) => `${of}${name}`).join(", ");

export type Enquiries = ReturnType<typeof createEnquiries>;

/** The enquiries in D1 (migrations/), as they are stored and read one by one. */
export function createEnquiries(database: D1Database) {
  /**
   * Takes the submission from a row that a further post must neither change nor lead to: one from before `freshAfter`, one
   * that is answered or booked (whose link may have been replaced), or the quote of another e-mail address.
   */
  const release = ({ submission, email }: NewEnquiry, freshAfter: number) =>
    database
      .prepare(
        `UPDATE enquiries SET submission = NULL
         WHERE submission = ?1 AND NOT (received_at > ?2 AND replied_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = enquiries.id)
           AND (quote_key IS NULL OR email = ?3 COLLATE NOCASE))`,
      )
      .bind(submission, freshAfter, email);

  /** Later words under a stored submission are a correction, which keeps the first key. */
  function insert(enquiry: NewEnquiry, now: number) {
    const times = { receivedAt: now, nextAttemptAt: now };
    const row = rowOf({ ...enquiry, ...times, searchText: searchTextOf(enquiry) });
    const columns = Object.keys(row);
    const replaced = columns.filter(
      (column) => !["id", "submission", "quote_key"].includes(column),
    );
    return database
      .prepare(
        `INSERT INTO enquiries (${columns.join(", ")})
         VALUES (${columns.map((_, index) => `?${index + 1}`).join(", ")})
         ON CONFLICT (submission) DO UPDATE SET
           ${replaced.map((column) => `${column} = excluded.${column}`).join(", ")},
           quote_key = coalesce(quote_key, excluded.quote_key),
           revision = revision + 1, break_logged_at = NULL,
           attempts = 0, is_refused = 0, last_failure = NULL, delivered_at = NULL
         WHERE (${words()}) IS NOT (${words("excluded.")}) AND received_at <= excluded.received_at`,
      )
      .bind(...Object.values(row));
  }

  const select = (column: "id" | "submission", value: string) =>
    database.prepare(`SELECT ${recordColumns} FROM enquiries WHERE ${column} = ?1`).bind(value);

  return {
    /**
     * Stores the enquiry, and returns its row. If its submission came before, within `freshMs` and unanswered, it is the
     * same enquiry, which keeps its id: the same words change nothing, others are a correction, and are delivered even if
     * the first ones have been.
     * @throws when the database fails
     */
    async store(enquiry: NewEnquiry, freshMs: number, now: number): Promise<EnquiryRecord> {
      const [, , reading] = await database.batch([
        release(enquiry, now - freshMs),
        insert(enquiry, now),
        select("submission", enquiry.submission),
      ]);
      return readRecord(reading?.results[0]);
    },

    /** Null once it is erased. */
    async find(id: string): Promise<EnquiryRecord | null> {
      const row = await select("id", id).first();
      return row && readRecord(row);
    },

    /** The quote with the key; null once it is erased, or its journey has ended. */
    async findQuote(quoteKey: string, now: number): Promise<EnquiryRecord | null> {
      const row = await database
        .prepare(
          `SELECT ${recordColumns} FROM enquiries WHERE quote_key = ?1 AND kind = 'quote'
             AND NOT EXISTS (SELECT 1 FROM journeys
               WHERE enquiry_id = enquiries.id AND (home_at < ?2 OR called_off_at < ?2))`,
        )
        .bind(quoteKey, now - journeyRetentionDays * dayMs)
        .first();
      return row && readRecord(row);
    },
  };
}
