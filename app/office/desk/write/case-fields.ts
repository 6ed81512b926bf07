import { senderFields } from "#office/enquiry/sender-fields.ts";
import type { Fields, Values } from "#ui/forms/fields/field.ts";

/** How an enquiry reached the office, other than by the site's forms. */
export const sourceNames = {
  phone: "Phone",
  whatsapp: "WhatsApp",
  "walk-in": "Walk-in",
  referral: "Referral",
} as const;

const { name, email, phone } = senderFields;

/** Who asks, as the office writes it down. The questions about the move are those of the quote's form. */
export const caseFields = {
  name: { ...name, autoComplete: undefined, missing: "Please enter a name." },
  phone: { ...phone, autoComplete: undefined, placeholder: undefined },
  email: {
    ...email,
    autoComplete: undefined,
    missing: undefined,
    hint: "Without one, nothing is mailed.",
  },
  source: {
    label: "How did they reach us?",
    choices: sourceNames,
    maxLength: 10,
    data: "way to us",
  },
  message: {
    label: "What they said",
    rows: 3,
    maxLength: 10_000,
    data: "message",
  },
} satisfies Fields<string>;

export type CaseValues = Values<keyof typeof caseFields>;
