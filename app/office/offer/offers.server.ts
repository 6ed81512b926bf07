import * as v from "valibot";
import { queueAlarm, queueMail } from "#office/enquiry/mail/queue-mail.ts";
import { notClosed, unanswered } from "#office/enquiry/store/answer-in-sql.ts";
import {
  type By,
  isAsSeen,
  logIfChanged,
  type Seen,
} from "#office/enquiry/store/desk-log.server.ts";
import { mark } from "#office/enquiry/store/record.ts";
import { searchTextOfWords } from "#office/enquiry/store/search-text.ts";
import { isBooked } from "#office/enquiry/store/states-in-sql.ts";
import { moveField } from "#office/quote/input/another-move.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { formatAmountWithCode } from "./amount.ts";
import { type Answer, type OfferDraft, offerColumns, offerSchema, totalOf } from "./offer.ts";

/** Nothing else has ended it: one that is lost may come back. */
const isOpen = `kind = 'quote' AND quote_key IS NOT NULL AND is_flood = 0
  AND (closed_at IS NULL OR closed_as = 'lost') AND NOT ${isBooked}`;

/** Back on the list of what is due, with a promise. */
const reopened = (replyBy: string) => `${unanswered}, ${notClosed}, reply_by = ${replyBy}`;

/** Promises a reply, until `?2`, in the place of the offer that the statement before has withdrawn. */
export const promiseInstead = `UPDATE enquiries SET ${unanswered}, reply_by = ?2
  WHERE id = ?1 AND changes() > 0 AND closed_at IS NULL AND NOT ${isBooked}`;

const isChanged = (result: D1Result | undefined) => (result?.meta.changes ?? 0) > 0;

const storedOfferSchema = v.object({
  ...offerSchema.entries,
  /** The owner had accepted an earlier one. */
  replacesAccepted: mark,
  /** The move for which it was made; null if that is still the one of the enquiry. */
  moveThen: v.nullable(v.string()),
});

export type StoredOffer = v.InferOutput<typeof storedOfferSchema>;

/** The owner's answer to the offer that their page showed. */
type OwnersAnswer = { offerId: number; answer: Answer; words: string };

export type Offers = ReturnType<typeof createOffers>;

