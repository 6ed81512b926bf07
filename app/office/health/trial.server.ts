import { createDesk } from "#office/desk/store/desk.server.ts";
import { createOutbox } from "#office/enquiry/delivery/outbox.server.ts";
import { createDigests } from "#office/enquiry/watch/digests.server.ts";
import { createWatch } from "#office/enquiry/watch/watch.server.ts";
import { startJourney } from "#office/journey/journey.ts";
import { createJourneys } from "#office/journey/journeys.server.ts";
import { createOffers } from "#office/offer/offers.server.ts";
import { recordStatements, type Statement } from "./recorded-statements.ts";

/** Earlier than all that is stored, so that the statements find the rows of the trial and no others. */
const at = -1;
const afterwards = 0;
const before = { time: afterwards, position: 0 };

const id = "trial";
const email = "trial@invalid";
const words = {
  kind: "quote",
  email,
  details: {},
  page: "/quote",
  topic: null,
  route: null,
  month: null,
  moveUntil: null,
  name: "",
  phone: null,
  message: "",
  quoteKey: "trial",
} as const;
const quote = {
  ...words,
  id,
  submission: id,
  mailKey: "trial-mail",
  timeZone: null,
  replyBy: at,
  isSuspect: true,
  isFlood: false,
} as const;
const corrected = {
  words: { ...words, source: "phone" as const },
  newMailKey: "tried",
  old: [{ field: "", was: "" }],
  outdated: { journey: startJourney([], at), hasOffer: true, replyBy: at },
};
const by = { who: "trial", at };
const deed = { ...by, did: "tried it" };
const offered = { validUntil: at, words: "", paymentUrl: null, lines: [] };
/** After all lines that the trial adds to the log itself. */
const line = Number.MAX_SAFE_INTEGER;
const mail = { id: -1, kind: "received", attempts: 0 } as const;
/** When the attempts of the trial have ended. */
const later = 120_000;

/**
 * The way of a quote from its arrival to its erasure, by the site's own statements. It leaves out what reads all rows
 * whatever their time, since it runs every few minutes.
 */
const steps: Statement[] = recordStatements((database) => {
  const desk = createDesk(database);
  const { enquiries, changes, corrections, lists, journal, exports, housekeeping, mails } = desk;
  const outbox = createOutbox(database, { hasDesk: true });
  const journeys = createJourneys(database);
  const offers = createOffers(database);
  const watch = createWatch(database);
  const digests = createDigests(database);

  enquiries.store(quote, at);
  enquiries.find(id);
  enquiries.findQuote(quote.quoteKey, at);
  enquiries.findMain(id);

  const claimed = { id, revision: 1 };
  outbox.claim(id, at);
  outbox.claimDue(at, at);
  outbox.recordFailure(claimed, { kind: "refused", reason: "" }, at);
  outbox.markDelivered(claimed, at);

  lists.listDue("all", { from: at, until: afterwards }, by.who, null);
  lists.list("answered", before);
  lists.search("trial", before);
  lists.listSamePerson(quote);

  changes.claim(id, by, { holder: null, repliedAt: null });
  changes.note(id, by, "");
  changes.sendAgain(id, by, { revision: 1, line, deliveredAt: at, isSuspect: 1 });
  corrections.correct(id, deed, { revision: 2, line }, corrected);
  corrections.list(id);
  journal.listNotes(id);
  journal.readLog(null);
  journal.findLastLine();
  journal.readLogSince([], 0);
  exports.count({ from: at, until: afterwards });
  exports.begin({ from: at, until: afterwards }, deed);
  exports.readPages({ from: at, until: afterwards }).next();

  desk.texts.save({ key: id, title: "", words: "" }, by, null);
  desk.texts.list();
  desk.texts.remove({ key: id, title: "" }, by, at);
  desk.texts.sign(by, "");
  desk.texts.findSignature(by.who);

  mails.list(id);
  mails.findNext("visitors", id, at);
  mails.claim(mail, "", at);
  mails.record(mail, { kind: "sent", messageId: "" }, at);

  offers.make(id, { ...offered, currency: "INR" }, by, { revision: 2, line }, true);
  offers.find(id);
  offers.answer(id, { offerId: -1, answer: "accepted", words: "" }, at, at);
  offers.answer(id, { offerId: -1, answer: "declined", words: "" }, at, at);
  offers.withdraw(id, -1, by, { revision: 2, line }, at);

  const journey = startJourney([], at);
  journeys.book(id, journey, deed, { revision: 2, line });
  journeys.find(id);
  journeys.save(id, { revision: 1, journey, before: journey }, { ...deed, news: { words: "" } });
  const keys = { oldKey: quote.quoteKey, newKey: "tried", newMailKey: "tried-too" };
  journeys.replaceKey(id, keys, by);

  watch.takeBrokenPromises(afterwards);
  watch.takeMissedMessages(afterwards);
  digests.store({ day: "", message: "" }, at);
  digests.claim(at);
  digests.markDelivered("", at);

  housekeeping.readErasable(id);
  housekeeping.eraseAddress(id, { ...by, at: later }, { revisions: 2, line });
  desk.figures.read("1970-01", "1970-01");
});

const undone = "the trial is undone";

/** Fails, so that the whole batch is rolled back. The error has the words, which are not in the SQL in this form. */
const undoing: Statement = {
  sql: `SELECT json_extract('{}', lower('${undone.toUpperCase()}'))`,
  values: [],
};

const trial = [...steps, undoing];

/** Whether an error of the trial is the one by which it undoes itself: all that is before has worked. */
export const isUndone = (message: string): boolean => message.includes(undone);

/**
 * Runs the trial as a batch, which is one transaction.
 * @throws when the database fails, is full, or lacks a table or column of this version
 */
export async function tryDatabase(database: D1Database): Promise<void> {
  try {
    await database.batch(trial.map(({ sql, values }) => database.prepare(sql).bind(...values)));
  } catch (error) {
    if (error instanceof Error && isUndone(error.message)) return;
    throw error;
  }
  throw new Error("The trial of the database was not undone");
}

/** The same trial as text, for where there are no parameters. */
export const trialSql: string = trial
  .map(({ sql, values }) =>
    sql.replace(/\?(\d+)/g, (_, number) => literal(values[Number(number) - 1])),
  )
  .join(";\n");

function literal(value: unknown): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
}
