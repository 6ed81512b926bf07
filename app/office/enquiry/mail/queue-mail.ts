import { referenceInSql } from "#office/reply/reference.ts";

// A mail is a row that is written in the batch of its cause, so that neither is there without the other. These are the
// statements. The relay (app/office/letters) writes the mail's words when it sends it, from what is stored by then.

/** What a visitor is mailed about; the table of kinds is in docs/architecture.md. */
export const letterKinds = [
  "received",
  "corrected",
  "reply",
  "offer",
  "late",
  "booked",
  "message",
  "link",
  "found",
] as const;

export type LetterKind = (typeof letterKinds)[number];

/** The kinds that a form causes, which anybody may fill in with any address, or that follow from it without a person. */
export const kindsFromForms: readonly LetterKind[] = ["received", "corrected", "late", "found"];

/** A mail that is still to be written, and will have today's state in it. */
const isAhead = (...kinds: LetterKind[]) => `EXISTS (SELECT 1 FROM mails AS ahead
  WHERE ahead.enquiry_id = enquiries.id AND ahead.state = 'waiting'
    AND ahead.kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")}))`;

type NewMail = {
  /** SQL: a kind, quoted. */
  kind: string;
  /** SQL: a mail of the same kind and revision is not written again. */
  revision: string;
  /** SQL: the time of the cause. */
  at: string;
  /** SQL: which enquiries. */
  which: string;
  /** SQL: the office's words of a reply, or new ones of a journey. */
  words?: string;
};

/** Writes a mail for each enquiry that is found, unless it has no address, or nothing more may be sent there. */
export const queueMail = ({ kind, revision, at, which, words = "NULL" }: NewMail): string =>
  `INSERT INTO mails (enquiry_id, kind, revision, words, created_at, next_attempt_at)
   SELECT enquiries.id, ${kind}, ${revision}, ${words}, ${at}, ${at} FROM enquiries
   WHERE ${which} AND mail_stop IS NULL AND email <> '' ON CONFLICT DO NOTHING`;

/** Whether the enquiry has a mail, sent or not. */
export const hasMail = "EXISTS (SELECT 1 FROM mails WHERE enquiry_id = enquiries.id)";

/**
 * Confirms an enquiry, or its correction. None is confirmed that looks like spam or came in a flood: it may be somebody
 * else's address. What follows a decision of the office, that it is genuine, confirms it then.
 */
export const queueConfirmation = (at: string, which: string): string =>
  queueMail({
    kind: `iif(${hasMail}, 'corrected', 'received')`,
    revision: "enquiries.revision",
    at,
    which: `${which} AND is_suspect = 0 AND is_flood = 0 AND replied_at IS NULL
      AND NOT ${isAhead("received", "corrected")}`,
  });

/** The next number of the kind for an enquiry, where a cause may come again. */
export const nextRevision = (kind: LetterKind): string =>
  `(SELECT coalesce(max(revision), 0) + 1 FROM mails WHERE enquiry_id = enquiries.id AND kind = '${kind}')`;

/** Tells the owner of a booked quote what is new in the journey, unless a mail that is still to be written will. */
export const queueNews = (
  kind: "booked" | "message",
  news: Pick<NewMail, "at" | "which" | "words">,
) =>
  queueMail({
    ...news,
    kind: `'${kind}'`,
    revision: "(SELECT revision FROM journeys WHERE enquiry_id = enquiries.id)",
    which: `${news.which} AND NOT ${isAhead("message")}`,
  });

/** Writes one mail to the office about all rows that are found, by their references; none if there are none. */
export const queueAlarm = (words: string, at: string, from: string, id = "id"): string =>
  `INSERT INTO mails (kind, revision, words, created_at, next_attempt_at)
   SELECT 'alarm', ${at}, '${words} (' || count(*) || '): ' || group_concat(${referenceInSql(id)}, ', '), ${at}, ${at}
   FROM ${from} HAVING count(*) > 0`;
