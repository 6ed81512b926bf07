import type { EnquiryOutcome } from "~/enquiry/enquiry";
import type { QuoteSender } from "./sender-fields";

/** Why a quote was not stored, with the typed values. (A stored one redirects to its own page.) */
export type QuoteFailure = {
  kind: Exclude<EnquiryOutcome["kind"], "sent">;
  errors: Partial<QuoteSender>;
  values: QuoteSender | null;
};
