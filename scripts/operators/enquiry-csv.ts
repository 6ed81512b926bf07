import { referenceOf } from "../../app/reply/reference.ts";
import { type Enquiry, plainText, sortEnquiries } from "./enquiry-list.ts";

/** The Swedish format, 2026-11-20 15:02:11, is one that spreadsheets recognise as a time and can sort. */
const sortableTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

const columns: [string, (enquiry: Enquiry) => string | null][] = [
  ["Id", ({ id }) => id],
  ["Reference", ({ id }) => referenceOf(id)],
  ["Received (IST)", ({ receivedAt }) => formatTime(receivedAt)],
  ["Kind", ({ kind }) => kind],
  ["Route", ({ route }) => route],
  ["Month", ({ month }) => month],
  ["Answer by (IST)", ({ answerBy }) => formatTime(answerBy)],
  ["Answered (IST)", ({ answeredAt }) => formatTime(answeredAt)],
  ["State", ({ deliveredAt }) => (deliveredAt === null ? "waiting" : "delivered")],
  ["Looks like spam", ({ isSuspect }) => (isSuspect ? "yes" : null)],
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
  ["Refused", ({ isRefused }) => (isRefused ? "yes" : null)],
  ["One of a flood", ({ isFlood }) => (isFlood ? "yes" : null)],
];

/** Text that a spreadsheet may read as a formula. Some skip leading space and quotes, or accept full-width signs. */
const formulaStart = /^[\t\r\n]|^[\s\p{C}"'`‘’“”]*[=+\-@＝＋－＠]/u;

/** Formats the enquiries in the order of the list as CSV (RFC 4180), every cell quoted; their details come last. */
export function formatCsv(enquiries: Enquiry[]): string {
  const detailNames = [...new Set(enquiries.flatMap(({ details }) => Object.keys(details ?? {})))];
  const rows = sortEnquiries(enquiries).map((enquiry) => [
    ...columns.map(([, read]) => read(enquiry)),
    ...detailNames.map((name) => enquiry.details?.[name] ?? null),
  ]);
  return [[...columns.map(([heading]) => heading), ...detailNames], ...rows]
    .map((row) => `${row.map(formatCell).join(",")}\r\n`)
    .join("");
}

/** Quotes a cell. A leading apostrophe stops spreadsheets from computing it (OWASP, CSV Injection). */
export function formatCell(value: string | null): string {
  // Both are tested: removing an escape sequence can expose a formula, and removes a leading CR.
  const text = plainText(value ?? "");
  const isFormula = formulaStart.test(text) || formulaStart.test(value ?? "");
  return `"${isFormula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}

function formatTime(time: number | null): string | null {
  return time === null ? null : sortableTime.format(time);
}
