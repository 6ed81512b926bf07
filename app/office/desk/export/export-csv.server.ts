import { log } from "#edge/log/log.server.ts";
import type { ExportedCase } from "#office/desk/store/desk-export.server.ts";
import { promiseOf } from "#office/enquiry/store/record.ts";
import { formatAmountWithCode } from "#office/offer/amount.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { formatCell, formatTime, joinRows } from "./csv-cell.ts";

const detail = (name: string) => (enquiry: ExportedCase) => enquiry.details?.[name] ?? null;

const columns: [string, (enquiry: ExportedCase) => string | null][] = [
  ["Reference", ({ id }) => referenceOf(id)],
  ["Received (IST)", ({ receivedAt }) => formatTime(receivedAt)],
  ["Kind", ({ kind }) => kind],
  ["How it came", ({ source }) => source],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
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
  ["Answered how", ({ repliedVia }) => repliedVia],
  ["Closed (IST)", ({ closedAt }) => formatTime(closedAt)],
  ["Closed as", ({ closedAs }) => closedAs],
  ["Why it was lost", ({ closedWhy }) => closedWhy],
  ["Claimed by", ({ claimedBy }) => claimedBy],
  ["Looks like spam", ({ isSuspect }) => (isSuspect ? "yes" : null)],
  ["Offered (IST)", ({ offerMadeAt }) => formatTime(offerMadeAt)],
  ["Offer", describeTotal],
  ["Offer valid until (IST)", ({ offerValidUntil }) => formatTime(offerValidUntil)],
  ["Owner’s answer", ({ offerAnswer }) => offerAnswer],
  ["Answered the offer (IST)", ({ offerAnsweredAt }) => formatTime(offerAnsweredAt)],
  ["Owner’s words", ({ offerWords }) => offerWords],
  ["Booked (IST)", ({ bookedAt }) => formatTime(bookedAt)],
  ["Next stage", describeStage],
  ["Home (IST)", ({ homeAt }) => formatTime(homeAt)],
  ["Called off (IST)", ({ calledOffAt }) => formatTime(calledOffAt)],
  ["Why it was called off", ({ calledOffWhy }) => calledOffWhy],
  ["Notes", ({ notes }) => notes],
];

function describeTotal({ offerTotal, offerCurrency }: ExportedCase): string | null {
  return offerTotal === null || offerCurrency === null
    ? null
    : formatAmountWithCode(offerTotal, offerCurrency);
}

/** None once the journey has ended. */
function describeStage({ stage, homeAt, calledOffAt }: ExportedCase): string | null {
  return homeAt === null && calledOffAt === null ? stage : null;
}

/** The details with a column of their own. */
const named = ["pet", "breed", "pets"];

/**
 * The pages of enquiries as CSV for spreadsheets, with a column for each further detail. The next page is read when the
 * browser has room for it, so that no more than one is in memory. Excel recognises UTF-8 by the byte order mark.
 */
export function streamCsv(
  details: string[],
  pages: AsyncIterator<ExportedCase[]>,
): ReadableStream<Uint8Array> {
  const further = details.filter((name) => !named.includes(name));
  const all = [...columns, ...further.map((name) => [name, detail(name)] as const)];
  const encoder = new TextEncoder();
  const write = (rows: (string | null)[][]) =>
    encoder.encode(joinRows(rows.map((cells) => cells.map(formatCell))));
  return new ReadableStream({
    start(stream) {
      stream.enqueue(encoder.encode("\uFEFF"));
      stream.enqueue(write([all.map(([heading]) => heading)]));
    },
    async pull(stream) {
      const { done, value } = await pages.next().catch((error: unknown) => {
        // The response has begun, so its status cannot say it. The browser reports that the download failed.
        log.error("An export broke off", { error });
        throw error;
      });
      if (done) return stream.close();
      stream.enqueue(write(value.map((enquiry) => all.map(([, read]) => read(enquiry)))));
    },
  });
}
