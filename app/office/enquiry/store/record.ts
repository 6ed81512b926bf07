import * as v from "valibot";

/** A yes or no of SQLite. */
export const mark = v.pipe(
  v.number(),
  v.transform((number) => number !== 0),
);

export const sources = ["website", "phone", "whatsapp", "walk-in", "referral"] as const;
export const replyWays = ["mail", "phone", "whatsapp"] as const;

const text = v.nullable(v.string());
/** In milliseconds since 1970. */
const time = v.nullable(v.number());

/** A row of the table of enquiries (migrations/), which has the columns `received_at` for `receivedAt` and so on. */
export const recordSchema = v.object({
  id: v.string(),
  receivedAt: v.number(),
  kind: v.picklist(["message", "quote"]),
  /** Whether a form of the site sent it, or how it reached the office, which wrote it down. */
  source: v.picklist(sources),
  page: v.string(),
  topic: text,
  /** Origin and destination, in words. */
  route: text,
  month: text,
  /** The input of a quote, by its names in the query. Null too where it cannot be read: the message says the same. */
  details: v.fallback(
    v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
    null,
  ),
  name: v.string(),
  /** Empty where somebody who called gave none. */
  email: v.string(),
  phone: text,
  /** A quote in words, as it was sent to the team. */
  message: v.string(),
  revision: v.number(),
  /** The key in the address of a quote's page. */
  quoteKey: text,
  /** The key in the addresses of our mails, which opens the quote's page too. */
  mailKey: text,
  /** The visitor's time zone, such as Europe/London. */
  timeZone: text,
  /** Why nothing more is mailed to its address: see the migration. */
  mailStop: v.nullable(v.picklist(["returned", "unwanted", "replaced"])),
  isSuspect: mark,
  /** It came with too many others at once, and nobody has taken it as genuine since. */
  isFlood: mark,
  attempts: v.number(),
  /** Null if it is delivered, or was refused too often. */
  nextAttemptAt: time,
  lastFailure: text,
  isRefused: mark,
  deliveredAt: time,
  /** Read it by `promiseOf`. */
  replyBy: v.number(),
  repliedAt: time,
  repliedBy: text,
  /** How the reply was given, if somebody noted it. */
  repliedVia: v.nullable(v.picklist(replyWays)),
  /** The promise on arrival, and the first reply. They stay when there is more to answer. */
  firstReplyBy: time,
  firstRepliedAt: time,
  /** The end of the month in which the move is expected. */
  moveUntil: time,
  /** When and why nothing more is to be done; "joined" is answered together with another one. */
  closedAt: time,
  closedAs: v.nullable(v.picklist(["lost", "died", "spam", "joined"])),
  /** Of a lost one. */
  closedWhy: text,
  joinedTo: text,
  /** Somebody of the office keeps it longer than its time. */
  keptUntil: time,
  keptWhy: text,
  claimedBy: text,
  claimedAt: time,
});

/** A stored enquiry. */
export type EnquiryRecord = v.InferOutput<typeof recordSchema>;

/** Whether the quote's form sent it, whose answers the site has put together as its message. */
export const isOfQuoteForm = ({ page }: Pick<EnquiryRecord, "page">): boolean => page === "/quote";

/** The time by which we promised to reply; null for one of a flood, which is promised none. */
export const promiseOf = ({ isFlood, replyBy }: Pick<EnquiryRecord, "isFlood" | "replyBy">) =>
  isFlood ? null : replyBy;

const columnOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The columns of a schema in SQL, under the schema's names; of a table where several are read. */
export const columnsOf = (schema: { entries: object }, table?: string): string =>
  Object.keys(schema.entries)
    .map((name) => `${table ? `${table}.` : ""}${columnOf(name)} AS ${name}`)
    .join(", ");

export const recordColumns = columnsOf(recordSchema);

export const readRecord = (row: unknown): EnquiryRecord => v.parse(recordSchema, row);

type SqlValue = string | number | null;

/** Values by their columns, as SQLite stores them: marks as 0 and 1, objects as JSON. */
export function rowOf(values: Record<string, SqlValue | boolean | object>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columnOf(name), sqlValueOf(value)]),
  );
}

function sqlValueOf(value: SqlValue | boolean | object): SqlValue {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}
