import * as v from "valibot";
import { mark } from "#office/enquiry/sql-values.ts";

// The rows that the desk's queries return.

/** Damaged details must not hide an enquiry: its message says the same in words. */
const details = v.fallback(
  v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
  null,
);

const listEntries = {
  id: v.string(),
  /** Orders rows of the same time. */
  position: v.number(),
  kind: v.picklist(["message", "quote"]),
  name: v.string(),
  topic: v.nullable(v.string()),
  /** How the message begins. */
  start: v.string(),
  route: v.nullable(v.string()),
  month: v.nullable(v.string()),
  details,
  receivedAt: v.number(),
  replyBy: v.number(),
  repliedAt: v.nullable(v.number()),
  repliedBy: v.nullable(v.string()),
  claimedBy: v.nullable(v.string()),
  claimedAt: v.nullable(v.number()),
  isSuspect: mark,
  isRefused: mark,
  deliveredAt: v.nullable(v.number()),
};

export const listedSchema = v.object(listEntries);

export const enquirySchema = v.object({
  ...listEntries,
  page: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  message: v.string(),
  revision: v.number(),
  /** The key of the quote's own page. */
  quoteKey: v.nullable(v.string()),
  attempts: v.number(),
  lastFailure: v.nullable(v.string()),
});

export const noteSchema = v.object({ at: v.number(), who: v.string(), text: v.string() });

export const logSchema = v.object({
  at: v.number(),
  who: v.string(),
  reference: v.nullable(v.string()),
  did: v.string(),
});

/** An enquiry in a list. */
export type ListedEnquiry = v.InferOutput<typeof listedSchema>;
/** An enquiry with all its columns. */
export type DeskEnquiry = v.InferOutput<typeof enquirySchema>;
export type Note = v.InferOutput<typeof noteSchema>;
export type LogEntry = v.InferOutput<typeof logSchema>;

/** The fields that are not columns of the table. */
const computed: Record<string, string> = {
  position: "enquiries.rowid",
  start: "substr(message, 1, 160)",
};

/** The columns of a schema in SQL, whose table has names such as `received_at`. */
export const columnsOf = (schema: { entries: object }): string =>
  Object.keys(schema.entries)
    .map((name) => {
      const column = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
      return `${computed[name] ?? column} AS ${name}`;
    })
    .join(", ");
