import * as v from "valibot";
import {
  allLists,
  type Cursor,
  type Filter,
  type OtherList,
} from "#office/desk/list/list-query.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { lastDigits, soughtWords } from "#office/enquiry/store/search-text.ts";
import { isBooked, isUnanswered, isUndecided } from "#office/enquiry/store/states-in-sql.ts";
import { type CaseRow, caseSchema, isOnTheWayInSql, selectCases } from "./case-row.ts";

export const pageSize = 25;

/** The beginning and the end of a period, in milliseconds. */
export type Period = { from: number; until: number };

/** A page of a list, and where the next page begins, if there is one. */
export type Page = { cases: CaseRow[]; next: Cursor | null };

type Order = "ASC" | "DESC";
type Source = { time: string; from: string; which: string };

/** The first cases of a list after the time `?1` and the position `?2`. Each reads an index in the order of its times. */
const readFrom = ({ time, from, which }: Source, order: Order): string =>
  `SELECT enquiries.id AS id, ${time} AS time, enquiries.rowid AS position FROM ${from}
   WHERE ${which} AND ${time} ${order === "ASC" ? ">=" : "<="} ?1
     AND (${time}, enquiries.rowid) ${order === "ASC" ? ">" : "<"} (?1, ?2)
   ORDER BY ${time} ${order}, enquiries.rowid ${order} LIMIT ${pageSize + 1}`;

const list = (source: Source, order: Order): string =>
  selectCases(readFrom(source, order), order, pageSize + 1);

const ofEnquiries = (time: string, which: string): Source => ({ time, from: "enquiries", which });
const ofJourneys = (time: string, which: string): Source => ({
  time,
  from: "journeys CROSS JOIN enquiries",
  which: `enquiries.id = journeys.enquiry_id AND ${time} IS NOT NULL AND ${which}`,
});
const isOpenOffer = "offers.ended_at IS NULL AND offers.answer IS NULL";
const isAcceptedOffer = "offers.ended_at IS NULL AND offers.answer = 'accepted'";
const ofOffers = (time: string, which: string): Source => ({
  time,
  from: "offers CROSS JOIN enquiries",
  which: `enquiries.id = offers.enquiry_id AND closed_at IS NULL AND ${which}`,
});

const isAnswered = "replied_at IS NOT NULL";
const isWaitingForOwner = `${isOpenOffer} AND ${isAnswered} AND NOT ${isBooked}`;
const isToBook = `${isAcceptedOffer} AND NOT ${isBooked}`;

/** What is due before the time `?3`: replies, messages to owners, and offers that wait for theirs. */
const due = (condition: string): string => {
  const sources = [
    ofEnquiries("reply_by", `${isUnanswered} AND ${condition} AND reply_by < ?3`),
    ofJourneys("next_by", `${condition} AND next_by < ?3`),
    ofOffers("valid_until", `${isWaitingForOwner} AND ${condition} AND valid_until < ?3`),
    ofOffers("answered_at", `${isToBook} AND ${isAnswered} AND ${condition} AND answered_at < ?3`),
  ];
  const parts = sources.map((source) => `SELECT * FROM (${readFrom(source, "ASC")})`);
  return selectCases(parts.join(" UNION ALL "), "ASC", pageSize + 1);
};

/** What is due, by filter. A test proves that each list reads indexes in its order, and so no more than it shows. */
export const dueQueries: Record<Filter, string> = {
  all: due("TRUE"),
  mine: due("claimed_by = ?4"),
  free: due("claimed_by IS NULL"),
  quotes: due("kind = 'quote'"),
  messages: due("kind = 'message'"),
};

/** The other lists, the first ones by what comes next, the rest by what was last. */
export const listQueries: Record<OtherList, { sql: string; order: Order }> = {
  offered: { sql: list(ofOffers("valid_until", isWaitingForOwner), "ASC"), order: "ASC" },
  accepted: { sql: list(ofOffers("answered_at", isToBook), "ASC"), order: "ASC" },
  booked: { sql: list(ofJourneys("next_by", `NOT ${isOnTheWayInSql}`), "ASC"), order: "ASC" },
  "on-the-way": { sql: list(ofJourneys("next_by", isOnTheWayInSql), "ASC"), order: "ASC" },
  home: { sql: list(ofJourneys("home_at", "TRUE"), "DESC"), order: "DESC" },
  "called-off": { sql: list(ofJourneys("called_off_at", "TRUE"), "DESC"), order: "DESC" },
  answered: {
    sql: list(
      ofEnquiries("replied_at", `${isAnswered} AND closed_at IS NULL AND NOT ${isBooked}`),
      "DESC",
    ),
    order: "DESC",
  },
  closed: { sql: list(ofEnquiries("closed_at", "closed_at IS NOT NULL"), "DESC"), order: "DESC" },
  refused: {
    sql: list(ofEnquiries("received_at", "is_refused = 1 AND delivered_at IS NULL"), "DESC"),
    order: "DESC",
  },
  suspected: { sql: list(ofEnquiries("received_at", "is_suspect = 1"), "DESC"), order: "DESC" },
  flood: { sql: list(ofEnquiries("received_at", isUndecided), "DESC"), order: "DESC" },
};

/** The words of what belongs to an enquiry: of its notes, or of the owner's answers to its offers. */
const searchedIn = (table: "enquiry_notes" | "offers"): string =>
  `coalesce((SELECT group_concat(search_text, '') FROM ${table} WHERE enquiry_id = enquiries.id), '')`;

/** A reference is the beginning of an id, in two groups, and either may be looked for. */
const searched = `' ' || enquiries.id || ' ' || substr(enquiries.id, 5) || search_text || ${searchedIn("enquiry_notes")}
  || ${searchedIn("offers")}`;

