import { senderFields } from "#office/enquiry/sender-fields.ts";
import type { Fields, Values } from "#ui/forms/fields/field.ts";
import { monthNames } from "#ui/text/date-words.ts";

const journeyField = { maxLength: 100, data: "journey" };

const months = Object.fromEntries(monthNames.map((name) => [name, name]));

/** The optional parts of the journey. Months have no year, since the page may come from a cache. */
export const journeyFields = {
  from: { label: "From", placeholder: "City", ...journeyField },
  to: { label: "To", placeholder: "City", ...journeyField },
  month: { label: "Month", placeholder: "Not sure yet", options: months, ...journeyField },
  pet: { label: "Pet", placeholder: "Breed, age", ...journeyField },
} satisfies Fields<string>;

export const contactFields = {
  ...senderFields,
  ...journeyFields,
  message: {
    label: "Message",
    rows: 5,
    hint: "Tell us about your pet, and what you would like to know.",
    maxLength: 10_000,
    missing: "Please write us a message.",
    data: "message",
  },
} satisfies Fields<string>;

export type ContactValues = Values<keyof typeof contactFields>;
