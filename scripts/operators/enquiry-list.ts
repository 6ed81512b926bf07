import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";
import { withoutControls } from "#office/desk/export/csv-cell.ts";
import { referenceOf } from "#office/reply/reference.ts";

const mark = v.pipe(
  v.number(),
  v.transform((number) => number !== 0),
);

/** A row of the table in migrations/, with the names of `enquiryColumns`. */
export const enquirySchema = v.object({
  id: v.string(),
  receivedAt: v.number(),
  page: v.string(),
  topic: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  message: v.string(),
  isSuspect: mark,
  isFlood: mark,
  isRefused: mark,
  attempts: v.number(),
  nextAttemptAt: v.nullable(v.number()),
  lastFailure: v.nullable(v.string()),
  deliveredAt: v.nullable(v.number()),
  kind: v.picklist(["message", "quote"]),
  route: v.nullable(v.string()),
  month: v.nullable(v.string()),
  replyBy: v.nullable(v.number()),
  repliedAt: v.nullable(v.number()),
  /** The answers to a form's further questions, by the names of its fields; damaged ones must not hide all enquiries. */
  details: v.fallback(
    v.nullable(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))),
    null,
  ),
});

/** In SQL. The table has names such as `received_at`. */
export const enquiryColumns = Object.keys(enquirySchema.entries)
  .map((name) => `${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)} AS ${name}`)
  .join(", ");

export type Enquiry = v.InferOutput<typeof enquirySchema>;

const states = ["waiting", "suspect", "delivered"] as const;
type State = (typeof states)[number];

const indianTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

export function stateOf({ deliveredAt, isSuspect }: Enquiry): State {
  if (deliveredAt !== null) return "delivered";
  return isSuspect ? "suspect" : "waiting";
}

/** Sorts by state (waiting, marked as spam, delivered), then the newest first. */
export function sortEnquiries(enquiries: Enquiry[]): Enquiry[] {
  const rank = (enquiry: Enquiry) => states.indexOf(stateOf(enquiry));
  return enquiries.toSorted((a, b) => rank(a) - rank(b) || b.receivedAt - a.receivedAt);
}

/**
 * Makes text safe to print on a terminal: removes escape sequences, control characters except tabs
 * and line feeds, and characters that change the text direction.
 */
export function plainText(text: string): string {
  return withoutControls(stripVTControlCharacters(text));
}

export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}

export function describeState(enquiry: Enquiry): string {
  const { attempts, nextAttemptAt, deliveredAt, isSuspect, isFlood, isRefused } = enquiry;
  const mark = `${isSuspect ? "looks like spam, " : ""}${isFlood ? "one of a flood, " : ""}`;
  if (deliveredAt !== null) {
    return `${mark}${isRefused ? "refused, settled" : "delivered"} ${indianTime.format(deliveredAt)}`;
  }
  const tries =
    attempts === 0 ? "not tried yet" : `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const next = nextAttemptAt === null ? "" : `, next ${indianTime.format(nextAttemptAt)}`;
  return `${mark}${isRefused ? "refused" : "waiting"}, ${tries}${next}`;
}

/** Whether a promised answer is overdue. Suspected spam gets no promise. */
export function isOverdue({ replyBy, repliedAt, isSuspect }: Enquiry, now: number): boolean {
  return replyBy !== null && repliedAt === null && !isSuspect && replyBy < now;
}

/** The promised time of the answer, or when it was given; null for enquiries from before promises were stored. */
export function describePromise(enquiry: Enquiry, now: number): string | null {
  const { replyBy, repliedAt } = enquiry;
  if (repliedAt !== null) return `given ${indianTime.format(repliedAt)}`;
  if (replyBy === null) return null;
  const time = `by ${indianTime.format(replyBy)}`;
  return isOverdue(enquiry, now) ? `OVERDUE: ${time}` : time;
}

/** Formats all enquiries for reading, followed by their counts. */
export function listEnquiries(enquiries: Enquiry[], now: number): string {
  if (enquiries.length === 0) return "No enquiries.";
  return [
    ...sortEnquiries(enquiries).map((enquiry) => describeEnquiry(enquiry, now)),
    countEnquiries(enquiries, now),
  ].join("\n\n");
}

function describeEnquiry(enquiry: Enquiry, now: number): string {
  const message = plainText(enquiry.message).split("\n");
  return [
    `${indianTime.format(enquiry.receivedAt)} IST: ${describeState(enquiry)}`,
    ...field("Ref.", referenceOf(enquiry.id)),
    ...field("Kind", enquiry.kind),
    ...field("Answer", describePromise(enquiry, now)),
    ...field("Route", enquiry.route),
    ...field("Month", enquiry.month),
    ...field("Name", enquiry.name),
    ...field("E-mail", enquiry.email),
    ...field("Phone", enquiry.phone),
    ...field("Topic", enquiry.topic),
    ...field("Page", enquiry.page),
    "  Message",
    ...message.map((line) => `    ${line}`.trimEnd()),
    ...field("Id", enquiry.id),
    ...field("Failure", enquiry.lastFailure),
  ].join("\n");
}

function field(label: string, value: string | null): string[] {
  return value ? [`  ${label.padEnd(8)} ${plainLine(value)}`] : [];
}

function countEnquiries(enquiries: Enquiry[], now: number): string {
  const overdue = enquiries.filter((enquiry) => isOverdue(enquiry, now)).length;
  const count = (state: State) => enquiries.filter((enquiry) => stateOf(enquiry) === state).length;
  return `${countOf(enquiries.length)}: ${count("waiting")} waiting, ${count("suspect")} marked as spam, ${count("delivered")} delivered; ${overdue} overdue.`;
}

export function countOf(enquiries: number): string {
  return `${enquiries} ${enquiries === 1 ? "enquiry" : "enquiries"}`;
}
