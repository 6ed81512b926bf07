import type { LostReason } from "#content/office/lost-reasons.ts";
import { nameOf } from "#office/desk/enquiry-words.ts";
import { hasMail, queueConfirmation } from "#office/enquiry/mail/queue-mail.ts";
import {
  answered,
  neverAnswered,
  notClosed,
  unanswered,
} from "#office/enquiry/store/answer-in-sql.ts";
import {
  type By,
  type Deed,
  isAsSeen,
  isUntouchedSince,
  type Seen,
} from "#office/enquiry/store/desk-log.server.ts";
import type { EnquiryRecord, replyWays } from "#office/enquiry/store/record.ts";
import { searchTextOfWords } from "#office/enquiry/store/search-text.ts";
import { isBooked, isUnanswered } from "#office/enquiry/store/states-in-sql.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { createChange } from "./change.server.ts";

type ReplyWay = (typeof replyWays)[number];

/** Who was seen to have it, and when it was seen to be answered. */
type Held = Pick<EnquiryRecord, "repliedAt"> & { holder: string | null };

type Closing = { as: "lost" | "died" | "spam"; why: LostReason | null };

const wayWords: Record<ReplyWay, string> = {
  mail: "by mail, elsewhere",
  phone: "by phone",
  whatsapp: "on WhatsApp",
};

const closingDeeds: Record<Closing["as"], string> = {
  lost: "closed it as lost",
  died: "closed it: the pet has died",
  spam: "took it for spam",
};

/** Makes one of a flood an enquiry like any other: promises a reply by the time, and sends it unless it is delivered. */
export const asGenuine = (
  replyBy: string,
) => `is_flood = 0, is_suspect = 0, reply_by = ${replyBy}, first_reply_by = ${replyBy},
  ${notClosed}, break_logged_at = NULL, next_attempt_at = iif(delivered_at IS NULL, 0, NULL)`;

/**
 * The desk's changes. Each one names the state that its page showed, and is made only if that is still the state:
 * if two people press at once, the second one changes nothing. Each returns whether it changed anything.
 */
