import { type EnquiryRecord, promiseOf } from "#office/enquiry/record.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { formatCell, formatTime, joinRows } from "./csv-cell.ts";

const detail = (name: string) => (enquiry: EnquiryRecord) => enquiry.details?.[name] ?? null;

const columns: [string, (enquiry: EnquiryRecord) => string | null][] = [
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
  ["Answer by (IST)", (enquiry) => formatTime(promiseOf(enquiry))],
  ["Answered (IST)", ({ repliedAt }) => formatTime(repliedAt)],
  ["Answered by", ({ repliedBy }) => repliedBy],
  ["Claimed by", ({ claimedBy }) => claimedBy],
  ["Looks like spam", ({ isSuspect }) => (isSuspect ? "yes" : null)],
];

/** The details with a column of their own. */
const named = ["pet", "breed", "pets"];

/**
 * The enquiries as CSV for spreadsheets, with a column for each further detail that any of them has. Excel recognises
 * UTF-8 by the byte order mark.
 */
export function formatExport(enquiries: EnquiryRecord[]): string {
  const details = new Set(enquiries.flatMap(({ details }) => Object.keys(details ?? {})));
  const further = [...details].filter((name) => !named.includes(name));
  const all = [...columns, ...further.map((name) => [name, detail(name)] as const)];
  const headings = all.map(([heading]) => formatCell(heading));
  const rows = enquiries.map((enquiry) => all.map(([, read]) => formatCell(read(enquiry))));
  return `\uFEFF${joinRows([headings, ...rows])}`;
}
