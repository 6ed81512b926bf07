import { ownerFacts } from "~/content/owner-facts";
import { cutAtWord } from "~/ui/text";
import type { EnquiryValues, Receipt } from "../enquiry";
import { findAnswerTime } from "./answer-time";
import { referenceOf } from "./reference";

const office = {
  week: ownerFacts.officeWeek.value,
  holidays: (ownerFacts.holidays.value ?? []).map(({ date }) => date),
  officeDays: ownerFacts.answerTime.value.officeDays,
};

export function makeReceipt(id: string, receivedAt: number, values: EnquiryValues): Receipt {
  const start = cutAtWord(values.message, 300);
  const message = start === values.message ? start : `${start} …`;
  return {
    reference: referenceOf(id),
    answerBy: findAnswerTime(receivedAt, office),
    received: { ...values, message },
  };
}
