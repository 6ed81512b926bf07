import { neverCached } from "#edge/http/plain-response.ts";
import type { ContactValues } from "./form/contact-fields.ts";

/** The facts that a visitor gets about a stored enquiry. */
export type Receipt = {
  reference: string;
  /** The time by which we reply, in milliseconds since 1970; null where none is promised. */
  replyBy: number | null;
  /** The advice about an email address that seems to be mistyped, or null. */
  addressHint: string | null;
  /** The received values; null on a page where they must not be kept. */
  received: ContactValues | null;
};

/** The outcome of a submission. It returns the submitted values when the visitor has to send them again. */
export type EnquiryOutcome =
  | { kind: "sent"; receipt: Receipt }
  | { kind: "invalid"; errors: Partial<ContactValues>; values: ContactValues }
  | { kind: "too-many"; values: ContactValues }
  | { kind: "not-stored" | "unknown"; values: ContactValues | null }
  | { kind: "unreadable" };

export const sentMessage = {
  title: "Message Sent!",
  description: "Thank you for writing. We reply in office hours.",
};

const outcomeStatus: Record<EnquiryOutcome["kind"], number> = {
  sent: 200,
  invalid: 400,
  "too-many": 429,
  "not-stored": 503,
  unknown: 503,
  unreadable: 400,
};

export const responseTo = ({ kind }: Pick<EnquiryOutcome, "kind">) => ({
  status: outcomeStatus[kind],
  headers: { ...neverCached, ...(kind === "too-many" ? { "Retry-After": "60" } : {}) },
});
