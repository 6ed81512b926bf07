import * as v from "valibot";
import { deskLogRetentionDays } from "#content/company/retention.ts";
import { dayMs, hourMs } from "#edge/http/india-clock.ts";
import { queueAlarm, queueMail } from "#office/enquiry/mail/queue-mail.ts";
import { enquiryRetentionMs, eraseAt, mayBeErased } from "#office/enquiry/store/erase-at.ts";
import { keepFigures } from "#office/enquiry/store/figures.server.ts";
import { mark, recordSchema } from "#office/enquiry/store/record.ts";
import {
  isBooked,
  isRefusedAlone,
  isUnanswered,
  isUndecided,
} from "#office/enquiry/store/states-in-sql.ts";

const logRetentionMs = deskLogRetentionDays * dayMs;

const overdueDeliveryMs = hourMs;

const concernSchema = v.object({
  ...v.pick(recordSchema, ["id", "replyBy"]).entries,
  isDue: mark,
  isOverdue: mark,
  isUndelivered: mark,
  isRefused: mark,
});

/** An enquiry that somebody has to do something about, and why. */
export type Concern = v.InferOutput<typeof concernSchema>;

const messageSchema = v.object({
  id: v.string(),
  nextBy: v.number(),
});

/** A message to the owner of a booked quote, by the enquiry's id, and the time by which it is promised. */
export type PromisedMessage = v.InferOutput<typeof messageSchema>;

const endingSchema = v.object({ id: v.string(), validUntil: v.number() });

/** An offer that its owner has not answered, by the enquiry's id. */
export type EndingOffer = v.InferOutput<typeof endingSchema>;

const idsSchema = v.array(v.object({ id: v.string() }));

const readIds = (rows: unknown): string[] => v.parse(idsSchema, rows).map(({ id }) => id);

const isBroken = `${isUnanswered} AND reply_by < ?1 AND break_logged_at IS NULL`;
const isMissed = "next_by < ?1 AND break_logged_at IS NULL";
const isNewFlood = `${isUndecided} AND break_logged_at IS NULL`;

/** A flood that goes on is one alarm an hour. */
const floodAlarm = "Enquiries came in a flood";
const isFloodKnown = `EXISTS (SELECT 1 FROM mails WHERE kind = 'alarm'
  AND instr(words, '${floodAlarm}') = 1 AND created_at > ?1 - ${hourMs})`;

/** The enquiry of a missed message; a mail about it has the journey's revision, and one about a reply 0. */
const ofMissed = `id IN (SELECT enquiry_id FROM journeys WHERE ${isMissed})`;

/** At the end of its time (erase-at.ts). */
const isOver = `${mayBeErased} AND ${eraseAt} < ?1`;

export type Watch = ReturnType<typeof createWatch>;

/**
 * Finds what the office has to know: promises that are due or broken. Erases what is old. What it takes, so that it is told
 * once, the office is also mailed; and a visitor who waits is told that we are late.
 */
