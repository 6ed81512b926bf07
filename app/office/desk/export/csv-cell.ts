import { indiaTimeZone } from "#edge/http/india-clock.ts";

/** Text that a spreadsheet may read as a formula. Some skip leading space and quotes, or accept full-width signs. */
const formulaStart = /^[\t\r\n]|^[\s\p{C}"'`‘’“”]*[=+\-@＝＋－＠]/u;

/**
 * The same within a cell. Where its list separator is a semicolon, Excel splits there, at tabs and at line breaks, and does not
 * see our quotes. A first line `sep=,` would prevent that, but other programs read it as a row, and Excel then no longer
 * recognises UTF-8.
 */
const formulaAfterSplit = /(?<=[;\t\n])(?=(?:(?![;\t\n])[\s\p{C}"'`‘’“”])*[=+\-@＝＋－＠])/gu;

/** Removes control characters and marks of direction; all line breaks become one kind. */
const withoutControls = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "");

/** Quotes a cell. An apostrophe before a formula stops spreadsheets from computing it (OWASP, CSV Injection). */
export function formatCell(value: string | null): string {
  const shown = withoutControls(value ?? "");
  // Both are tested: removing a control character can expose a formula, and removes a leading CR.
  const isFormula = formulaStart.test(shown) || formulaStart.test(value ?? "");
  const safe = `${isFormula ? "'" : ""}${shown.replace(formulaAfterSplit, "'")}`;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The Swedish format, 2026-11-20 15:02:11, is one that spreadsheets recognise as a time and can sort. */
const sortableTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: indiaTimeZone,
});

export const formatTime = (time: number | null): string | null =>
  time === null ? null : sortableTime.format(time);

/** Rows as CSV (RFC 4180). */
export const joinRows = (rows: string[][]): string =>
  rows.map((cells) => `${cells.join(",")}\r\n`).join("");
