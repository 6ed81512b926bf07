import * as v from "valibot";

/** A yes or no of SQLite. */
export const mark = v.pipe(
  v.number(),
  v.transform((number) => number !== 0),
);

const text = v.nullable(v.string());
/** In milliseconds since 1970. */
const time = v.nullable(v.number());

/** A row of the table of enquiries (migrations/), which has the columns `received_at` for `receivedAt` and so on. */
export const recordSchema = v.object({
  id: v.string(),
  receivedAt: v.number(),
  kind: v.picklist(["message", "quote"]),
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
  claimedBy: text,
  claimedAt: time,
});

/** A stored enquiry. */
export type EnquiryRecord = v.InferOutput<typeof recordSchema>;

/** The time by which we promised to reply; null for one of a flood, which is promised none. */
export const promiseOf = ({ isFlood, replyBy }: Pick<EnquiryRecord, "isFlood" | "replyBy">) =>
  isFlood ? null : replyBy;

const columnOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The columns of a schema in SQL, under the schema's names. */
export const columnsOf = (schema: { entries: object }): string =>
  Object.keys(schema.entries)
    .map((name) => `${columnOf(name)} AS ${name}`)
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
