import type { LetterKind } from "#office/enquiry/mail/queue-mail.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import type { StoredJourney } from "#office/journey/stored-journey.ts";
import type { Offer } from "#office/offer/offer.ts";
import { signature } from "./closing.server.ts";
import { draftFound } from "./found-letter.server.ts";
import {
  draftBooked,
  draftLateMessage,
  draftMessage,
  draftNewLink,
} from "./journey-letters.server.ts";
import { writeHtml } from "./letter-html.server.tsx";
import { type Draft, writeText } from "./letter-parts.ts";
import { draftOffer } from "./offer-letter.server.ts";
import { draftLateReply, draftReceived, draftReply } from "./request-letters.server.ts";

/** A mail to a visitor. Text and HTML say the same. */
type Letter = { subject: string; text: string; html: string };

export type LetterSubject = {
  kind: LetterKind;
  /** The office's words: of a reply, or new ones of a journey. */
  words: string | null;
  enquiry: EnquiryRecord;
  /** Of a booked quote. */
  journey: StoredJourney | null;
  /** The one that has not ended, of a quote. */
  offer: Offer | null;
  /** Of `found`: all quotes of the address, the newest first. */
  quotes: EnquiryRecord[];
};

/**
 * Writes the mail. It repeats nothing that a visitor typed in words, since anybody may enter anybody's address.
 * @throws if its subject lacks what its kind is about
 */
export function composeLetter(
  subject: LetterSubject,
  { origin }: { origin: string },
  now: number,
): Letter {
  const draft = draftLetter(subject, origin, now);
  const signed = { ...draft, parts: [...draft.parts, signature] };
  return { subject: draft.subject, text: writeText(signed.parts), html: writeHtml(signed) };
}

const journeyDrafts = { booked: draftBooked, message: draftMessage, link: draftNewLink };

function draftLetter(
  { kind, words, enquiry, journey, offer, quotes }: LetterSubject,
  origin: string,
  now: number,
): Draft {
  const asked = { enquiry, origin, isBooked: journey !== null };
  switch (kind) {
    case "received":
    case "corrected":
      return draftReceived(asked, kind === "corrected", now);
    case "reply":
      if (words === null) throw new Error("A reply has no words.");
      return draftReply(asked, words);
    case "offer":
      if (!offer) throw new Error("There is no offer.");
      return draftOffer(asked, offer);
    case "late":
      return journey
        ? draftLateMessage({ enquiry, journey, origin, words }, now)
        : draftLateReply(asked);
    case "booked":
    case "message":
    case "link":
      if (!journey) throw new Error(`The mail "${kind}" has no journey.`);
      return journeyDrafts[kind]({ enquiry, journey, origin, words }, now);
    case "found":
      if (quotes.length === 0) throw new Error("No quote was found.");
      return draftFound(quotes, origin);
  }
}
