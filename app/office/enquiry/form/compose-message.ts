import { describeValues } from "#ui/forms/fields/field.ts";
import { type ContactValues, journeyFields } from "./contact-fields.ts";

/** The message as it is stored and relayed: first the known parts of the journey, then the visitor's text. */
export function composeMessage({ message, ...values }: ContactValues): string {
  const journey = describeValues(journeyFields, values);
  const lines = journey.map(({ label, value }) => `${label}: ${value}`);
  return lines.length === 0 ? message : `${lines.join("\n")}\n\n${message}`;
}
