import * as v from "valibot";
import { log } from "#edge/log/log.server.ts";
import { mark } from "#office/enquiry/sql-values.ts";
import { referenceOf } from "#office/reply/reference.ts";

// The rows that the outbox's queries return.

const detailsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

const claimedSchema = v.object({
  id: v.string(),
  revision: v.number(),
  kind: v.string(),
  route: v.nullable(v.string()),
  month: v.nullable(v.string()),
  details: v.nullable(detailsSchema),
  replyBy: v.number(),
  topic: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  message: v.string(),
  isSuspect: mark,
  attempts: v.number(),
});

const quoteSchema = v.object({
  id: v.string(),
  replyBy: v.number(),
  repliedAt: v.nullable(v.number()),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** The quote in words, as it was sent to the team. */
  message: v.string(),
  /** Null where they cannot be read. */
  details: v.nullable(detailsSchema),
});

export const storedSchema = v.object({
  replyBy: v.number(),
  quoteKey: v.nullable(v.string()),
  hasWords: mark,
});

export type ClaimedEnquiry = v.InferOutput<typeof claimedSchema>;

/** A quote as its visitor may read it again. */
export type StoredQuote = v.InferOutput<typeof quoteSchema>;

export const parseClaimed = (row: Row): ClaimedEnquiry =>
  v.parse(claimedSchema, withReadableDetails(row));

export const parseQuote = (row: Row): StoredQuote => v.parse(quoteSchema, withReadableDetails(row));

type Row = Record<string, unknown>;

/** Details are the only JSON. The message says the same in words, so a row is useful without them. */
function withReadableDetails(row: Row): Row {
  if (v.is(v.nullable(detailsSchema), row.details)) return row;
  log.error("The details of a stored enquiry cannot be read", {
    reference: referenceOf(String(row.id)),
  });
  return { ...row, details: null };
}