export function createChanges(database: D1Database) {
  const { change, erase } = createChange(database);

  /** Confirms it where that was not done before, because it looked like spam or came in a flood. */
  const confirm = (id: string, at: number) =>
    database
      .prepare(queueConfirmation("?2", `changes() > 0 AND id = ?1 AND NOT ${hasMail}`))
      .bind(id, at);

  const hold = (id: string, deed: Deed, { holder, repliedAt }: Held, to: string) =>
    change(
      id,
      deed,
      `UPDATE enquiries SET claimed_by = ?2, claimed_at = ?3
       WHERE id = ?1 AND claimed_by IS ?4 AND replied_at IS ?5`,
      [to, deed.at, holder, repliedAt],
    );

  return {
    /** Takes it, from nobody or from the one who was seen to have it. */
    claim: (id: string, by: By, seen: Held) =>
      hold(id, { ...by, did: seen.holder === null ? "claimed it" : "took it over" }, seen, by.who),

    /** Gives it to a colleague. */
    give: (id: string, by: By, seen: Held, to: string) =>
      hold(id, { ...by, did: `gave it to ${nameOf(to)}` }, seen, to),

    /** Gives it back; only who has it can. */
    release: (id: string, by: By, seen: Seen) =>
      change(
        id,
        { ...by, did: "gave it back" },
        `UPDATE enquiries SET claimed_by = NULL, claimed_at = NULL
         WHERE id = ?1 AND claimed_by = ?2 AND ${isAsSeen("?3", "?4")}`,
        [by.who, seen.revision, seen.line],
      ),

    /** Marks the words of the seen revision as answered. */
    markAnswered: (id: string, by: By, seenRevision: number, via: ReplyWay) =>
      change(
        id,
        { ...by, did: `answered it ${wayWords[via]}` },
        `UPDATE enquiries SET ${answered("?3", "?2", "?5")}
         WHERE id = ?1 AND ${isUnanswered} AND revision = ?4`,
        [by.who, by.at, seenRevision, via],
      ),

    /** Promises a further reply to what was answered: a promise that was kept stays kept. */
    reopen: (id: string, by: By, seen: Seen & { repliedAt: number }, replyBy: number) =>
      change(
        id,
        { ...by, did: "opened it again" },
        `UPDATE enquiries SET ${unanswered}, reply_by = ?2
         WHERE id = ?1 AND replied_at = ?3 AND closed_at IS NULL AND ${isAsSeen("?4", "?5")}`,
        [replyBy, seen.repliedAt, seen.revision, seen.line],
      ),

    /** Ends what the office does about it, answered or not; what is booked ends on the journey's page. */
    close: (id: string, by: By, seen: Seen, { as, why }: Closing) =>
      change(
        id,
        { ...by, did: closingDeeds[as] },
        `UPDATE enquiries SET closed_at = ?2, closed_as = ?3, closed_why = ?4,
           is_suspect = iif(?3 = 'spam', 1, is_suspect)
         WHERE id = ?1 AND closed_at IS NULL AND ${isAsSeen("?5", "?6")}
           AND NOT ${isBooked}`,
        [by.at, as, why, seen.revision, seen.line],
      ),

    /** Answers another one, for which there is no offer, together with this one, which is still to be answered. */
    join: (id: string, by: By, seen: Seen, other: string) =>
      change(
        id,
        { ...by, did: `joined ${referenceOf(other)} to it` },
        `UPDATE enquiries SET closed_at = ?2, closed_as = 'joined', joined_to = ?1
         WHERE id = ?3 AND id <> ?1 AND closed_at IS NULL AND is_flood = 0 AND ${isUntouchedSince("?4")}
           AND NOT ${isBooked}
           AND NOT EXISTS (SELECT 1 FROM offers WHERE enquiry_id = enquiries.id AND ended_at IS NULL)
           AND EXISTS (SELECT 1 FROM enquiries AS main WHERE main.id = ?1 AND main.closed_at IS NULL
          AND main.replied_at IS NULL AND main.is_flood = 0 AND main.revision = ?5)`,
        [by.at, other, seen.line, seen.revision],
      ),

    /** Keeps it until a later time than its own; with null, no longer than that. */
    keep: (
      id: string,
      deed: Deed,
      seen: Seen,
      kept: { until: number | null; why: string | null },
    ) =>
      change(
        id,
        deed,
        `UPDATE enquiries SET kept_until = ?2, kept_why = ?3
         WHERE id = ?1 AND ${isAsSeen("?4", "?5")}`,
        [kept.until, kept.why, seen.revision, seen.line],
      ),

    /** Undoes the closing that was seen: it is as it was before, with the same promise. */
    undoClosing: (id: string, by: By, seen: Seen) =>
      change(
        id,
        { ...by, did: "took the closing back" },
        `UPDATE enquiries SET is_suspect = iif(closed_as = 'spam', 0, is_suspect), ${notClosed}
         WHERE id = ?1 AND closed_at IS NOT NULL AND ${isAsSeen("?2", "?3")}`,
        [seen.revision, seen.line],
      ),

    /** Undoes the mark that was seen, but not that of a quote which somebody has booked since. */
    undoAnswered: (id: string, by: By, seen: Seen & { repliedAt: number }) =>
      change(
        id,
        { ...by, did: "marked it as unanswered" },
        `UPDATE enquiries SET ${neverAnswered}
         WHERE id = ?1 AND replied_at = ?2 AND ${isAsSeen("?3", "?4")}`,
        [seen.repliedAt, seen.revision, seen.line],
        // A reply that still waits is withdrawn.
        [
          database
            .prepare(
              `UPDATE mails SET state = 'stopped', failure = 'It was withdrawn'
               WHERE enquiry_id = ?1 AND kind = 'reply' AND state = 'waiting' AND changes() > 0`,
            )
            .bind(id),
        ],
      ),

    /** Replaces the promise that was seen. The quote's page shows the new one. */
    promise: (id: string, deed: Deed, seen: number, replyBy: number) =>
      change(
        id,
        deed,
        `UPDATE enquiries SET reply_by = ?3, break_logged_at = NULL
         WHERE id = ?1 AND reply_by = ?2 AND ${isUnanswered}`,
        [seen, replyBy],
      ),

    /** Takes one of a flood as genuine, even if it was taken for spam, and promises a reply. */
    takeAsGenuine: (id: string, by: By, seen: Seen, replyBy: number) =>
      change(
        id,
        { ...by, did: "took it as genuine" },
        `UPDATE enquiries SET ${asGenuine("?2")}
         WHERE id = ?1 AND is_flood = 1 AND ${isAsSeen("?3", "?4")}`,
        [replyBy, seen.revision, seen.line],
        [confirm(id, by.at)],
      ),

    /** Names no state: it adds to whatever there is. Where the visitor has corrected the enquiry, it is still worth keeping. */
    note: (id: string, by: By, text: string) =>
      change(
        id,
        { ...by, did: "wrote a note" },
        `INSERT INTO enquiry_notes (enquiry_id, who, at, text, search_text)
         SELECT id, ?2, ?3, ?4, ?5 FROM enquiries WHERE id = ?1`,
        [by.who, by.at, text, searchTextOfWords(text)],
      ),

    /**
     * Ends the attempts to deliver what the form service refuses, and starts the time after which it is erased. The mark
     * of the refusal stays, so that it does not count as a delivery.
     */
    settle: (id: string, by: By, seen: Seen) =>
      change(
        id,
        { ...by, did: "settled it" },
        `UPDATE enquiries SET delivered_at = ?2, next_attempt_at = NULL, is_refused = 1
         WHERE id = ?1 AND delivered_at IS NULL AND ${isAsSeen("?3", "?4")}`,
        [by.at, seen.revision, seen.line],
      ),

    /**
     * Makes it due for the form service, delivered or not, and removes its marks. A delivered one gets another revision,
     * since the form service ignores an Idempotency-Key that it knows. One of a flood is taken as genuine instead.
     */
    sendAgain: (
      id: string,
      by: By,
      seen: Seen & { deliveredAt: number | null; isSuspect: number },
    ) =>
      change(
        id,
        { ...by, did: "sent it again" },
        `UPDATE enquiries SET revision = revision + (delivered_at IS NOT NULL), is_suspect = 0,
           is_refused = 0, refused_at = NULL, refusals = 0, attempts = 0, next_attempt_at = ?2,
           last_failure = NULL, delivered_at = NULL
         WHERE id = ?1 AND is_flood = 0 AND delivered_at IS ?3 AND is_suspect = ?4
           AND ${isAsSeen("?5", "?6")}`,
        [by.at, seen.deliveredAt, seen.isSuspect, seen.revision, seen.line],
        [confirm(id, by.at)],
      ),

    /** Erases it with its notes and journey, unless it may be on its way to the form service; the log keeps the reference. */
    erase: (id: string, by: By, seen: Seen) =>
      erase(
        id,
        { ...by, did: "erased it" },
        `id = ?1 AND coalesce(sending_until, 0) <= ?2 AND ${isAsSeen("?3", "?4")}`,
        [by.at, seen.revision, seen.line],
      ),
  };
}
