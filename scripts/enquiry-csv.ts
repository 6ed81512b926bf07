import { type Enquiry, plainText, sortEnquiries, stateOf } from "./enquiry-list.ts";

/** Swedish for its order, 2026-11-20 15:02:11, which spreadsheets read as a time and sort. */
const sortableTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

const stateNames = { waiting: "waiting", suspect: "marked as spam", delivered: "delivered" };

const columns: [string, (enquiry: Enquiry) => string | null][] = [
  ["Id", ({ id }) => id],
  ["Received (IST)", ({ receivedAt }) => formatTime(receivedAt)],
  ["State", (enquiry) => stateNames[stateOf(enquiry)]],
  ["Name", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Topic", ({ topic }) => topic],
  ["Page", ({ page }) => page],
  ["Message", ({ message }) => message],
  ["Tries", ({ attempts }) => String(attempts)],
  ["Next try (IST)", ({ nextAttemptAt }) => formatTime(nextAttemptAt)],
  ["Delivered (IST)", ({ deliveredAt }) => formatTime(deliveredAt)],
  ["Last failure", ({ lastFailure }) => lastFailure],
];

/** What a spreadsheet may take for a formula; some skip white space and quotes, or know full-width signs. */
const formulaStart = /^[\t\r\n]|^[\s\p{C}"'`‘’“”]*[=+\-@＝＋－＠]/u;

/** The enquiries in the order of the list, as RFC 4180 has it, with every cell in quotes. */
export function formatCsv(enquiries: Enquiry[]): string {
  const rows = sortEnquiries(enquiries).map((enquiry) => columns.map(([, read]) => read(enquiry)));
  return [columns.map(([heading]) => heading), ...rows]
    .map((row) => `${row.map(formatCell).join(",")}\r\n`)
    .join("");
}

/** A cell that no spreadsheet computes: an apostrophe in front makes text of it (OWASP, CSV Injection). */
export function formatCell(value: string | null): string {
  // A removed escape sequence can lay a formula bare, and a leading CR is only to be seen before.
  const text = plainText(value ?? "");
  const isFormula = formulaStart.test(text) || formulaStart.test(value ?? "");
  return `"${isFormula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

function formatTime(time: number | null): string | null {
  return time === null ? null : sortableTime.format(time);
}
