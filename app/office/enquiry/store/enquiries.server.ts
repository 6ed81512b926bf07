import * as v from "valibot";
import { dayMs } from "#edge/http/india-clock.ts";
import { nextRevision, queueConfirmation, queueMail } from "#office/enquiry/mail/queue-mail.ts";
import { eraseAt, isKept } from "./erase-at.ts";
import { type EnquiryRecord, readRecord, recordColumns, rowOf } from "./record.ts";
import { lastDigits, searchTextOf } from "./search-text.ts";
import { isBooked } from "./states-in-sql.ts";

/** The words that make two enquiries the same. */
const wordNames = ["page", "topic", "name", "email", "phone", "message"] as const;

/** The visitor's words, and what they are about. */
export type EnquiryWords = Pick<
  EnquiryRecord,
  (typeof wordNames)[number] | "kind" | "route" | "month" | "details" | "moveUntil"
>;

type NewEnquiry = EnquiryWords &
  Pick<
    EnquiryRecord,
    "id" | "isSuspect" | "isFlood" | "replyBy" | "quoteKey" | "mailKey" | "timeZone"
  > & {
    /** The token of the form that was posted; null for a form without one. */
    submission: string | null;
  };

/** How long a form with a token can be sent again, and corrected. */
const sameTokenForMs = dayMs;
/** How long the same words count as one press of a button. */
const sameWordsForMs = 10 * 60 * 1000;

const words = (of = "") => wordNames.map((name) => `${of}${name}`).join(", ");

/** Neither answered, offered nor booked. Only a booked one has a link that may have been replaced. */
const isOpen = `replied_at IS NULL AND NOT EXISTS (SELECT 1 FROM offers WHERE enquiry_id = enquiries.id)
  AND NOT ${isBooked}`;

const hasSameWords = `(${words()}) IS (${words(":")}) AND ${isOpen}
  AND received_at BETWEEN :received_at - ${sameWordsForMs} AND :received_at + ${sameWordsForMs}`;

const isCorrectable = `(received_at > :received_at - ${sameTokenForMs} AND ${isOpen})`;
const hasSameAddress = "email = :email COLLATE NOCASE";

/**
 * Takes the token from a row that a further post with it may neither change nor lead to. A quote that is asked for anew
 * with another address was sent to a wrong one, which gets no further mail.
 */
const release = `UPDATE enquiries SET submission = NULL,
    mail_stop = iif(${isCorrectable}, 'replaced', mail_stop)
  WHERE submission = :submission AND NOT (${isCorrectable} AND (quote_key IS NULL OR ${hasSameAddress}))`;

/**
 * Later words under a token are a correction, which keeps the first keys; but the one in mails went to the first address.
 * An enquiry that came before a flood stays apart from it.
 */
function insert(columns: string[]): string {
  const replaced = columns.filter(
    (column) =>
      !["id", "submission", "quote_key", "mail_key", "is_flood", ...moveColumns].includes(column),
  );
  return `INSERT INTO enquiries (${columns.join(", ")})
    SELECT ${columns.map((column) => `:${column}`).join(", ")}
    WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE ${hasSameWords})
    ON CONFLICT (submission) DO UPDATE SET
      ${replaced.map((column) => `${column} = excluded.${column}`).join(", ")},
      quote_key = coalesce(quote_key, excluded.quote_key), is_flood = min(is_flood, excluded.is_flood),
      mail_key = iif(email = excluded.email COLLATE NOCASE, mail_key, excluded.mail_key), mail_stop = iif(email = excluded.email COLLATE NOCASE, mail_stop, NULL),
      ${moveColumns.map(keepMove).join(", ")},
      revision = revision + 1, break_logged_at = NULL, attempts = 0, is_refused = 0, refused_at = NULL,
      refusals = 0, last_failure = NULL, delivered_at = NULL
    WHERE (${words()}) IS NOT (${words("excluded.")}) AND received_at <= excluded.received_at`;
}

/** What the desk has filled in about the move of a message, whose form does not ask for it, outlives a correction. */
const moveColumns = ["kind", "details", "route", "month", "move_until"];
const keepMove = (column: string) =>
  `${column} = iif(excluded.kind = 'message' AND kind = 'quote', ${column}, excluded.${column})`;

/** A post that leads to an earlier enquiry leads to its address again. */
const revive = `UPDATE enquiries SET mail_stop = NULL WHERE mail_stop = 'replaced' AND ${hasSameWords}`;

/** After the statement that stores it, if that has changed anything. */
const confirm = queueConfirmation(
  ":received_at",
  "changes() > 0 AND (submission = :submission OR id = :id)",
);

