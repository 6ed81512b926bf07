import * as v from "valibot";
import type { Cursor, Filter } from "#office/desk/list/list-query.ts";
import { type EnquiryRecord, recordColumns, recordSchema } from "#office/enquiry/record.ts";
import { soughtWords } from "#office/enquiry/search-text.ts";
import { isUnanswered, isUndecided } from "#office/enquiry/watch/watch.server.ts";

export const pageSize = 25;

/** The beginning and the end of a period, in milliseconds. */
export type Period = { from: number; until: number };

/** The position orders rows of the same time. */
export const listedSchema = v.object({ ...recordSchema.entries, position: v.number() });

/** A page of a list, and where the next page begins, if there is one. */
export type Page = { enquiries: EnquiryRecord[]; next: Cursor | null };

const select = `SELECT ${recordColumns}, enquiries.rowid AS position FROM enquiries`;

const due = (condition: string) =>
  `${select} WHERE ${isUnanswered} AND ${condition} AND reply_by >= ?1 AND reply_by < ?2
     AND (reply_by, enquiries.rowid) > (?3, ?4) ORDER BY reply_by, enquiries.rowid LIMIT ${pageSize + 1}`;

/** The due enquiries, by filter. A test proves that each list reads an index in its order, and so no more than it shows. */
export const dueQueries: Record<Filter, string> = {
  all: due("TRUE"),
  mine: due("claimed_by = ?5"),
  free: due("claimed_by IS NULL"),
  quotes: due("kind = 'quote'"),
  messages: due("kind = 'message'"),
};

/** A reference is the beginning of an id, in two groups, and either may be looked for. */
const searched = `' ' || enquiries.id || ' ' || substr(enquiries.id, 5) || search_text || coalesce(
  (SELECT group_concat(search_text, '') FROM enquiry_notes WHERE enquiry_id = enquiries.id), '')`;

/** Neither at the beginning of a word nor, of at least three digits, anywhere in the phone number. */
const isMissing = `instr(${searched}, ' ' || value) = 0
  AND (length(value) < 3 OR instr(coalesce(phone_digits, ''), value) = 0)`;

/** The other lists. */
export const listQueries = {
  answered: `${select} WHERE replied_at IS NOT NULL AND (replied_at, rowid) < (?1, ?2)
    ORDER BY replied_at DESC, rowid DESC LIMIT ${pageSize + 1}`,
  refused: `${select} WHERE is_refused = 1 AND delivered_at IS NULL
    AND (received_at, rowid) < (?1, ?2) ORDER BY received_at DESC, rowid DESC LIMIT ${pageSize + 1}`,
  suspected: `${select} WHERE is_suspect = 1 AND (received_at, rowid) < (?1, ?2)
    ORDER BY received_at DESC, rowid DESC LIMIT ${pageSize + 1}`,
  flood: `${select} WHERE ${isUndecided} AND (received_at, rowid) < (?1, ?2)
    ORDER BY received_at DESC, rowid DESC LIMIT ${pageSize + 1}`,
  found: `${select} WHERE NOT EXISTS (SELECT 1 FROM json_each(?3) WHERE ${isMissing})
    AND (received_at, rowid) < (?1, ?2) ORDER BY received_at DESC, rowid DESC LIMIT ${pageSize + 1}`,
  sameAddress: `${select} WHERE email = ?1 COLLATE NOCASE AND id <> ?2 LIMIT ${pageSize}`,
} as const;

/** The lists of enquiries at the desk. */
export function createLists(database: D1Database) {
  async function read(
    statement: D1PreparedStatement,
    timeOf: (one: EnquiryRecord) => number | null,
  ) {
    const { results } = await statement.all();
    const enquiries = v.parse(v.array(listedSchema), results);
    const last = enquiries.length > pageSize ? enquiries[pageSize - 1] : undefined;
    const time = last && timeOf(last);
    return {
      enquiries: enquiries.slice(0, pageSize),
      next: last && typeof time === "number" ? { time, position: last.position } : null,
    };
  }

  const latest: Cursor = { time: Number.MAX_SAFE_INTEGER, position: 0 };

  return {
    /** Unanswered enquiries whose promise ends in the period, the next one first. */
    listDue(
      filter: Filter,
      { from, until }: Period,
      who: string,
      after: Cursor | null,
    ): Promise<Page> {
      const { time, position } = after ?? { time: -1, position: 0 };
      const values = [from, until, time, position, ...(filter === "mine" ? [who] : [])];
      return read(database.prepare(dueQueries[filter]).bind(...values), ({ replyBy }) => replyBy);
    },

    /** Answered enquiries, the latest first. */
    listAnswered: (before: Cursor | null): Promise<Page> =>
      read(bindCursor(listQueries.answered, before ?? latest), ({ repliedAt }) => repliedAt),

    /** The enquiries that the form service did not accept, the newest first. */
    listRefused: (before: Cursor | null): Promise<Page> =>
      read(bindCursor(listQueries.refused, before ?? latest), ({ receivedAt }) => receivedAt),

    listSuspected: (before: Cursor | null): Promise<Page> =>
      read(bindCursor(listQueries.suspected, before ?? latest), ({ receivedAt }) => receivedAt),

    /** The enquiries of a flood that wait until somebody decides, the newest first. */
    listFlood: (before: Cursor | null): Promise<Page> =>
      read(bindCursor(listQueries.flood, before ?? latest), ({ receivedAt }) => receivedAt),

    /** The enquiries with words that begin with the typed ones, the newest first. */
    async search(typed: string, before: Cursor | null): Promise<Page> {
      const words = soughtWords(typed);
      if (words.length === 0) return { enquiries: [], next: null };
      const { time, position } = before ?? latest;
      const query = database.prepare(listQueries.found).bind(time, position, JSON.stringify(words));
      return read(query, ({ receivedAt }) => receivedAt);
    },

    async listSameAddress(email: string, exceptId: string): Promise<EnquiryRecord[]> {
      const query = database.prepare(listQueries.sameAddress).bind(email, exceptId);
      return (await read(query, () => null)).enquiries;
    },
  };

  function bindCursor(sql: string, { time, position }: Cursor) {
    return database.prepare(sql).bind(time, position);
  }
}
