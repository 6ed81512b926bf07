import * as v from "valibot";
import { dayMs } from "#edge/http/india-clock.ts";
import type { SendOutcome } from "#edge/mail/mailer.server.ts";
import { columnsOf } from "#office/enquiry/store/record.ts";
import { createFailedReplies } from "./failed-replies.server.ts";
import { kindsFromForms, letterKinds } from "./queue-mail.ts";

/** An attempt takes less time. */
const attemptMs = 60_000;
/** Between two attempts. */
const longestWaitMs = 25 * 60_000;
/** Later, nobody expects the mail any more. */
const giveUpAfterMs = 3 * dayMs;

/** From forms, to one address within a day, and to all. The service's own quota is kept for our replies. */
const dailyLimits = { address: 2, all: 200 };

const mailSchema = v.object({
  id: v.number(),
  enquiryId: v.nullable(v.string()),
  kind: v.picklist([...letterKinds, "alarm"]),
  revision: v.number(),
  words: v.nullable(v.string()),
  createdAt: v.number(),
  state: v.picklist([
    "waiting",
    "sending",
    "sent",
    "unsure",
    "failed",
    "capped",
    "stopped",
    "returned",
  ]),
  attempts: v.number(),
  triedAt: v.nullable(v.number()),
  failure: v.nullable(v.string()),
});

/** A row of the table of mails (migrations/). */
export type Mail = v.InferOutput<typeof mailSchema>;

/** The code of an address that the service sends nothing to, since mails to it came back. */
const suppressed = "E_RECIPIENT_SUPPRESSED";

const stopMails = (database: D1Database, mailId: number) =>
  database
    .prepare(
      `UPDATE enquiries SET mail_stop = 'returned'
       WHERE id = (SELECT enquiry_id FROM mails WHERE id = ?1)`,
    )
    .bind(mailId);

type Claimable = Pick<Mail, "id" | "kind" | "attempts">;

const columns = columnsOf(mailSchema);
/** As in the index. */
const isOpen = "state IN ('waiting', 'sending', 'unsure')";
/** An attempt that was cut off is repeated, but for a reply. */
const isToSend = `${isOpen} AND next_attempt_at <= ?1
  AND (state = 'waiting' OR (state = 'sending' AND kind <> 'reply'))`;
const isFromForm = `kind IN (${kindsFromForms.map((kind) => `'${kind}'`).join(", ")})`;

const replySchema = v.object({ at: v.number(), words: v.string() });

export type Reply = v.InferOutput<typeof replySchema>;

const waitingSchema = v.object({
  waiting: v.number(),
  oldestCreatedAt: v.nullable(v.number()),
  /** How many replies may have gone out or not, until somebody says so. */
  unsure: v.number(),
});

export type WaitingMails = v.InferOutput<typeof waitingSchema>;

type Recipient = "visitors" | "team";

export type Mails = ReturnType<typeof createMails>;

