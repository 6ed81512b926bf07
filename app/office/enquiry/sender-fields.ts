import type { Fields } from "#ui/forms/fields/field.ts";
import { addressHint } from "./form/address-hint.ts";

/** Who writes: the same on every form, and columns of their own in the database. */
export const senderFields = {
  name: {
    label: "Name",
    autoComplete: "name",
    maxLength: 200,
    missing: "Please tell us your name.",
    data: "name",
  },
  email: {
    label: "Email",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
    missing: "Please tell us your email address.",
    advise: addressHint,
    data: "email address",
  },
  phone: {
    label: "Phone",
    type: "tel",
    autoComplete: "tel",
    placeholder: "Your Phone (Optional)",
    hint: "With the country code, such as +91 for India or +44 for the UK.",
    maxLength: 40,
    data: "phone number",
  },
} as const satisfies Fields<string>;
