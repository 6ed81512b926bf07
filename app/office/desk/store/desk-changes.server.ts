import { type By, type Deed, isAsSeen, type Seen } from "#office/enquiry/desk-log.server.ts";
import { hasMail, queueConfirmation } from "#office/enquiry/mail/queue-mail.ts";
import { searchTextOfWords } from "#office/enquiry/search-text.ts";
import { isUndecided } from "#office/enquiry/watch/watch.server.ts";
import { createChange } from "./change.server.ts";

/** Makes one of a flood an enquiry like any other: promises a reply by the time, and sends it unless it is delivered. */
export const asGenuine = (replyBy: string) => `is_flood = 0, is_suspect = 0, reply_by = ${replyBy},
  break_logged_at = NULL, next_attempt_at = iif(delivered_at IS NULL, 0, NULL)`;

export type Changes = ReturnType<typeof createChanges>;

/**
 * The desk's changes. Each one names the state that its page showed, and is made only if that is still the state:
 * if two people press at once, the second one changes nothing. Each returns whether it changed anything.
 */
export function createChanges(database: D1Database) {
  const { change, changeBoth, erase } = createChange(database);

  /** Confirms it where that was not done before, because it looked like spam or came in a flood. */
  const confirm = (id: string, at: number) =>
    database
      .prepare(queueConfirmation("?2", `changes() > 0 AND id = ?1 AND NOT ${hasMail}`))
      .bind(id, at);

  return {
    /** Takes the enquiry, from nobody or from the one who was seen to have it. */
    claim: (id: string, by: By, seenHolder: string | null) =>
      change(
        id,
        { ...by, did: seenHolder === null ? "claimed it" : "took it over" },
        `UPDATE enquiries SET claimed_by = ?2, claimed_at = ?3
         WHERE id = ?1 AND claimed_by IS ?4 AND replied_at IS NULL`,
        ...[by.who, by.at, seenHolder],
      ),

    /** Gives it back; only who has it can. */
    release: (id: string, by: By, seen: Seen) =>
      change(
        id,
        { ...by, did: "gave it back" },
        `UPDATE enquiries SET claimed_by = NULL, claimed_at = NULL
         WHERE id = ?1 AND claimed_by = ?2 AND replied_at IS NULL AND ${isAsSeen("?3", "?4")}`,
        ...[by.who, seen.revision, seen.line],
      ),

    /** Marks the words of the seen revision as answered. */
    markAnswered: (id: string, by: By, seenRevision: number) =>
      change(
        id,
        { ...by, did: "answered it" },
        `UPDATE enquiries SET replied_at = ?3, replied_by = ?2
         WHERE id = ?1 AND replied_at IS NULL AND revision = ?4 AND is_flood = 0`,
        ...[by.who, by.at, seenRevision],
      ),

    /** Undoes the mark that was seen, but not that of a quote which somebody has booked since. */
    undoAnswered: (id: string, by: By, seen: Seen & { repliedAt: number }) =>
      changeBoth(
        id,
        { ...by, did: "marked it as unanswered" },
        {
          sql: `UPDATE enquiries SET replied_at = NULL, replied_by = NULL, break_logged_at = NULL
            WHERE id = ?1 AND replied_at = ?2 AND ${isAsSeen("?3", "?4")}`,
          values: [seen.repliedAt, seen.revision, seen.line],
          // A reply that still waits is withdrawn.
          after: database
            .prepare(
              `UPDATE mails SET state = 'stopped', failure = 'It was withdrawn'
               WHERE enquiry_id = ?1 AND kind = 'reply' AND state = 'waiting' AND changes() > 0`,
            )
            .bind(id),
        },
      ),

    /** Replaces the promise that was seen. The quote's page shows the new one. */
    promise: (id: string, deed: Deed, seen: number, replyBy: number) =>
      change(
        id,
        deed,
        `UPDATE enquiries SET reply_by = ?3, break_logged_at = NULL
         WHERE id = ?1 AND reply_by = ?2 AND replied_at IS NULL AND is_flood = 0`,
        ...[seen, replyBy],
      ),

    /** Takes one of a flood as genuine, even if it was taken for spam, and promises a reply. */
    takeAsGenuine: (id: string, by: By, seen: Seen, replyBy: number) =>
      changeBoth(
        id,
        { ...by, did: "took it as genuine" },
        {
          sql: `UPDATE enquiries SET ${asGenuine("?2")}
            WHERE id = ?1 AND is_flood = 1 AND ${isAsSeen("?3", "?4")}`,
          values: [replyBy, seen.revision, seen.line],
          after: confirm(id, by.at),
        },
      ),

    /** Takes one of a flood for spam. */
    takeForSpam: (id: string, by: By, seen: Seen) =>
      change(
        id,
        { ...by, did: "took it for spam" },
        `UPDATE enquiries SET is_suspect = 1
         WHERE id = ?1 AND ${isUndecided} AND ${isAsSeen("?2", "?3")}`,
        ...[seen.revision, seen.line],
      ),

    /** Names no state: it adds to whatever there is. Where the visitor has corrected the enquiry, it is still worth keeping. */
    note: (id: string, by: By, text: string) =>
      change(
        id,
        { ...by, did: "wrote a note" },
        `INSERT INTO enquiry_notes (enquiry_id, who, at, text, search_text)
         SELECT id, ?2, ?3, ?4, ?5 FROM enquiries WHERE id = ?1`,
        ...[by.who, by.at, text, searchTextOfWords(text)],
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
        ...[by.at, seen.revision, seen.line],
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
      changeBoth(
        id,
        { ...by, did: "sent it again" },
        {
          sql: `UPDATE enquiries SET revision = revision + (delivered_at IS NOT NULL), is_suspect = 0,
              is_refused = 0, refused_at = NULL, refusals = 0, attempts = 0, next_attempt_at = ?2,
              last_failure = NULL, delivered_at = NULL
            WHERE id = ?1 AND is_flood = 0 AND delivered_at IS ?3 AND is_suspect = ?4
              AND ${isAsSeen("?5", "?6")}`,
          values: [by.at, seen.deliveredAt, seen.isSuspect, seen.revision, seen.line],
          after: confirm(id, by.at),
        },
      ),

    /** Erases it with its notes and journey, unless it may be on its way to the form service; the log keeps the reference. */
    erase: (id: string, by: By, seen: Seen) =>
      erase(
        id,
        { ...by, did: "erased it" },
        `id = ?1 AND coalesce(sending_until, 0) <= ?2 AND ${isAsSeen("?3", "?4")}`,
        ...[by.at, seen.revision, seen.line],
      ),
  };
}
