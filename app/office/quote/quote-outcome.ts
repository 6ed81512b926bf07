import type { EnquiryOutcome } from "#office/enquiry/enquiry.ts";
import type { QuoteSender } from "./sender-fields.ts";

/** Why a quote was not stored, with the typed values. (A stored one redirects to its own page.) */
export type QuoteFailure = {
  kind: Exclude<EnquiryOutcome["kind"], "sent">;
  errors: Partial<QuoteSender>;
  values: QuoteSender | null;
  /** The posted token of the form, which stays the same until the quote is stored. */
  token: string | null;
};
