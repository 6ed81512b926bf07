import { formatCell, formatTime, joinRows } from "#office/desk/export/csv-cell.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { type Enquiry, plainText, sortEnquiries } from "./enquiry-list.ts";

const columns: [string, (enquiry: Enquiry) => string | null][] = [
  ["Id", ({ id }) => id],
  ["Reference", ({ id }) => referenceOf(id)],
  ["Received (IST)", ({ receivedAt }) => formatTime(receivedAt)],
  ["Kind", ({ kind }) => kind],
  ["Route", ({ route }) => route],
  ["Month", ({ month }) => month],
  ["Answer by (IST)", ({ replyBy }) => formatTime(replyBy)],
  ["Answered (IST)", ({ repliedAt }) => formatTime(repliedAt)],
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

/** Formats the enquiries in the order of the list as CSV (RFC 4180), every cell quoted; their details come last. */
export function formatCsv(enquiries: Enquiry[]): string {
  const detailNames = [...new Set(enquiries.flatMap(({ details }) => Object.keys(details ?? {})))];
  const rows = sortEnquiries(enquiries).map((enquiry) => [
    ...columns.map(([, read]) => read(enquiry)),
    ...detailNames.map((name) => enquiry.details?.[name] ?? null),
  ]);
  const cells = [[...columns.map(([heading]) => heading), ...detailNames], ...rows].map((row) =>
    row.map(formatPlainCell),
  );
  return joinRows(cells);
}

export const formatPlainCell = (value: string | null): string =>
  formatCell(value, plainText(value ?? ""));
