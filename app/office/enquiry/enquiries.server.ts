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
  Pick<EnquiryRecord, "id" | "isSuspect" | "isFlood" | "replyBy" | "quoteKey">;

const words = (of = "") => wordNames.map((name) => `${of}${name}`).join(", ");

export type Enquiries = ReturnType<typeof createEnquiries>;

/** The enquiries in D1 (migrations/), as they are stored and read one by one. */
export function createEnquiries(database: D1Database) {
  /**
   * A correction may come within a day, and keeps the first key. A quote, which has a page, is corrected only from the
   * same e-mail address. What came before a flood stays apart from it.
   */
  function insert(enquiry: NewEnquiry, isNewAfter: number | null, now: number) {
    const times = { receivedAt: now, nextAttemptAt: now };
    const row = rowOf({ ...enquiry, ...times, searchText: searchTextOf(enquiry) });
    const columns = Object.keys(row);
    const replaced = columns.filter((column) => !["id", "quote_key", "is_flood"].includes(column));
    return database
      .prepare(
        `INSERT INTO enquiries (${columns.join(", ")})
         VALUES (${columns.map((_, index) => `?${index + 1}`).join(", ")})
         ON CONFLICT (id) DO UPDATE SET
           ${replaced.map((column) => `${column} = excluded.${column}`).join(", ")},
           quote_key = coalesce(quote_key, excluded.quote_key), is_flood = min(is_flood, excluded.is_flood),
           revision = revision + 1, replied_at = NULL, replied_by = NULL, break_logged_at = NULL,
           attempts = 0, is_refused = 0, refused_at = NULL, refusals = 0, last_failure = NULL, delivered_at = NULL
         WHERE received_at < ?${columns.length + 1}
           OR ((${words()}) IS NOT (${words("excluded.")})
             AND received_at > excluded.received_at - ${dayMs}
             AND (quote_key IS NULL OR email = excluded.email COLLATE NOCASE))`,
      )
      .bind(...Object.values(row), isNewAfter);
  }

  const select = (id: string) =>
    database.prepare(`SELECT ${recordColumns} FROM enquiries WHERE id = ?1`).bind(id);

  return {
    /**
     * Stores the enquiry, and returns its row. Where its id is stored with other words, these are a correction: they
     * replace the stored ones, and are delivered even if those have been. The same words change nothing, unless the stored
     * ones came before `isNewAfter`. Null when the id is another enquiry's, which may not be corrected.
     * @throws when the database fails
     */
    async store(
      enquiry: NewEnquiry,
      isNewAfter: number | null,
      now: number,
    ): Promise<EnquiryRecord | null> {
      const [, reading] = await database.batch([
        insert(enquiry, isNewAfter, now),
        select(enquiry.id),
      ]);
      const record = readRecord(reading?.results[0]);
      return wordNames.every((name) => record[name] === enquiry[name]) ? record : null;
    },

    /** Null once it is erased. */
    async find(id: string): Promise<EnquiryRecord | null> {
      const row = await select(id).first();
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
