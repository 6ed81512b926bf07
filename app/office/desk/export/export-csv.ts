import type { DeskEnquiry } from "#office/desk/store/desk-rows.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { formatCell, formatTime, joinRows } from "./csv-cell.ts";

const detail = (name: string) => (enquiry: DeskEnquiry) => enquiry.details?.[name] ?? null;

const columns: [string, (enquiry: DeskEnquiry) => string | null][] = [
  ["Reference", ({ id }) => referenceOf(id)],
  ["Received (IST)", ({ receivedAt }) => formatTime(receivedAt)],
  ["Kind", ({ kind }) => kind],
  ["Name", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Pet", detail("pet")],
  ["Breed", detail("breed")],
  ["How many", detail("pets")],
  ["Route", ({ route }) => route],
  ["Month", ({ month }) => month],
  ["Topic", ({ topic }) => topic],
  ["Message", ({ message }) => message],
  ["Answer by (IST)", ({ answerBy }) => formatTime(answerBy)],
  ["Answered (IST)", ({ answeredAt }) => formatTime(answeredAt)],
  ["Answered by", ({ answeredBy }) => answeredBy],
  ["Claimed by", ({ claimedBy }) => claimedBy],
  ["Looks like spam", ({ isSuspect }) => (isSuspect ? "yes" : null)],
];

/** The details with a column of their own. */
const named = ["pet", "breed", "pets"];

/**
 * The enquiries as CSV for spreadsheets, with a column for each further detail that any of them has. Excel recognises
 * UTF-8 by the byte order mark.
 */
export function formatExport(enquiries: DeskEnquiry[]): string {
  const details = new Set(enquiries.flatMap(({ details }) => Object.keys(details ?? {})));
  const further = [...details].filter((name) => !named.includes(name));
  const all = [...columns, ...further.map((name) => [name, detail(name)] as const)];
  const headings = all.map(([heading]) => formatCell(heading));
  const rows = enquiries.map((enquiry) => all.map(([, read]) => formatCell(read(enquiry))));
  return `\uFEFF${joinRows([headings, ...rows])}`;
}
