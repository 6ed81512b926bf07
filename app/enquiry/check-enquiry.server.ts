import * as v from "valibot";
import { type EnquiryErrors, type EnquiryValues, maxLengths } from "./enquiry";

// A browser counts a line break as one character and sends two.
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll("\r\n", "\n")),
  v.trim(),
);

const required = (message: string, maxLength: number) =>
  v.pipe(text, v.minLength(1, message), v.maxLength(maxLength, tooLong(maxLength)));

const tooLong = (maxLength: number) =>
  `Please write at most ${maxLength.toLocaleString("en")} characters.`;

/** What a visitor fills in (specification, section 5): checked in the browser's own way, then here. */
const enquirySchema = v.object({
  name: required("Please tell us your name.", maxLengths.name),
  email: v.pipe(
    required("Please tell us your e-mail address.", maxLengths.email),
    // As strict as the browser's own check, and no stricter.
    v.rfcEmail("Please enter an e-mail address such as name@example.com."),
  ),
  phone: v.pipe(text, v.maxLength(maxLengths.phone, tooLong(maxLengths.phone))),
  message: required("Please write us a message.", maxLengths.message),
});

/** The first thing to mend in each field. */
export function checkEnquiry(
  typed: EnquiryValues,
): { values: EnquiryValues; errors: null } | { values: null; errors: EnquiryErrors } {
  const result = v.safeParse(enquirySchema, typed);
  if (result.success) return { values: result.output, errors: null };
  const { nested } = v.flatten<typeof enquirySchema>(result.issues);
  const errors: EnquiryErrors = {};
  for (const field of ["name", "email", "phone", "message"] as const) {
    const message = nested?.[field]?.[0];
    if (message) errors[field] = message;
  }
  return { values: null, errors };
}
