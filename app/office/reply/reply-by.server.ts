import * as ownerFacts from "#content/company/owner-facts.ts";
import { findReplyTime, type Office } from "./reply-time.ts";

export const officeHours: Office = {
  week: ownerFacts.officeWeek.value,
  holidays: (ownerFacts.holidays.value ?? []).map(({ date }) => date),
  officeDays: ownerFacts.replyTime.value.officeDays,
};

/** The time by which we reply to an enquiry that comes in at `receivedAt`. */
export const promiseReply = (receivedAt: number): number => findReplyTime(receivedAt, officeHours);
