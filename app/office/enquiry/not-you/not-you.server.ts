import * as v from "valibot";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { queueAlarm } from "#office/enquiry/mail/queue-mail.ts";
import { recipientOf } from "#office/enquiry/mail/recipient.ts";
import { keepFigures } from "#office/enquiry/store/figures.server.ts";
import { mark } from "#office/enquiry/store/record.ts";
import { isBooked } from "#office/enquiry/store/states-in-sql.ts";
import { referenceInSql } from "#office/reply/reference.ts";

/** More than any address may get in a day. */
const refusal = 1_000;

const hasKeysAddress = "email = (SELECT email FROM enquiries WHERE mail_key = ?1) COLLATE NOCASE";
const ofKeysAddress = `${hasKeysAddress} AND NOT ${isBooked}`;
/** All of them or none: what is on its way to the form service would come to the office after it was erased. */
const isErasable = `${ofKeysAddress} AND NOT EXISTS (SELECT 1 FROM enquiries AS other
  WHERE other.email = enquiries.email COLLATE NOCASE AND other.sending_until > ?2)`;

const foundSchema = v.object({
  email: v.string(),
  /** The move is booked, so its owner has talked with us. */
  isBooked: mark,
  /** How many can be erased: all from the address that are not booked. */
  count: v.number(),
  /** Whether another one of the address is booked, and stays. */
  isOtherBooked: mark,
});

const erasedSchema = v.object({ erased: v.number() });

type Sent = v.InferOutput<typeof foundSchema>;

export type NotYou = ReturnType<typeof createNotYou>;

/** What was sent under an address, for its owner, who has the key from one of our mails. */
export function createNotYou(database: D1Database) {
  return {
    async find(mailKey: string): Promise<Sent | null> {
      const row = await database
        .prepare(
          `SELECT email, ${isBooked} AS isBooked,
             (SELECT count(*) FROM enquiries WHERE ${ofKeysAddress}) AS count,
             EXISTS (SELECT 1 FROM enquiries WHERE ${hasKeysAddress} AND ${isBooked}) AS isOtherBooked
           FROM enquiries WHERE mail_key = ?1`,
        )
        .bind(mailKey)
        .first();
      return row && v.parse(foundSchema, row);
    },

    /**
     * Erases all from the key's address that are not booked, and tells the office. Unless one is booked, forms mail nothing
     * more to it for thirty days. Returns false, and does nothing, while one may be on its way to the form service.
     */
    async erase(mailKey: string, { email }: Pick<Sent, "email">, now: number): Promise<boolean> {
      const at = (sql: string) => database.prepare(sql).bind(mailKey, now);
      const refusing = database
        .prepare(
          `INSERT INTO mail_limits (recipient, weight, until) SELECT ?3, ?4, ?5
           WHERE EXISTS (SELECT 1 FROM enquiries WHERE ${isErasable})
             AND NOT EXISTS (SELECT 1 FROM enquiries WHERE ${hasKeysAddress} AND ${isBooked})`,
        )
        .bind(mailKey, now, await recipientOf(email), refusal, now + enquiryRetentionDays * dayMs);
      const results = await database.batch([
        at(queueAlarm("Erased, since it was not them", "?2", `enquiries WHERE ${isErasable}`)),
        at(`INSERT INTO desk_log (at, who, reference, did)
          SELECT ?2, 'the address’s owner', ${referenceInSql("id")}, 'erased it: it was not them'
          FROM enquiries WHERE ${isErasable}`),
        refusing,
        at(keepFigures(isErasable)),
        at(`DELETE FROM enquiries WHERE ${isErasable}`),
        database.prepare("SELECT changes() AS erased"),
      ]);
      return v.parse(erasedSchema, results.at(-1)?.results[0]).erased > 0;
    },
  };
}
