import * as v from "valibot";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { queueAlarm } from "#office/enquiry/mail/queue-mail.ts";
import { recipientOf } from "#office/enquiry/mail/recipient.ts";
import { mark } from "#office/enquiry/record.ts";
import { referenceInSql } from "#office/reply/reference.ts";

/** More than any address may get in a day. */
const refusal = 1_000;

const ofKeysAddress = `email = (SELECT email FROM enquiries WHERE mail_key = ?1) COLLATE NOCASE
  AND NOT EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = enquiries.id)`;

const foundSchema = v.object({
  email: v.string(),
  /** The move is booked, so its owner has talked with us. */
  isBooked: mark,
  /** How many can be erased: all from the address that are not booked. */
  count: v.number(),
  /** Until when one of them may be on its way to the form service. */
  sendingUntil: v.nullable(v.number()),
});

export type Sent = v.InferOutput<typeof foundSchema>;

export type NotYou = ReturnType<typeof createNotYou>;

/** What was sent under an address, for its owner, who has the key from one of our mails. */
export function createNotYou(database: D1Database) {
  return {
    async find(mailKey: string): Promise<Sent | null> {
      const row = await database
        .prepare(
          `SELECT email, EXISTS (SELECT 1 FROM journeys WHERE enquiry_id = enquiries.id) AS isBooked,
             (SELECT count(*) FROM enquiries WHERE ${ofKeysAddress}) AS count,
             (SELECT max(sending_until) FROM enquiries WHERE ${ofKeysAddress}) AS sendingUntil
           FROM enquiries WHERE mail_key = ?1`,
        )
        .bind(mailKey)
        .first();
      return row && v.parse(foundSchema, row);
    },

    /**
     * Erases all from the key's address that are not booked, mails nothing more to it for thirty days, and tells the office.
     * Does nothing while one of them may be on its way to the form service.
     */
    async erase(mailKey: string, { email }: Pick<Sent, "email">, now: number): Promise<void> {
      const isErasable = `${ofKeysAddress} AND coalesce(sending_until, 0) <= ?2`;
      const at = (sql: string) => database.prepare(sql).bind(mailKey, now);
      await database.batch([
        at(queueAlarm("Erased, since it was not them", "?2", `enquiries WHERE ${isErasable}`)),
        at(`INSERT INTO desk_log (at, who, reference, did)
          SELECT ?2, 'the address’s owner', ${referenceInSql("id")}, 'erased it: it was not them'
          FROM enquiries WHERE ${isErasable}`),
        database
          .prepare("INSERT INTO mail_limits (recipient, weight, until) VALUES (?1, ?2, ?3)")
          .bind(await recipientOf(email), refusal, now + enquiryRetentionDays * dayMs),
        at(`DELETE FROM enquiries WHERE ${isErasable}`),
      ]);
    },
  };
}