export function createWatch(database: D1Database) {
  const at = (time: number, ...statements: string[]) =>
    database.batch(statements.map((sql) => database.prepare(sql).bind(time)));

  return {
    /** How many enquiries should have been answered by now, and are not. */
    async countBrokenPromises(now: number): Promise<number> {
      const count = await database
        .prepare(`SELECT count(*) AS count FROM enquiries WHERE ${isUnanswered} AND reply_by < ?1`)
        .bind(now)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** The ids of the promises that have broken, each once. */
    async takeBrokenPromises(now: number): Promise<string[]> {
      const [, , taken] = await at(
        now,
        queueMail({ kind: "'late'", revision: "0", at: "?1", which: isBroken }),
        queueAlarm("Not answered in time", "?1", `enquiries WHERE ${isBroken}`),
        `UPDATE enquiries SET break_logged_at = ?1 WHERE ${isBroken} RETURNING id`,
      );
      return readIds(taken?.results);
    },

    /** How many have come in a flood, each counted once. */
    async takeFlood(now: number): Promise<number> {
      const [, taken] = await at(
        now,
        queueAlarm(floodAlarm, "?1", `enquiries WHERE ${isNewFlood} AND NOT ${isFloodKnown}`),
        `UPDATE enquiries SET break_logged_at = ?1 WHERE ${isNewFlood}`,
      );
      return taken?.meta.changes ?? 0;
    },

    /** The enquiries of the morning's digest: `until` is the end of the day. Undelivered means for more than an hour. */
    async listConcerns(now: number, until: number): Promise<Concern[]> {
      const { results } = await database
        .prepare(
          `SELECT * FROM (SELECT id, reply_by AS replyBy,
             ${isUnanswered} AND reply_by BETWEEN ?1 AND ?2 AS isDue,
             ${isUnanswered} AND reply_by < ?1 AS isOverdue,
             delivered_at IS NULL AND is_suspect = 0 AND received_at < ?3 AND NOT ${isRefusedAlone} AS isUndelivered,
             delivered_at IS NULL AND is_suspect = 0 AND ${isRefusedAlone} AS isRefused
             FROM enquiries WHERE is_flood = 0)
           WHERE isDue OR isOverdue OR isUndelivered OR isRefused
           ORDER BY replyBy, id`,
        )
        .bind(now, until, now - overdueDeliveryMs)
        .all();
      return v.parse(v.array(concernSchema), results);
    },

    /** How many owners should have had a message by now, and have none. */
    async countMissedMessages(now: number): Promise<number> {
      const count = await database
        .prepare("SELECT count(*) AS count FROM journeys WHERE next_by < ?1")
        .bind(now)
        .first("count");
      return v.parse(v.number(), count);
    },

    /** The enquiries' ids of the messages that have been missed, each once. */
    async takeMissedMessages(now: number): Promise<string[]> {
      const revision = "(SELECT revision FROM journeys WHERE enquiry_id = enquiries.id)";
      const [, , taken] = await at(
        now,
        queueMail({ kind: "'late'", revision, at: "?1", which: ofMissed }),
        queueAlarm(
          "Owners had no message in time",
          "?1",
          `journeys WHERE ${isMissed}`,
          "enquiry_id",
        ),
        `UPDATE journeys SET break_logged_at = ?1 WHERE ${isMissed} RETURNING enquiry_id AS id`,
      );
      return readIds(taken?.results);
    },

    /** The messages that are promised for a time before the given one, missed ones included. */
    async listPromisedMessages(until: number): Promise<PromisedMessage[]> {
      const { results } = await database
        .prepare(
          `SELECT enquiry_id AS id, next_by AS nextBy FROM journeys
           WHERE next_by <= ?1 ORDER BY next_by, enquiry_id`,
        )
        .bind(until)
        .all();
      return v.parse(v.array(messageSchema), results);
    },

    /** The offers that are valid no longer than until the time, and that nobody has answered. */
    async listEndingOffers(until: number): Promise<EndingOffer[]> {
      const { results } = await database
        .prepare(
          `SELECT enquiry_id AS id, valid_until AS validUntil FROM offers
           JOIN enquiries ON enquiries.id = enquiry_id AND closed_at IS NULL
           WHERE ended_at IS NULL AND answer IS NULL AND valid_until <= ?1
             AND NOT ${isBooked}
           ORDER BY valid_until, enquiry_id`,
        )
        .bind(until)
        .all();
      return v.parse(v.array(endingSchema), results);
    },

    /** Erases enquiries at the end of their time (erase-at.ts), with their journeys, and what else is old. */
    async eraseOld(now: number): Promise<void> {
      const old = {
        "DELETE FROM desk_log WHERE at < ?1": now - logRetentionMs,
        "DELETE FROM mails WHERE enquiry_id IS NULL AND created_at < ?1": now - enquiryRetentionMs,
        "DELETE FROM mail_limits WHERE until < ?1": now,
        [keepFigures(isOver)]: now,
        [`DELETE FROM enquiries WHERE ${isOver}`]: now,
      };
      await database.batch(
        Object.entries(old).map(([sql, time]) => database.prepare(sql).bind(time)),
      );
    },
  };
}
