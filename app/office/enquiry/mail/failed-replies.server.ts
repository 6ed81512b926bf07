import { neverAnswered } from "#office/enquiry/store/answer-in-sql.ts";
import { isBooked } from "#office/enquiry/store/states-in-sql.ts";
import { referenceInSql } from "#office/reply/reference.ts";
import { queueAlarm } from "./queue-mail.ts";

/** An offer is a reply, too. But it may be mailed again by itself, since its page says the same. */
const isReply = "kind IN ('reply', 'offer')";

/**
 * The statements for a reply of the office that went wrong, by a condition in SQL on its mail; `?1` is the time. They are
 * batched before the statement that marks the mail.
 */
export function createFailedReplies(database: D1Database) {
  const alarm = (words: string, which: string) =>
    queueAlarm(words, "?1", `mails WHERE ${isReply} AND ${which}`, "enquiry_id");

  return {
    /** It has not arrived: the enquiry is unanswered again unless it is booked, the log says why, and the office is told. */
    reopen(which: string, ...values: (string | number)[]): D1PreparedStatement[] {
      const statements = [
        alarm("A reply could not be sent. Please look at the desk", which),
        `INSERT INTO desk_log (at, who, reference, did)
         SELECT ?1, 'the website', ${referenceInSql("enquiry_id")}, 'could not send the reply'
         FROM mails WHERE ${isReply} AND ${which}`,
        `UPDATE enquiries SET ${neverAnswered}
         WHERE id IN (SELECT enquiry_id FROM mails WHERE ${isReply} AND ${which})
           AND EXISTS (SELECT 1 FROM mails WHERE enquiry_id = enquiries.id AND ${which}
             AND (kind = 'offer' OR (kind = 'reply' AND created_at = replied_at)))
           AND NOT ${isBooked}`,
      ];
      return statements.map((sql) => database.prepare(sql).bind(...values));
    },

    /** Nobody knows whether it has arrived, and a second one might arrive too: a person decides. */
    doubt(which: string, ...values: (string | number)[]): D1PreparedStatement[] {
      const statements = [
        alarm("A reply may not have gone out. Please look at the desk", which),
        `UPDATE mails SET state = 'unsure' WHERE kind = 'reply' AND ${which}`,
      ];
      return statements.map((sql) => database.prepare(sql).bind(...values));
    },
  };
}
