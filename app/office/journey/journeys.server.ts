import { log } from "#edge/log/log.server.ts";
import { nextRevision, queueMail, queueNews } from "#office/enquiry/mail/queue-mail.ts";
import { answered } from "#office/enquiry/store/answer-in-sql.ts";
import {
  type By,
  type Deed,
  isAsSeen,
  logIfChanged,
  type Seen,
} from "#office/enquiry/store/desk-log.server.ts";
import { isBooked } from "#office/enquiry/store/states-in-sql.ts";
import { referenceOf } from "#office/reply/reference.ts";
import type { Journey } from "./journey.ts";
import {
  journeyColumns,
  parseJourney,
  rowOfJourney,
  type StoredJourney,
} from "./stored-journey.ts";

/** What the owner has not been told yet: something, and perhaps words. */
type News = { words: string | null };

const isBookedNow =
  "id = ?1 AND EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = ?1 AND booked_at = ?2)";

export type Journeys = ReturnType<typeof createJourneys>;

/** The journeys of booked quotes in D1 (migrations/), by the id of their enquiry. */
export function createJourneys(database: D1Database) {
  /** Mails the owner what is new, if the statement before has changed a row; `words` are those that are new, or null. */
  const tellIfChanged = (enquiryId: string, at: number, words: string | null) => [
    database
      .prepare(queueNews("message", { at: "?2", which: "changes() > 0 AND id = ?1", words: "?3" }))
      .bind(enquiryId, at, words),
    database
      .prepare(
        `UPDATE mails SET words = ?2 WHERE enquiry_id = ?1 AND ?2 IS NOT NULL AND kind = 'message' AND state = 'waiting'
           AND EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = ?1 AND words = ?2)`,
      )
      .bind(enquiryId, words),
  ];

  return {
    /** Null for a quote that is not booked. Stages that cannot be read are left out, and the log says so. */
    async find(enquiryId: string): Promise<StoredJourney | null> {
      const row = await database
        .prepare(`SELECT ${journeyColumns} FROM journeys WHERE enquiry_id = ?1`)
        .bind(enquiryId)
        .first();
      const stored = row && parseJourney(row);
      if (stored?.isComplete === false) {
        log.error("A journey is shown without stages that cannot be read", {
          reference: referenceOf(enquiryId),
        });
      }
      return stored;
    },

    /** How many journeys have stages that cannot be read. */
    async countIncomplete(): Promise<number> {
      const { results } = await database.prepare(`SELECT ${journeyColumns} FROM journeys`).all();
      return results.filter((row) => !parseJourney(row).isComplete).length;
    },

    /**
     * Makes a quote a journey, which somebody has from then on, and counts it as answered. Returns false, and does neither, if it is no longer as it was
     * seen, has been booked before, or is no quote.
     */
    async book(enquiryId: string, journey: Journey, by: Deed, seen: Seen): Promise<boolean> {
      const row = rowOfJourney(journey);
      const columns = Object.keys(row);
      const [revision, line] = [columns.length + 3, columns.length + 4];
      const booking = database
        .prepare(
          `INSERT INTO journeys (enquiry_id, booked_at, ${columns.join(", ")})
           SELECT id, ?2, ${columns.map((_, index) => `?${index + 3}`).join(", ")}
           FROM enquiries WHERE id = ?1 AND kind = 'quote' AND closed_at IS NULL AND ${isAsSeen(`?${revision}`, `?${line}`)}
           ON CONFLICT (enquiry_id) DO NOTHING`,
        )
        .bind(enquiryId, by.at, ...Object.values(row), seen.revision, seen.line);
      // The line of the log before it is written only if the quote was booked.
      const answering = database
        .prepare(
          `UPDATE enquiries SET ${answered("?2", "?3", "NULL")}, is_flood = 0, is_suspect = 0
           WHERE id = ?1 AND replied_at IS NULL AND changes() > 0`,
        )
        .bind(enquiryId, by.at, by.who);
      const telling = database
        .prepare(queueNews("booked", { at: "?2", which: isBookedNow }))
        .bind(enquiryId, by.at);
      const holding = database
        .prepare(
          `UPDATE enquiries SET claimed_by = ?3, claimed_at = ?2 WHERE ${isBookedNow} AND claimed_by IS NULL`,
        )
        .bind(enquiryId, by.at, by.who);
      const logging = logIfChanged(database, enquiryId, by);
      const [booked] = await database.batch([booking, logging, answering, telling, holding]);
      return booked?.meta.changes === 1;
    },

    /**
     * Replaces the journey, keeps the one before it, and mails the owner what is new. Returns false if somebody has changed
     * it since the revision was read.
     */
    async save(
      enquiryId: string,
      { revision, journey, before }: Pick<StoredJourney, "revision" | "journey" | "before">,
      { news, ...deed }: Deed & { news: News | null },
    ): Promise<boolean> {
      const row = { ...rowOfJourney(journey), before_change: before && JSON.stringify(before) };
      const columns = Object.keys(row);
      const saving = database
        .prepare(
          `UPDATE journeys SET revision = revision + 1,
             break_logged_at = CASE WHEN next_by IS ?3 THEN break_logged_at END,
             ${columns.map((column, index) => `${column} = ?${index + 4}`).join(", ")}
           WHERE enquiry_id = ?1 AND revision = ?2`,
        )
        .bind(enquiryId, revision, journey.nextBy, ...Object.values(row));
      const [saved] = await database.batch([
        saving,
        logIfChanged(database, enquiryId, deed),
        ...(news ? tellIfChanged(enquiryId, deed.at, news.words) : []),
      ]);
      return saved?.meta.changes === 1;
    },

    /** The old addresses end at once, and the owner is mailed a new one. Returns false if somebody has replaced it before. */
    async replaceKey(
      enquiryId: string,
      { oldKey, newKey, newMailKey }: { oldKey: string; newKey: string; newMailKey: string },
      by: By,
    ): Promise<boolean> {
      const replacing = database
        .prepare(
          `UPDATE enquiries SET quote_key = ?3, mail_key = ?4 WHERE id = ?1 AND quote_key = ?2
             AND ${isBooked}`,
        )
        .bind(enquiryId, oldKey, newKey, newMailKey);
      const mailing = database
        .prepare(
          queueMail({
            kind: "'link'",
            revision: nextRevision("link"),
            at: "?2",
            which: "changes() > 0 AND id = ?1",
          }),
        )
        .bind(enquiryId, by.at);
      const logging = logIfChanged(database, enquiryId, { ...by, did: "replaced the link" });
      const [replaced] = await database.batch([replacing, logging, mailing]);
      return replaced?.meta.changes === 1;
    },
  };
}
