import * as v from "valibot";
import {
  type By,
  type Deed,
  isAsSeen,
  logIfChanged,
  type Seen,
} from "#office/enquiry/store/desk-log.server.ts";
import type { EnquiryWords } from "#office/enquiry/store/enquiries.server.ts";
import { type EnquiryRecord, rowOf } from "#office/enquiry/store/record.ts";
import { lastDigits, searchTextOf } from "#office/enquiry/store/search-text.ts";
import type { Journey } from "#office/journey/journey.ts";
import { promiseInstead } from "#office/offer/offers.server.ts";
import { createChange } from "./change.server.ts";

/** What the office may correct. */
export type Corrected = EnquiryWords & Pick<EnquiryRecord, "source" | "quoteKey">;

type Written = Corrected &
  Pick<EnquiryRecord, "id" | "mailKey" | "replyBy"> & { submission: string; isAnswered: boolean };

/** How it was answered if it was so at once; for the other ways there is no word. */
const viaOf = {
  phone: "phone",
  whatsapp: "whatsapp",
  website: null,
  "walk-in": null,
  referral: null,
} as const;

type Correcting = {
  words: Corrected;
  newMailKey: string;
  old: OldValue[];
  /** The parts that are of another move: a journey, and an offer not accepted, in whose place a reply is promised. */
  outdated: { journey: Journey | null; hasOffer: boolean; replyBy: number };
};

const idSchema = v.object({ id: v.string() });

/** A value that was replaced, by the words for what it is. */
export type OldValue = { field: string; was: string };

const correctionSchema = v.object({
  at: v.number(),
  who: v.string(),
  field: v.string(),
  was: v.string(),
});

export type Correction = v.InferOutput<typeof correctionSchema>;

/** Corrections of an enquiry's words by the office. */
export function createCorrections(database: D1Database) {
  const { change } = createChange(database);

  /** The journey that is there then has no stage; the one before stays to be read, and for its days that are done. */
  const takeStages = (id: string, journey: Journey) =>
    database
      .prepare(
        `UPDATE journeys SET stages = '[]', words = '', flight = NULL, before_change = ?2, revision = revision + 1
         WHERE enquiry_id = ?1 AND changes() > 0`,
      )
      .bind(id, JSON.stringify(journey));

  const withdrawOffer = (id: string, at: number, replyBy: number) => [
    database
      .prepare(
        "UPDATE offers SET ended_at = ?2 WHERE enquiry_id = ?1 AND ended_at IS NULL AND changes() > 0",
      )
      .bind(id, at),
    database.prepare(promiseInstead).bind(id, replyBy),
  ];

  return {
    /** Stores an enquiry that reached the office otherwise. Returns its id; that of the first one for the same submission. */
    async write({ isAnswered, ...enquiry }: Written, { who, at }: By): Promise<string> {
      const via = viaOf[enquiry.source];
      const row = rowOf({
        ...enquiry,
        receivedAt: at,
        deliveredAt: at,
        firstReplyBy: enquiry.replyBy,
        claimedBy: who,
        claimedAt: at,
        searchText: searchTextOf(enquiry),
        phoneDigits: lastDigits(enquiry.phone),
        ...(isAnswered
          ? { repliedAt: at, repliedBy: who, repliedVia: via, firstRepliedAt: at }
          : {}),
      });
      const columns = Object.keys(row);
      const storing = database
        .prepare(
          `INSERT INTO enquiries (${columns.join(", ")})
           VALUES (${columns.map((_, index) => `?${index + 1}`).join(", ")})
           ON CONFLICT (submission) DO NOTHING`,
        )
        .bind(...Object.values(row));
      const deed = { who, at, did: isAnswered ? "wrote it down as answered" : "wrote it down" };
      const finding = database
        .prepare("SELECT id FROM enquiries WHERE submission = ?1")
        .bind(enquiry.submission);
      const [, , found] = await database.batch([
        storing,
        logIfChanged(database, enquiry.id, deed),
        finding,
      ]);
      return v.parse(idSchema, found?.results[0]).id;
    },

    /**
     * Replaces the words of an enquiry, and takes from its page what is of another move since. With another address it gets
     * the new key for its mails, which nobody has read.
     */
    correct(id: string, deed: Deed, seen: Seen, { words, newMailKey, old, outdated }: Correcting) {
      const phoneDigits = lastDigits(words.phone);
      const row = rowOf({ ...words, searchText: searchTextOf(words), phoneDigits });
      const columns = Object.keys(row);
      const at = (index: number) => `?${columns.length + index}`;
      const isSameAddress = "email = ?2 COLLATE NOCASE";
      return change(
        id,
        deed,
        `UPDATE enquiries SET ${columns.map((column, index) => `${column} = ?${index + 3}`).join(", ")},
           mail_key = iif(${isSameAddress}, mail_key, ${at(3)}), mail_stop = iif(${isSameAddress}, mail_stop, NULL)
         WHERE id = ?1 AND ${isAsSeen(at(4), at(5))}`,
        [words.email, ...Object.values(row), newMailKey, seen.revision, seen.line],
        [
          database
            .prepare(
              `INSERT INTO enquiry_corrections (enquiry_id, at, who, field, was)
               SELECT ?1, ?2, ?3, json_extract(value, '$.field'), json_extract(value, '$.was')
               FROM json_each(?4) WHERE changes() > 0`,
            )
            .bind(id, deed.at, deed.who, JSON.stringify(old)),
          ...(outdated.journey ? [takeStages(id, outdated.journey)] : []),
          ...(outdated.hasOffer ? withdrawOffer(id, deed.at, outdated.replyBy) : []),
        ],
      );
    },

    async list(enquiryId: string): Promise<Correction[]> {
      const { results } = await database
        .prepare(
          "SELECT at, who, field, was FROM enquiry_corrections WHERE enquiry_id = ?1 ORDER BY id",
        )
        .bind(enquiryId)
        .all();
      return v.parse(v.array(correctionSchema), results);
    },
  };
}
