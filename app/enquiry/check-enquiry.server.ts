import * as v from "valibot";
import { type EnquiryErrors, type EnquiryValues, enquiryFields, maxLengths } from "./enquiry";

/** Measured from the navigation to the page. No person is faster, even with autofill. */
const minFillTimeMs = 800;

// A browser counts a line break as one character and sends two.
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll("\r\n", "\n")),
  v.trim(),
);

const required = (message: string, maxLength: number) =>
  v.pipe(text, v.minLength(1, message), v.maxLength(maxLength, tooLong(maxLength)));

export const optionalText = (maxLength: number) =>
  v.pipe(text, v.maxLength(maxLength, tooLong(maxLength)));

const journeyText = v.pipe(
  text,
  // Each of them becomes one line of the message.
  v.transform((value) => value.replace(/\s+/g, " ")),
  v.maxLength(maxLengths.journey, tooLong(maxLengths.journey)),
);

function tooLong(maxLength: number): string {
  return `Please write at most ${maxLength.toLocaleString("en")} characters.`;
}

/** Who writes: the same on every form. */
export const senderEntries = {
  name: required("Please tell us your name.", maxLengths.name),
  email: v.pipe(
    required("Please tell us your e-mail address.", maxLengths.email),
    // Exactly as strict as the browser's own validation.
    v.rfcEmail("Please enter an e-mail address such as name@example.com."),
  ),
  phone: optionalText(maxLengths.phone),
};

/** The visible fields of the form (specification, section 5) and the journey's, which browsers validate first. */
const enquirySchema = v.object({
  ...senderEntries,
  message: required("Please write us a message.", maxLengths.message),
  from: journeyText,
  to: journeyText,
  month: journeyText,
  pet: journeyText,
});

/** Validates the submitted values. Each invalid field gets one message. */
export function checkEnquiry(
  submitted: EnquiryValues,
): { values: EnquiryValues; errors: null } | { values: null; errors: EnquiryErrors } {
  const result = v.safeParse(enquirySchema, submitted);
  if (result.success) return { values: result.output, errors: null };
  const { nested } = v.flatten<typeof enquirySchema>(result.issues);
  const errors: EnquiryErrors = {};
  for (const field of enquiryFields) {
    const message = nested?.[field]?.[0];
    if (message) errors[field] = message;
  }
  return { values: null, errors };
}

type SpamSigns = {
  /** The value of a field that people cannot see. Only bots fill it in. */
  honeypot: string;
  /** How long the form was on the page; null without JavaScript. */
  filledForMs: number | null;
};

/** Whether an enquiry looks like spam. Such an enquiry is stored and relayed all the same, with a mark. */
export function isSuspect({ honeypot, filledForMs }: SpamSigns): boolean {
  return honeypot !== "" || (filledForMs !== null && filledForMs < minFillTimeMs);
}
