import * as ownerFacts from "#content/company/owner-facts.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";
import { listOurWork } from "#travel/fees/our-work.ts";

/** A line of the bill that the quote's page shows. */
export type ProposedLine = { what: string; published: string | null };

/** The bill's lines in its order, with the amounts that somebody publishes, which may be in another currency or a range. */
export function proposeLines(enquiry: EnquiryRecord, origin: string, now: number): ProposedLine[] {
  const { fees, unpublished } = describeQuote(enquiry, origin, now).fees;
  const ours = listOurWork(ownerFacts.ourPrices.value).map(({ what, amount }) => ({
    what,
    published: amount ?? null,
  }));
  return [
    ...fees.map(({ what, amount }) => ({ what, published: amount })),
    ...ours.filter(({ published }) => published !== null),
    ...unpublished.map(({ what }) => ({ what, published: null })),
    ...ours.filter(({ published }) => published === null),
  ];
}
