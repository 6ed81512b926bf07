import { type Day, writeDay } from "#travel/move/calendar.ts";
import { formatDate } from "#ui/text/date-words.ts";

/** A text whose numbers are days, so that each can become a `time` element. */
export type DatedText = readonly (string | Day)[];

/** Such as `dated`the cover ends on ${day}``. */
export const dated = (strings: TemplateStringsArray, ...values: (string | Day)[]): DatedText =>
  strings.flatMap((string, index) => [string, values[index] ?? ""]).filter((part) => part !== "");

/** A text of the rules, with the day in the place of its `{day}`. */
export function fillDay(text: string, day: Day): DatedText {
  const [before = "", after = ""] = text.split("{day}");
  return dated`${before}${day}${after}`;
}

/** The text with its days as words, such as "31 March 2027". */
export const plainText = (text: DatedText): string =>
  text.map((part) => (typeof part === "string" ? part : formatDate(writeDay(part)))).join("");