/** Neither at the beginning of a word nor, of at least three digits, anywhere in the phone number. */
const isMissing = `instr(${searched}, ' ' || value) = 0
  AND (length(value) < 3 OR instr(coalesce(phone_digits, ''), value) = 0)`;

const searchQuery = list(
  ofEnquiries("received_at", `NOT EXISTS (SELECT 1 FROM json_each(?3) WHERE ${isMissing})`),
  "DESC",
);

const oneQuery = selectCases(
  "SELECT id, received_at AS time, rowid AS position FROM enquiries WHERE id = ?1",
  "ASC",
  1,
);

/** The same address, phone number or name as of the enquiry ?1, which are in the parameters after it. */
export const samePersonQuery = selectCases(
  `SELECT id, received_at AS time, rowid AS position FROM enquiries WHERE id <> ?1 AND id IN (
     SELECT id FROM enquiries WHERE email = ?2 COLLATE NOCASE AND ?2 <> ''
     UNION SELECT id FROM enquiries WHERE phone_digits = ?3 AND phone_digits IS NOT NULL
     UNION SELECT id FROM enquiries WHERE name = ?4 COLLATE NOCASE)`,
  "DESC",
  pageSize,
);

const countsSchema = v.record(v.picklist(allLists), v.number());

const offersWhich = (which: string): string => {
  const source = ofOffers("", which);
  return `FROM ${source.from} WHERE ${source.which}`;
};

/** How many cases are in each list whose length says something. */
const countQuery = `SELECT
  (SELECT count(*) FROM enquiries WHERE ${isUnanswered})
    + (SELECT count(*) FROM journeys WHERE next_by IS NOT NULL)
    + (SELECT count(*) ${offersWhich(isWaitingForOwner)})
    + (SELECT count(*) ${offersWhich(`${isToBook} AND ${isAnswered}`)}) AS "all",
  (SELECT count(*) ${offersWhich(isToBook)}) AS accepted,
  (SELECT count(*) ${offersWhich(isWaitingForOwner)}) AS offered,
  (SELECT count(*) FROM journeys WHERE next_by IS NOT NULL AND NOT ${isOnTheWayInSql}) AS booked,
  (SELECT count(*) FROM journeys WHERE next_by IS NOT NULL AND ${isOnTheWayInSql}) AS "on-the-way"`;

/** In SQL, the ids of what is not over. */
export const openIds = `SELECT id FROM enquiries WHERE ${isUnanswered}
  UNION SELECT enquiry_id FROM journeys WHERE next_by IS NOT NULL
  UNION SELECT enquiries.id ${offersWhich(isWaitingForOwner)}
  UNION SELECT enquiries.id ${offersWhich(isToBook)}`;

/** Of what is not over, how many each one has; '' for nobody. */
const holderQuery = `SELECT coalesce(claimed_by, '') AS who, count(*) AS count
  FROM (${openIds}) JOIN enquiries USING (id) GROUP BY 1 ORDER BY 1`;

const holdersSchema = v.array(v.object({ who: v.string(), count: v.number() }));

/** The lists of cases at the desk. */
export function createLists(database: D1Database) {
  async function read(statement: D1PreparedStatement): Promise<Page> {
    const { results } = await statement.all();
    const cases = v.parse(v.array(caseSchema), results);
    const last = cases.length > pageSize ? cases[pageSize - 1] : undefined;
    return {
      cases: cases.slice(0, pageSize),
      next: last ? { time: last.listTime, position: last.position } : null,
    };
  }

  const first = {
    ASC: { time: -1, position: 0 },
    DESC: { time: Number.MAX_SAFE_INTEGER, position: 0 },
  };

  return {
    /** What is due in the period, the next first; `who` has it, for the filter "mine". */
    listDue(
      filter: Filter,
      { from, until }: Period,
      who: string,
      after: Cursor | null,
    ): Promise<Page> {
      const { time, position } = after ?? { time: from, position: -1 };
      const values = [time, position, until, ...(filter === "mine" ? [who] : [])];
      return read(database.prepare(dueQueries[filter]).bind(...values));
    },

    list(name: OtherList, after: Cursor | null): Promise<Page> {
      const { sql, order } = listQueries[name];
      const { time, position } = after ?? first[order];
      return read(database.prepare(sql).bind(time, position));
    },

    /** The enquiries with words that begin with the typed ones, or with these digits in the phone number, the newest first. */
    async search(typed: string, before: Cursor | null): Promise<Page> {
      const words = soughtWords(typed);
      if (words.length === 0) return { cases: [], next: null };
      const { time, position } = before ?? first.DESC;
      return read(database.prepare(searchQuery).bind(time, position, JSON.stringify(words)));
    },

    /** Null once it is erased. */
    async find(id: string): Promise<CaseRow | null> {
      const { cases } = await read(database.prepare(oneQuery).bind(id));
      return cases[0] ?? null;
    },

    /** What else has come from the same address, phone number or name, the newest first. */
    async listSamePerson({ id, email, phone, name }: Person): Promise<CaseRow[]> {
      const query = database.prepare(samePersonQuery).bind(id, email, lastDigits(phone), name);
      return (await read(query)).cases;
    },

    async count(): Promise<v.InferOutput<typeof countsSchema>> {
      return v.parse(countsSchema, await database.prepare(countQuery).first());
    },

    async countByHolder(): Promise<v.InferOutput<typeof holdersSchema>> {
      const { results } = await database.prepare(holderQuery).all();
      return v.parse(holdersSchema, results);
    },
  };
}

type Person = Pick<EnquiryRecord, "id" | "email" | "phone" | "name">;