/** The mails in D1, from their cause until they are sent. */
export function createMails(database: D1Database) {
  const { reopen, doubt } = createFailedReplies(database);

  return {
    /**
     * Ends what no attempt can help any more: mails that are too old, or that nothing would send, and replies whose attempt
     * was cut off, since a second one might arrive too. To be called before a run.
     */
    async settle(isOff: Record<Recipient, boolean>, now: number): Promise<void> {
      const isTooOld = `${isToSend} AND created_at < ?1 - ${giveUpAfterMs}`;
      const isCutOff = `${isOpen} AND state = 'sending' AND next_attempt_at <= ?1`;
      await database.batch([
        ...doubt(isCutOff, now),
        ...reopen(isTooOld, now),
        database
          .prepare(
            `UPDATE mails SET state = 'failed', failure = coalesce(failure, 'It was too late') WHERE ${isTooOld}`,
          )
          .bind(now),
        database
          .prepare(
            `UPDATE mails SET state = 'stopped', failure = 'Mail is off'
             WHERE ${isOpen} AND state = 'waiting' AND iif(kind = 'alarm', ?1, ?2)`,
          )
          .bind(Number(isOff.team), Number(isOff.visitors)),
      ]);
    },

    /** The next due mail to visitors, or to the office; replies first. Of one enquiry, or of all. */
    async findNext(to: Recipient, enquiryId: string | null, now: number): Promise<Mail | null> {
      const row = await database
        .prepare(
          `SELECT ${columns} FROM mails WHERE ${isToSend} AND (kind = 'alarm') = ?2
             AND enquiry_id IS coalesce(?3, enquiry_id)
           ORDER BY ${isFromForm}, next_attempt_at, id LIMIT 1`,
        )
        .bind(now, Number(to === "team"), enquiryId)
        .first();
      return row && v.parse(mailSchema, row);
    },

    /**
     * Claims the mail for one attempt, which nobody else makes meanwhile. One that a form has caused counts for its
     * recipient, a hash, and is capped instead if it would be one too many. Returns whether it may be sent.
     */
    async claim({ id, attempts }: Claimable, recipient: string, now: number): Promise<boolean> {
      const isUnclaimed = `id = ?2 AND attempts = ?3 AND ${isToSend}`;
      const counting = database
        .prepare(
          `INSERT INTO mail_limits (recipient, weight, until) SELECT ?4, 1, ?1 + ${dayMs}
           WHERE EXISTS (SELECT 1 FROM mails WHERE ${isUnclaimed} AND ${isFromForm} AND is_counted = 0)
             AND (SELECT total(weight) FROM mail_limits WHERE recipient = ?4 AND until > ?1) < ${dailyLimits.address}
             AND (SELECT count(*) FROM mail_limits WHERE until > ?1 AND weight = 1) < ${dailyLimits.all}`,
        )
        .bind(now, id, attempts, recipient);
      const claiming = database
        .prepare(
          `UPDATE mails SET attempts = attempts + 1, tried_at = ?1,
             is_counted = is_counted OR (${isFromForm} AND changes() > 0),
             state = iif(is_counted OR NOT ${isFromForm} OR changes() > 0, 'sending', 'capped'),
             next_attempt_at = ?1 + ${attemptMs}
           WHERE ${isUnclaimed} RETURNING state`,
        )
        .bind(now, id, attempts);
      const [, claimed] = await database.batch<{ state: string }>([counting, claiming]);
      return claimed?.results[0]?.state === "sending";
    },

    /** Records what became of a claimed mail. An `unknown` reply is not sent again by itself. */
    async record(
      { id, kind, attempts }: Claimable,
      outcome: SendOutcome,
      now: number,
    ): Promise<void> {
      const isOurs = "id = ?2 AND state = 'sending'";
      if (outcome.kind === "sent") {
        await database
          .prepare(
            `UPDATE mails SET state = 'sent', message_id = ?3, failure = NULL, tried_at = ?1 WHERE ${isOurs}`,
          )
          .bind(now, id, outcome.messageId)
          .run();
        return;
      }
      const waitMs = Math.min(60_000 * 2 ** Math.min(attempts, 5), longestWaitMs);
      const failing = database
        .prepare(
          `UPDATE mails SET state = ?4, failure = ?3, next_attempt_at = ?1 + ${waitMs} WHERE ${isOurs}`,
        )
        .bind(now, id, outcome.reason, outcome.kind === "refused" ? "failed" : "waiting");
      if (outcome.kind === "unknown" && kind === "reply") {
        await database.batch(doubt(isOurs, now, id));
      } else if (outcome.kind === "refused") {
        await database.batch([
          ...reopen(isOurs, now, id),
          ...(outcome.reason === suppressed ? [stopMails(database, id)] : []),
          failing,
        ]);
      } else {
        await failing.run();
      }
    },

    /** A claimed mail has become needless. */
    async stop({ id }: Mail, reason: string): Promise<void> {
      await database
        .prepare(
          "UPDATE mails SET state = 'stopped', failure = ?2 WHERE id = ?1 AND state = 'sending'",
        )
        .bind(id, reason)
        .run();
    },

    /** All mails of an enquiry, the newest first. */
    async list(enquiryId: string): Promise<Mail[]> {
      const { results } = await database
        .prepare(`SELECT ${columns} FROM mails WHERE enquiry_id = ?1 ORDER BY id DESC`)
        .bind(enquiryId)
        .all();
      return v.parse(v.array(mailSchema), results);
    },

    /** The office’s words, the first ones first, without those that did not arrive. */
    async listReplies(enquiryId: string): Promise<Reply[]> {
      const { results } = await database
        .prepare(
          `SELECT created_at AS at, words FROM mails WHERE enquiry_id = ?1 AND kind = 'reply'
             AND state NOT IN ('failed', 'returned', 'stopped') ORDER BY id`,
        )
        .bind(enquiryId)
        .all();
      return v.parse(v.array(replySchema), results);
    },

    async findWaiting(): Promise<WaitingMails> {
      const row = await database
        .prepare(
          `SELECT count(*) FILTER (WHERE state <> 'unsure') AS waiting,
             min(created_at) FILTER (WHERE state <> 'unsure') AS oldestCreatedAt,
             count(*) FILTER (WHERE state = 'unsure') AS unsure
           FROM mails WHERE ${isOpen}`,
        )
        .first();
      return v.parse(waitingSchema, row);
    },
  };
}