/** The quotes of an address whose pages are there. */
const isFindable = `email = ?1 COLLATE NOCASE AND kind = 'quote' AND is_suspect = 0 AND is_flood = 0
  AND mail_stop IS NULL AND ${isKept("?2")}`;

const newestFirst = "ORDER BY received_at DESC LIMIT 100";

const selectStored = `SELECT ${recordColumns} FROM enquiries
  WHERE submission = :submission OR (${hasSameWords}) ORDER BY (${hasSameWords}) DESC LIMIT 1`;

export type Enquiries = ReturnType<typeof createEnquiries>;

/** The enquiries in D1 (migrations/), as they are stored and read one by one. */
export function createEnquiries(database: D1Database) {
  /** Binds the row's values to parameters that are named like its columns, such as `:email`. */
  function prepare(sql: string, row: ReturnType<typeof rowOf>): D1PreparedStatement {
    const values: unknown[] = [];
    const numbered = sql.replace(/:(\w+)/g, (_, column) => `?${values.push(row[column])}`);
    return database.prepare(numbered).bind(...values);
  }

  return {
    /**
     * Stores the enquiry, and returns its row. It is the same as an open one, which keeps its id, if that came with the same
     * words within ten minutes, or with the same token within a day: then other words are a correction, and are delivered
     * even if the first ones have been.
     * @throws when the database fails
     */
    async store(enquiry: NewEnquiry, now: number): Promise<EnquiryRecord> {
      const times = { receivedAt: now, nextAttemptAt: now, firstReplyBy: enquiry.replyBy };
      const found = { searchText: searchTextOf(enquiry), phoneDigits: lastDigits(enquiry.phone) };
      const row = rowOf({ ...enquiry, ...times, ...found });
      const [, , , , reading] = await database.batch([
        prepare(release, row),
        prepare(insert(Object.keys(row)), row),
        prepare(confirm, row),
        prepare(revive, row),
        prepare(selectStored, row),
      ]);
      return readRecord(reading?.results[0]);
    },

    /** Null once it is erased. */
    async find(id: string): Promise<EnquiryRecord | null> {
      const row = await database
        .prepare(`SELECT ${recordColumns} FROM enquiries WHERE id = ?1`)
        .bind(id)
        .first();
      return row && readRecord(row);
    },

    /** The one with which a joined one is answered in the end; null once that is erased. */
    async findMain(joinedId: string): Promise<EnquiryRecord | null> {
      const row = await database
        .prepare(
          `WITH RECURSIVE chain (id) AS (
             SELECT ?1 UNION SELECT joined_to FROM enquiries JOIN chain ON enquiries.id = chain.id)
           SELECT ${recordColumns} FROM enquiries WHERE id IN chain AND closed_as IS NOT 'joined'`,
        )
        .bind(joinedId)
        .first();
      return row && readRecord(row);
    },

    /** When it is erased; null while something is open. */
    async findEraseAt(id: string): Promise<number | null> {
      const time = await database
        .prepare(`SELECT ${eraseAt} AS time FROM enquiries WHERE id = ?1`)
        .bind(id)
        .first("time");
      return v.parse(v.nullable(v.number()), time);
    },

    /** The quote with the key, of its page or of our mails; null once it is erased, or its journey has ended. */
    async findQuote(quoteKey: string, now: number): Promise<EnquiryRecord | null> {
      const row = await database
        .prepare(
          `SELECT ${recordColumns} FROM enquiries WHERE (quote_key = ?1 OR mail_key = ?1) AND kind = 'quote'
             AND ${isKept("?2")}`,
        )
        .bind(quoteKey, now)
        .first();
      return row && readRecord(row);
    },

    /** Writes a mail with the links of its quotes to the address. Returns the enquiry of the mail; null if there is none. */
    async mailLinks(email: string, now: number): Promise<string | null> {
      const queueing = queueMail({
        kind: "'found'",
        revision: nextRevision("found"),
        at: "?2",
        which: `id = (SELECT id FROM enquiries WHERE ${isFindable} ORDER BY received_at DESC LIMIT 1)`,
      });
      const queued = database.prepare(`${queueing} RETURNING enquiry_id`).bind(email, now);
      return v.parse(v.nullable(v.string()), await queued.first("enquiry_id"));
    },

    /** The quotes of an address whose pages are there, the newest first. */
    async listFindable(email: string, now: number): Promise<EnquiryRecord[]> {
      const { results } = await database
        .prepare(`SELECT ${recordColumns} FROM enquiries WHERE ${isFindable} ${newestFirst}`)
        .bind(email, now)
        .all();
      return results.map(readRecord);
    },
  };
}
