import { senderFields } from "#office/enquiry/sender-fields.ts";
import type { Fields, Values } from "#ui/forms/fields/field.ts";

/** The fields that become details of the quote, beside the input about the move and the pet. */
export const detailFields = {
  whatsapp: {
    label: "May we reply on WhatsApp?",
    shortLabel: "Reply on WhatsApp",
    choices: { yes: "Yes", no: "No" },
    maxLength: 3,
    data: "phone number",
  },
  note: {
    label: "Anything else?",
    shortLabel: "Anything else",
    rows: 2,
    maxLength: 10_000,
    data: "message",
  },
} satisfies Fields<string>;

/**
 * The fields of the third step. The form, its validation, the database row, the message to the team, the operators'
 * table, the page of the quote and the privacy policy are all derived from them.
 */
export const quoteSenderFields = { ...senderFields, ...detailFields };

export type QuoteSender = Values<keyof typeof quoteSenderFields>;