/** The offers in D1 (migrations/), by the id of their enquiry, which has at most one that has not ended. */
export function createOffers(database: D1Database) {
  return {
    /** Null if there is none, or the last one was withdrawn. */
    async find(enquiryId: string): Promise<StoredOffer | null> {
      const row = await database
        .prepare(
          `SELECT ${offerColumns}, EXISTS (SELECT 1 FROM offers AS earlier WHERE earlier.enquiry_id = ?1
             AND earlier.ended_at IS NOT NULL AND earlier.answer = 'accepted') AS replacesAccepted,
             (SELECT was FROM enquiry_corrections WHERE enquiry_id = ?1 AND field = '${moveField}' AND at > made_at
               ORDER BY id LIMIT 1) AS moveThen
           FROM offers WHERE enquiry_id = ?1 AND ended_at IS NULL`,
        )
        .bind(enquiryId)
        .first();
      return row && v.parse(storedOfferSchema, row);
    },

    /**
     * Puts the offer on its owner's page and mails it, which ends an earlier one and counts as our reply; `isMailed` says
     * whether it can be mailed. Returns false, and does nothing, if the enquiry is no longer as it was seen, is booked, or
     * has no page.
     */
    async make(
      enquiryId: string,
      { currency, lines, validUntil, words, paymentUrl }: OfferDraft,
      by: By,
      seen: Seen,
      isMailed: boolean,
    ): Promise<boolean> {
      const total = formatAmountWithCode(totalOf(lines), currency);
      const did = `offered ${total} until ${shortReplyTime(validUntil)}`;
      const ending = database
        .prepare(
          `UPDATE offers SET ended_at = ?2 WHERE enquiry_id = ?1 AND ended_at IS NULL
             AND EXISTS (SELECT 1 FROM enquiries WHERE id = ?1 AND ${isOpen} AND ${isAsSeen("?3", "?4")})`,
        )
        .bind(enquiryId, by.at, seen.revision, seen.line);
      const making = database
        .prepare(
          `INSERT INTO offers (enquiry_id, made_at, made_by, currency, lines, valid_until, words, payment_url)
           SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM enquiries
           WHERE id = ?1 AND ${isOpen} AND ${isAsSeen("?9", "?10")}`,
        )
        .bind(
          enquiryId,
          by.at,
          by.who,
          currency,
          JSON.stringify(lines),
          validUntil,
          words,
          paymentUrl,
          seen.revision,
          seen.line,
        );
      const answering = database
        .prepare(
          `UPDATE enquiries SET replied_by = iif(replied_at IS NULL, ?3, replied_by),
             replied_via = iif(replied_at IS NULL, ?4, replied_via), replied_at = coalesce(replied_at, ?2),
             first_replied_at = coalesce(first_replied_at, ?2), ${notClosed}
           WHERE id = ?1 AND changes() > 0`,
        )
        .bind(enquiryId, by.at, by.who, isMailed ? "mail" : null);
      const mailing = database
        .prepare(
          queueMail({
            kind: "'offer'",
            revision:
              "(SELECT id FROM offers WHERE enquiry_id = enquiries.id AND ended_at IS NULL)",
            at: "?2",
            which: "changes() > 0 AND id = ?1 AND ?3",
          }),
        )
        .bind(enquiryId, by.at, Number(isMailed));
      const logging = logIfChanged(database, enquiryId, { ...by, did });
      const [, made] = await database.batch([ending, making, logging, answering, mailing]);
      return isChanged(made);
    },

    /**
     * Takes the offer from its owner's page, and promises a reply in its place. Returns false if it is accepted, or anything
     * has been done about the enquiry since.
     */
    async withdraw(
      enquiryId: string,
      offerId: number,
      by: By,
      seen: Seen,
      replyBy: number,
    ): Promise<boolean> {
      const withdrawing = database
        .prepare(
          `UPDATE offers SET ended_at = ?2 WHERE enquiry_id = ?1 AND id = ?3 AND ended_at IS NULL
             AND answer IS NOT 'accepted' AND EXISTS (SELECT 1 FROM enquiries WHERE id = ?1 AND NOT ${isBooked} AND ${isAsSeen("?4", "?5")})`,
        )
        .bind(enquiryId, by.at, offerId, seen.revision, seen.line);
      const logging = logIfChanged(database, enquiryId, { ...by, did: "withdrew the offer" });
      const reopening = database.prepare(promiseInstead).bind(enquiryId, replyBy);
      const [withdrawn] = await database.batch([withdrawing, logging, reopening]);
      return isChanged(withdrawn);
    },

    /**
     * Takes the owner's answer, and tells the office. An offer that is accepted, or declined with words, makes the enquiry
     * due again with the promise `replyBy`; one that is declined without words closes it. Returns false, and does nothing,
     * if the offer has ended or expired, or cannot be answered so.
     */
    async answer(
      enquiryId: string,
      { offerId, answer, words }: OwnersAnswer,
      now: number,
      replyBy: number,
    ): Promise<boolean> {
      const did = `${answer} the offer`;
      const answering = database
        .prepare(
          `UPDATE offers SET answer = ?3, answered_at = ?4, answer_words = ?5, search_text = ?6
           WHERE id = ?2 AND enquiry_id = ?1 AND ended_at IS NULL AND valid_until >= ?4
             AND (answer IS NULL OR (answer = 'declined' AND ?3 = 'accepted'))
             AND EXISTS (SELECT 1 FROM enquiries WHERE id = ?1 AND ${isOpen})`,
        )
        .bind(enquiryId, offerId, answer, now, words || null, searchTextOfWords(words));
      const isDue = answer === "accepted" || words !== "";
      const following = isDue
        ? database
            .prepare(`UPDATE enquiries SET ${reopened("?2")} WHERE id = ?1 AND changes() > 0`)
            .bind(enquiryId, replyBy)
        : database
            .prepare(
              `UPDATE enquiries SET closed_at = ?2, closed_as = 'lost', closed_why = 'declined'
               WHERE id = ?1 AND changes() > 0`,
            )
            .bind(enquiryId, now);
      const telling = database
        .prepare(queueAlarm(`Offer ${answer}`, "?2", "enquiries WHERE changes() > 0 AND id = ?1"))
        .bind(enquiryId, now);
      const logging = logIfChanged(database, enquiryId, { who: "the owner", at: now, did });
      const [answered] = await database.batch([answering, logging, following, telling]);
      return isChanged(answered);
    },
  };
}
