import type { Mail } from "#office/enquiry/mail/mails.server.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { endOf, type Journey } from "#office/journey/journey.ts";
import { isMissed } from "#office/journey/message-promise.ts";
import { type Offer, stateOf } from "#office/offer/offer.ts";

type About = {
  enquiry: Pick<
    EnquiryRecord,
    "mailStop" | "isSuspect" | "isFlood" | "repliedAt" | "replyBy" | "closedAt"
  >;
  journey: Journey | null;
  /** The one that has not ended. */
  offer: Offer | null;
  /** Of `found`. */
  quotes: readonly unknown[];
};

const stops = {
  returned: "Mail to this address came back",
  unwanted: "A mail was marked as spam",
  replaced: "The visitor has asked anew with another address",
};

/** Why a mail need not be sent any more, since something has changed after its cause; null if it is to be sent. */
export function findNeedless(
  { kind, revision, createdAt }: Pick<Mail, "kind" | "revision" | "createdAt">,
  { enquiry, journey, offer, quotes }: About,
  now: number,
): string | null {
  const { mailStop, isSuspect, isFlood, repliedAt, closedAt } = enquiry;
  if (mailStop !== null) return stops[mailStop];
  switch (kind) {
    case "received":
    case "corrected":
      if (isSuspect || isFlood) return "It may be spam";
      return repliedAt === null ? null : "It is answered";
    case "late":
      if (journey) return isMissed(journey, now) ? null : "The message was sent";
      if (isSuspect || isFlood) return "It may be spam";
      if (closedAt !== null) return "It is closed";
      if (enquiry.replyBy > now) return "There is a new promise";
      return repliedAt === null ? null : "It is answered";
    case "booked":
      if (journey && endOf(journey) !== null) return "The journey has ended";
      return journey ? null : "It is not booked";
    case "link":
    case "message":
      return journey ? null : "It is not booked";
    case "reply":
      return repliedAt === createdAt ? null : "It was withdrawn";
    case "offer":
      if (offer?.id !== revision) return "The offer has ended";
      if (journey) return "It is booked";
      return stateOf(offer, now) === "open" ? null : "The offer is answered, or no longer valid";
    case "found":
      return quotes.length > 0 ? null : "No quote is left";
    case "alarm":
      return null;
  }
}
