import * as ownerFacts from "#content/company/owner-facts.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { findReplyTime } from "#office/reply/reply-time.ts";
import { cutAtWord } from "#ui/text/text.ts";
import type { Receipt } from "./enquiry.ts";
import { addressHint } from "./form/address-hint.ts";
import type { ContactValues } from "./form/contact-fields.ts";

export const office = {
  week: ownerFacts.officeWeek.value,
  holidays: (ownerFacts.holidays.value ?? []).map(({ date }) => date),
  officeDays: ownerFacts.replyTime.value.officeDays,
};

/** The time by which we reply to an enquiry that comes in at `now`. */
export const promiseReply = (receivedAt: number): number => findReplyTime(receivedAt, office);

export function makeReceipt(id: string, replyBy: number | null, values: ContactValues): Receipt {
  const start = cutAtWord(values.message, 300);
  const message = start === values.message ? start : `${start} …`;
  return {
    reference: referenceOf(id),
    replyBy,
    addressHint: addressHint(values.email),
    received: { ...values, message },
  };
}
