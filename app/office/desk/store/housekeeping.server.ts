import * as v from "valibot";
import { nameOf } from "#office/desk/enquiry-words.ts";
import { hasMail, queueConfirmation } from "#office/enquiry/mail/queue-mail.ts";
import { type By, deedsOnMany, isUntouchedSince } from "#office/enquiry/store/desk-log.server.ts";
import { keepFigures } from "#office/enquiry/store/figures.server.ts";
import { isRefusedAlone, isUndecided } from "#office/enquiry/store/states-in-sql.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { promiseReply } from "#office/reply/reply-by.server.ts";
import { asGenuine } from "./desk-changes.server.ts";
import { openIds } from "./desk-lists.server.ts";

const isRefused = `delivered_at IS NULL AND is_flood = 0 AND ${isRefusedAlone}`;

/** The next run after the time ?1 would not send it; an attempt that may still run has a minute. A flood is apart. */
const isHeldBack = `delivered_at IS NULL AND is_flood = 0 AND next_attempt_at > ?1 + 60000
  AND NOT ${isRefusedAlone}`;

/** The changes of enquiries that wait, by the names of their buttons. */
const waitingChanges = {
  "send-waiting": `UPDATE enquiries SET next_attempt_at = ?1 WHERE ${isHeldBack} AND received_at <= ?2`,
  "send-flood": `UPDATE enquiries SET ${asGenuine("?3")} WHERE ${isUndecided} AND received_at <= ?2`,
  "mark-flood": `UPDATE enquiries SET is_suspect = 1, closed_at = ?1, closed_as = 'spam'
    WHERE ${isUndecided} AND received_at <= ?2`,
  "settle-refused": `UPDATE enquiries SET delivered_at = ?1, next_attempt_at = NULL
    WHERE ${isRefused} AND received_at <= ?2`,
} as const;

type WaitingChange = keyof typeof waitingChanges;

const erasedAddress = "erased all from its address";

/** The words for the log, by the names of all changes of many. */
export const housekeepingLog: Record<string, string> = {
  ...deedsOnMany,
  "erase-address": erasedAddress,
};

const waitingSchema = v.object({ heldBack: v.number(), refused: v.number(), flood: v.number() });

const changedSchema = v.object({ changed: v.number() });

/** How many enquiries the next run would not send, how many are refused, and how many of a flood nobody has decided. */
export type Waiting = v.InferOutput<typeof waitingSchema>;

const isOfItsAddress =
  "email = (SELECT email FROM enquiries WHERE id = ?1) COLLATE NOCASE AND email <> ''";

const erasableSchema = v.object({
  ids: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  /** The sum, which rises with each further enquiry and each correction. */
  revisions: v.number(),
  /** How many of them have a journey. */
  booked: v.number(),
  /** Until when one of them may be on its way to the form service. */
  sendingUntil: v.nullable(v.number()),
});

type Erasable = v.InferOutput<typeof erasableSchema>;

/**
 * The desk's changes of many enquiries at once. Each one leaves out those that came after `seenAt`, when the page
 * counted them. It returns how many it changed; unless there were none, the log says that too.
 */
export function createHousekeeping(database: D1Database) {
  async function changeMany(
    changing: D1PreparedStatement,
    { who, at, did, reference }: By & { did: string; reference: string | null },
    {
      before = [],
      after = [],
    }: { before?: D1PreparedStatement[]; after?: D1PreparedStatement[] } = {},
  ): Promise<number> {
    const logging = database
      .prepare(
        `INSERT INTO desk_log (at, who, reference, did)
         SELECT ?1, ?2, ?3, ?4 || ': ' || changes() || iif(changes() = 1, ' enquiry', ' enquiries')
         WHERE changes() > 0`,
      )
      .bind(at, who, reference, did);
    // `meta.changes` also counts the rows of notes and journeys, which go with their enquiry.
    const counting = database.prepare("SELECT changes() AS changed");
    const results = await database.batch([...before, changing, counting, logging, ...after]);
    return v.parse(changedSchema, results[before.length + 1]?.results[0]).changed;
  }

  return {
    async countWaiting(now: number): Promise<Waiting> {
      const row = await database
        .prepare(
          `SELECT count(*) FILTER (WHERE ${isHeldBack}) AS heldBack,
             count(*) FILTER (WHERE ${isRefused}) AS refused,
             (SELECT count(*) FROM enquiries WHERE ${isUndecided}) AS flood
           FROM enquiries WHERE delivered_at IS NULL`,
        )
        .bind(now)
        .first();
      return v.parse(waitingSchema, row);
    },

    changeWaiting(name: WaitingChange, by: By, seenAt: number): Promise<number> {
      const promise = name === "send-flood" ? [promiseReply(by.at)] : [];
      const changing = database.prepare(waitingChanges[name]).bind(by.at, seenAt, ...promise);
      // Those that have just been promised a reply. Others may have the same promise, and their mail.
      const which = `changes() > 0 AND reply_by = ?2 AND received_at <= ?3 AND NOT ${hasMail}`;
      const mailing = promise.map((replyBy) =>
        database.prepare(queueConfirmation("?1", which)).bind(by.at, replyBy, seenAt),
      );
      const deed = { ...by, did: deedsOnMany[name], reference: null };
      return changeMany(changing, deed, { after: mailing });
    },

    /** Gives all that a colleague has, and that is not over, to another one. */
    giveAll(from: string, to: string, by: By): Promise<number> {
      const giving = database
        .prepare(
          `UPDATE enquiries SET claimed_by = ?2, claimed_at = ?3
           WHERE claimed_by = ?1 AND id IN (${openIds})`,
        )
        .bind(from, to, by.at);
      const did = `${deedsOnMany["give-all"]} that ${nameOf(from)} had to ${nameOf(to)}`;
      return changeMany(giving, { ...by, did, reference: null });
    },

    /** The enquiries that would go if it were erased alone, and if all from its address were. */
    async readErasable(id: string): Promise<{ one: Erasable; address: Erasable }> {
      const read = (which: string) =>
        database
          .prepare(
            `SELECT json_group_array(id) AS ids, total(revision) AS revisions,
               count(journeys.enquiry_id) AS booked, max(sending_until) AS sendingUntil
             FROM enquiries LEFT JOIN (SELECT enquiry_id FROM journeys) AS journeys
               ON enquiry_id = enquiries.id WHERE ${which}`,
          )
          .bind(id);
      const [one, address] = await database.batch([read("id = ?1"), read(isOfItsAddress)]);
      return {
        one: v.parse(erasableSchema, one?.results[0]),
        address: v.parse(erasableSchema, address?.results[0]),
      };
    },

    /**
     * Erases the enquiry and all others from its address, with their notes and journeys; none of them, if one has come in,
     * was corrected or changed since it was seen, or may be on its way to the form service.
     */
    eraseAddress(id: string, by: By, seen: { revisions: number; line: number }): Promise<number> {
      const which = `${isOfItsAddress}
        AND (SELECT total(revision) = ?2
            AND total(sending_until > ?3 OR NOT ${isUntouchedSince("?4")}) = 0
          FROM enquiries WHERE ${isOfItsAddress})`;
      const at = (sql: string) => database.prepare(sql).bind(id, seen.revisions, by.at, seen.line);
      const deed = { ...by, did: erasedAddress, reference: referenceOf(id) };
      return changeMany(at(`DELETE FROM enquiries WHERE ${which}`), deed, {
        before: [at(keepFigures(which))],
      });
    },
  };
}
