import * as v from "valibot";
import { log } from "#edge/log/log.server.ts";
import { createFailedReplies } from "./failed-replies.server.ts";
import { queueAlarm } from "./queue-mail.ts";

/** developers.cloudflare.com/email-service/platform/event-subscriptions */
const eventSchema = v.object({
  type: v.pipe(v.string(), v.startsWith("cf.email.sending.message.")),
  payload: v.object({ messageId: v.string(), recipient: v.string() }),
});

type Event = v.InferOutput<typeof eventSchema>;

/** The ends of a mail that its recipient does not get. Others, such as `delivered`, change nothing. */
const reasons: Record<string, string> = {
  bounced: "The mail came back",
  failed: "The mail was not delivered",
  rejected: "The mail was refused",
};

/** The end of one that its recipient marks as spam. It has arrived, so a reply stays one. */
const complaint = "complained";

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
    if (!event.success || (await take(event.output, database, now))) message.ack();
    else message.retry();
  }
}

/** Returns false if it has to be taken later. */
function take({ type, payload }: Event, database: D1Database, now: number): Promise<boolean> {
  const end = type.split(".").at(-1) ?? "";
  if (end === complaint) return markUnwanted(database, payload, now);
  const reason = reasons[end];
  return reason ? markReturned(database, payload, reason, now) : Promise.resolve(true);
}

/** Returns false if no mail has the message's id. The copy of a reply that went to the office is another matter. */
async function markReturned(
  database: D1Database,
  { messageId, recipient }: Event["payload"],
  reason: string,
  now: number,
): Promise<boolean> {
  const isReturned = `message_id = ?2 AND state = 'sent' AND EXISTS (SELECT 1 FROM enquiries
    WHERE enquiries.id = enquiry_id AND email = ?3 COLLATE NOCASE)`;
  const { reopen } = createFailedReplies(database);
  const run = (sql: string, ...more: string[]) =>
    database.prepare(sql).bind(now, messageId, recipient, ...more);
  const isOther = `mails WHERE kind NOT IN ('reply', 'offer') AND ${isReturned}`;
  await database.batch([
    ...reopen(isReturned, now, messageId, recipient),
    run(queueAlarm("Mail came back, so please call", "?1", isOther, "enquiry_id")),
    run(`UPDATE enquiries SET mail_stop = 'returned'
      WHERE id IN (SELECT enquiry_id FROM mails WHERE ${isReturned})`),
    run(`UPDATE mails SET state = 'returned', failure = ?4 WHERE ${isReturned}`, reason),
  ]);
  return isKnown(database, messageId);
}

/** The recipient has marked a mail as spam: nothing more is sent there, and the office is told. */
async function markUnwanted(
  database: D1Database,
  { messageId, recipient }: Event["payload"],
  now: number,
): Promise<boolean> {
  const which = `email = ?3 COLLATE NOCASE AND mail_stop IS NULL
    AND id IN (SELECT enquiry_id FROM mails WHERE message_id = ?2)`;
  const run = (sql: string) => database.prepare(sql).bind(now, messageId, recipient);
  await database.batch([
    run(queueAlarm("A mail of ours was marked as spam", "?1", `enquiries WHERE ${which}`)),
    run(`UPDATE enquiries SET mail_stop = 'unwanted' WHERE ${which}`),
  ]);
  return isKnown(database, messageId);
}

async function isKnown(database: D1Database, messageId: string): Promise<boolean> {
  const known = database.prepare("SELECT id FROM mails WHERE message_id = ?1").bind(messageId);
  return (await known.first()) !== null;
}
