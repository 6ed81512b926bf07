import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { describeDraft } from "#office/offer/describe-offer.server.ts";
import type { OfferDraft } from "#office/offer/offer.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { onBothClocks } from "#office/reply/reply-time-words.ts";
import { callUs, linkWithWayOut, referenceRow } from "./closing.server.ts";
import { type Draft, officeWords, paragraph, title } from "./letter-parts.ts";

type Asked = { enquiry: EnquiryRecord; isBooked: boolean; origin: string };

/** What the move costs, line by line. It is accepted or declined on its page: opening a link answers nothing. */
export function draftOffer({ enquiry, isBooked, origin }: Asked, offer: OfferDraft): Draft {
  const { lines, total, words } = describeDraft(offer);
  const reference = referenceOf(enquiry.id);
  return {
    subject: `Our offer for your request ${reference}: ${total}`,
    parts: [
      paragraph(
        `This is our offer. It is valid until ${onBothClocks(offer.validUntil, enquiry.timeZone)}.`,
      ),
      title("What it costs"),
      { kind: "rows", rows: lines.map(({ what, amount }) => ({ label: what, value: amount })) },
      { kind: "rows", rows: [{ label: "Total", value: total }, referenceRow(enquiry)] },
      ...(words === "" ? [] : [officeWords(words)]),
      paragraph("On the page of your request you accept or decline it with a button."),
      paragraph(`Is something unclear? Reply to this mail or ${callUs}`),
      ...linkWithWayOut(enquiry, isBooked, origin),
    ],
  };
}
