import type { EnquiryOutcome } from "~/enquiry/enquiry";
import type { QuoteSender } from "./sender-fields";

/** Why a quote was not stored, with what was typed; one that was is redirected to its own page. */
export type QuoteFailure = {
  kind: Exclude<EnquiryOutcome["kind"], "sent">;
  errors: Partial<QuoteSender>;
  values: QuoteSender | null;
};
