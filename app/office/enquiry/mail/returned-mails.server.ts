import * as v from "valibot";
import { log } from "#edge/log/log.server.ts";
import { createFailedReplies } from "./failed-replies.server.ts";
import { queueAlarm } from "./queue-mail.ts";

/** developers.cloudflare.com/email-service/platform/event-subscriptions */
const eventSchema = v.object({
  type: v.pipe(v.string(), v.startsWith("cf.email.sending.message.")),
  payload: v.object({ messageId: v.string(), recipient: v.string() }),
});

/** The ends of a mail that its recipient does not get, or does not want; others, such as `delivered`, change nothing. */
const reasons: Record<string, string> = {
  bounced: "The mail came back",
  failed: "The mail was not delivered",
  rejected: "The mail was refused",
  complained: "The recipient has marked it as spam",
};

/** The part of a queue's batch that is used. */
type Events = { messages: readonly { body: unknown; ack: () => void; retry: () => void }[] };

/**
 * Takes the events of the mail service. What came back is marked, nothing more is sent to that address, and the office is
 * told to call. An event that comes before its mail is recorded as sent is taken later.
 * @throws when the database fails, so that the queue repeats the batch
 */
export async function takeReturnedMails({ messages }: Events, database: D1Database, now: number) {
  for (const message of messages) {
    const event = v.safeParse(eventSchema, message.body);
    if (!event.success) log.warn("An event of the mail service cannot be read");
    const reason = event.success && reasons[event.output.type.split(".").at(-1) ?? ""];
    if (!reason || (await markReturned(database, event.output.payload, reason, now))) message.ack();
    else message.retry();
  }
}

/** Returns false if no mail has the message's id. The copy of a reply that went to the office is another matter. */
async function markReturned(
  database: D1Database,
  { messageId, recipient }: { messageId: string; recipient: string },
  reason: string,
  now: number,
): Promise<boolean> {
  const isReturned = `message_id = ?2 AND state = 'sent' AND EXISTS (SELECT 1 FROM enquiries
    WHERE enquiries.id = enquiry_id AND email = ?3 COLLATE NOCASE)`;
  const { reopen } = createFailedReplies(database);
  const run = (sql: string, ...more: string[]) =>
    database.prepare(sql).bind(now, messageId, recipient, ...more);
  const isOther = `mails WHERE kind <> 'reply' AND ${isReturned}`;
  await database.batch([
    ...reopen(isReturned, now, messageId, recipient),
    run(queueAlarm("Mail came back, so please call", "?1", isOther, "enquiry_id")),
    run(`UPDATE enquiries SET mail_stop = 'returned'
      WHERE id IN (SELECT enquiry_id FROM mails WHERE ${isReturned})`),
    run(`UPDATE mails SET state = 'returned', failure = ?4 WHERE ${isReturned}`, reason),
  ]);
  const known = database.prepare("SELECT id FROM mails WHERE message_id = ?1").bind(messageId);
  return (await known.first()) !== null;
}
