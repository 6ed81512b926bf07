import * as v from "valibot";
import { describeMeanwhile } from "#office/desk/enquiry-words.ts";
import {
  type Office,
  type Outcome,
  refuse,
  refuseUnreadable,
  seenNumber,
  seenSchema,
  type Typed,
} from "#office/desk/post.server.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { isAccepted } from "#office/offer/booking.ts";
import { describeDraft } from "#office/offer/describe-offer.server.ts";
import { addLines, readOfferForm } from "#office/offer/offer-form.ts";
import type { Offers } from "#office/offer/offers.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import type { doneWords } from "./done-words.ts";

type OfferOffice = Office & {
  offers: Offers;
  enquiry: EnquiryRecord;
  /** Whether visitors get mails from us. */
  hasMail: boolean;
  /** A payment link as it may be shown, or null. */
  findPayment: (url: string) => string | null;
};

/** Whether the site mails the enquiry's address. */
export const isMailed = (
  { email, mailStop }: Pick<EnquiryRecord, "email" | "mailStop">,
  hasMail: boolean,
): boolean => hasMail && email !== "" && mailStop === null;

/** The form again, or the offer as its owner would read it. */
export type OfferShown = {
  status: 200;
  typed: Typed;
  preview: { offer: ReturnType<typeof describeDraft>; withoutAmount: string[] } | null;
};

/** Makes the change that the posted form asks for, shows what it would make, or returns why not. */
export async function changeOffer(
  typed: Typed,
  office: OfferOffice,
): Promise<Outcome<keyof typeof doneWords> | OfferShown> {
  const { offers, enquiry, hasMail, findPayment, by } = office;
  const seen = v.safeParse(seenSchema, typed);
  if (!seen.success) return refuseUnreadable(typed);
  switch (typed.do) {
    case "more":
      return { status: 200, typed: addLines(typed), preview: null };
    case "edit":
      return { status: 200, typed, preview: null };
    case "check":
    case "send": {
      const reading = readOfferForm(typed, findPayment, by.at);
      if (reading.errors) {
        return refuse(400, "Please correct the marked fields.", typed, reading.errors);
      }
      const { draft, withoutAmount } = reading;
      if (typed.do === "check") {
        return { status: 200, typed, preview: { offer: describeDraft(draft), withoutAmount } };
      }
      const mailed = isMailed(enquiry, hasMail);
      if (await offers.make(enquiry.id, draft, by, seen.output, mailed)) return { done: "send" };
      return refuse(409, await explain(office, seen.output.line), typed);
    }
    case "withdraw": {
      const offer = v.safeParse(seenNumber, typed.offer);
      if (!offer.success) return refuseUnreadable(typed);
      if (await offers.withdraw(enquiry.id, offer.output, by, seen.output, promiseReply(by.at))) {
        return { done: "withdraw" };
      }
      if (isAccepted(await offers.find(enquiry.id))) {
        return refuse(
          409,
          "The owner has accepted it. Call them first, then change the offer.",
          typed,
        );
      }
      return refuse(409, await explain(office, seen.output.line), typed);
    }
    default:
      return refuseUnreadable(typed);
  }
}

/** The changes since the page was shown, and who made them. */
async function explain({ desk, enquiry }: OfferOffice, line: number): Promise<string> {
  const since = await desk.journal.readLogSince([referenceOf(enquiry.id)], line);
  const meanwhile = describeMeanwhile(since);
  if (meanwhile) return meanwhile;
  if (enquiry.isFlood) return "It came in a flood. Please say first whether it is genuine.";
  if (enquiry.closedAt !== null) return "It is closed. Please open it again first.";
  return "The visitor has corrected the quote since you opened this page. Please read it again first.";
}
