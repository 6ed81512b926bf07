import { type EnquiryRecord, isOfQuoteForm } from "./record.ts";

type Searched = Pick<EnquiryRecord, "page" | "name" | "email" | "phone" | "route" | "month"> &
  Pick<EnquiryRecord, "message" | "details">;

/** The text in which the desk looks for an enquiry: its words, each after a space, so that beginnings can be found. */
export function searchTextOf(enquiry: Searched): string {
  const { name, email, route, month, phone, message, details } = enquiry;
  const texts = [name, email, route, month, phone, lastDigits(phone)];
  // The words of the quote's form would be found in all of its messages.
  const asked = [...Object.values(details ?? {}), isOfQuoteForm(enquiry) ? null : message];
  return searchTextOfWords([...texts, ...asked].join(" "));
}

/** The same for other words about it, such as a note. */
export const searchTextOfWords = (text: string): string =>
  [...new Set(wordsOf(text))].map((word) => ` ${word}`).join("");

/** A phone number or a reference, in groups or not. */
const number = /^[\d\s()+.-]+$/;

/** The typed words, as they stand in that text. */
export const soughtWords = (typed: string): string[] =>
  wordsOf(number.test(typed) ? (lastDigits(typed) ?? "") : typed);

/** The words of a text without capitals, accents and signs: "José-María" is `jose` and `maria`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * At most ten digits of a phone number, by which the same person is found: people write the country's code in many ways,
 * or not at all. Null without any.
 */
export const lastDigits = (phone: string | null): string | null =>
  phone?.replace(/\D/g, "").slice(-10) || null;
