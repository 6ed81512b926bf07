import { nextRevision, queueMail } from "#office/enquiry/mail/queue-mail.ts";
import { answered } from "#office/enquiry/store/answer-in-sql.ts";
import { type By, isAsSeen, type Seen } from "#office/enquiry/store/desk-log.server.ts";
import { isUnanswered } from "#office/enquiry/store/states-in-sql.ts";
import { createChange } from "./change.server.ts";

/** The office's replies by mail. Like the desk's other changes, each returns whether it changed anything. */
export function createReplies(database: D1Database) {
  const { change } = createChange(database);

  return {
    /** Answers the words of the seen revision by mail, once. */
    send: (id: string, by: By, seen: Seen, words: string) =>
      change(
        id,
        { ...by, did: "answered it by mail" },
        `UPDATE enquiries SET ${answered("?3", "?2", "'mail'")}
         WHERE id = ?1 AND ${isUnanswered} AND mail_stop IS NULL
           AND ${isAsSeen("?4", "?5")}`,
        [by.who, by.at, seen.revision, seen.line],
        [
          database
            .prepare(
              queueMail({
                kind: "'reply'",
                revision: nextRevision("reply"),
                at: "?2",
                which: "changes() > 0 AND id = ?1",
                words: "?3",
              }),
            )
            .bind(id, by.at, words),
        ],
      ),

    /** Says that a reply which may not have gone out has arrived. */
    confirm: (id: string, by: By, mailId: number) =>
      change(
        id,
        { ...by, did: "saw that the reply arrived" },
        `UPDATE mails SET state = 'sent' WHERE enquiry_id = ?1 AND id = ?2 AND state = 'unsure'`,
        [mailId],
      ),

    /** Sends a reply again which may not have gone out, if the enquiry still counts as answered by it. */
    repeat: (id: string, by: By, mailId: number) =>
      change(
        id,
        { ...by, did: "sent the reply again" },
        `UPDATE mails SET state = 'waiting', created_at = ?3, next_attempt_at = ?3
         WHERE enquiry_id = ?1 AND id = ?2 AND state = 'unsure'
           AND created_at = (SELECT replied_at FROM enquiries WHERE id = ?1)`,
        [mailId, by.at],
        [
          database
            .prepare("UPDATE enquiries SET replied_at = ?2 WHERE id = ?1 AND changes() > 0")
            .bind(id, by.at),
        ],
      ),
  };
}
