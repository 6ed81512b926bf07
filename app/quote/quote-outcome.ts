import type { EnquiryOutcome } from "~/enquiry/enquiry";

export const senderNames = ["name", "email", "phone", "whatsapp", "note"] as const;

/** What the third step asks. */
export type SenderValues = Record<(typeof senderNames)[number], string>;

export type SenderErrors = Partial<Record<keyof SenderValues, string>>;

/** Why a quote was not stored, with what was typed; one that was is redirected to its own page. */
export type QuoteFailure = {
  kind: Exclude<EnquiryOutcome["kind"], "sent">;
  errors: SenderErrors;
  values: SenderValues | null;
};
