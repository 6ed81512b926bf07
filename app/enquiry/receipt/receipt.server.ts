import { ownerFacts } from "~/content/owner-facts";
import { cutAtWord } from "~/ui/text";
import type { ContactValues } from "../contact-fields";
import type { Receipt } from "../enquiry";
import { findAnswerTime } from "./answer-time";
import { referenceOf } from "./reference";

const office = {
  week: ownerFacts.officeWeek.value,
  holidays: (ownerFacts.holidays.value ?? []).map(({ date }) => date),
  officeDays: ownerFacts.answerTime.value.officeDays,
};

/** Until when we answer what comes in at this time. */
export const promiseAnswer = (receivedAt: number): number => findAnswerTime(receivedAt, office);

export function makeReceipt(id: string, answerBy: number, values: ContactValues): Receipt {
  const start = cutAtWord(values.message, 300);
  const message = start === values.message ? start : `${start} …`;
  return {
    reference: referenceOf(id),
    answerBy,
    received: { ...values, message },
  };
}
