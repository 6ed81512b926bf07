import type { Mail } from "#office/enquiry/mail/mails.server.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import type { Journey } from "#office/journey/journey.ts";
import { isMissed } from "#office/journey/message-promise.ts";

type About = {
  enquiry: Pick<EnquiryRecord, "mailStop" | "isSuspect" | "isFlood" | "repliedAt">;
  journey: Journey | null;
  /** Of `found`. */
  quotes: readonly unknown[];
};

/** Why a mail need not be sent any more, since something has changed after its cause; null if it is to be sent. */
export function findNeedless(
  { kind }: Pick<Mail, "kind">,
  { enquiry, journey, quotes }: About,
  now: number,
): string | null {
  const { mailStop, isSuspect, isFlood, repliedAt } = enquiry;
  if (mailStop === "returned") return "Mail to this address came back";
  if (mailStop === "replaced") return "The visitor has asked anew with another address";
  switch (kind) {
    case "received":
    case "corrected":
      if (isSuspect || isFlood) return "It may be spam";
      return repliedAt === null ? null : "It is answered";
    case "late":
      if (journey) return isMissed(journey, now) ? null : "The message was sent";
      if (isSuspect || isFlood) return "It may be spam";
      return repliedAt === null ? null : "It is answered";
    case "booked":
    case "link":
    case "message":
      return journey ? null : "It is not booked";
    case "reply":
      return repliedAt === null ? "It counts as unanswered again" : null;
    case "found":
      return quotes.length > 0 ? null : "No quote is left";
    case "alarm":
      return null;
  }
}
