import * as ownerFacts from "#content/company/owner-facts.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";

/** A line of the bill that the quote's page shows. */
export type ProposedLine = { what: string; published: string | null };

/** The bill's lines in its order, with the amounts that somebody publishes, which may be in another currency or a range. */
export function proposeLines(enquiry: EnquiryRecord, origin: string, now: number): ProposedLine[] {
  const { fees, unpublished } = describeQuote(enquiry, origin, now).fees;
  const ourPrices = ownerFacts.ourPrices.value ?? [];
  return [
    ...fees.map(({ what, amount }) => ({ what, published: amount })),
    ...ourPrices.map(({ move, range }) => ({ what: `Our own work: ${move}`, published: range })),
    ...unpublished.map(({ what }) => ({ what, published: null })),
    ...(ourPrices.length === 0 ? [{ what: "Our own work", published: null }] : []),
  ];
}
