import { withoutInvisible } from "./invisible.ts";

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode has the ten digits of each script in a row, from 0 to 9, and some of the rows side by side. */
function digitOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/** Numbers in any script as a program reads them: "१२.५", "۱۲٫۵" and "１２．５" are "12.5". Other text stays as it is. */
export const plainNumbers = (text: string): string =>
  text.replace(/\p{Nd}/gu, digitOf).replace(/(\d)[٫．](?=\d)/g, "$1.");

const timeOfDay = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g;

/**
 * Whether the text has seven digits without a word between them, whatever signs they are grouped by: the number of a chip,
 * a passport, a waybill or a phone. Times of day do not count.
 */
export function hasLongNumber(text: string): boolean {
  const plain = plainNumbers(text.normalize("NFKC")).replace(timeOfDay, "h");
  return /(?:\d[^\p{L}\d]{0,3}){7}/u.test(withoutInvisible(plain));
}

/** A number as visitors write it in any script, with a decimal point or comma. */
export const writtenNumber = /^\p{Nd}{1,6}([.,٫．]\p{Nd}{1,6})?$/u;
