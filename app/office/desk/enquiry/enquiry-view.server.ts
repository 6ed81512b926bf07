import { href } from "react-router";
import { lostReasons } from "#content/lost-reasons.ts";
import { clockInIndia, dayMs } from "#edge/http/india-clock.ts";
import { nameOf, petWords, promiseWords, titleOf } from "#office/desk/enquiry-words.ts";
import { dueSections } from "#office/desk/list/due-sections.ts";
import { describeRow } from "#office/desk/list/list-view.server.ts";
import type { Desk } from "#office/desk/store/desk.server.ts";
import type { Correction } from "#office/desk/store/desk-corrections.server.ts";
import type { LogEntry, Note } from "#office/desk/store/desk-journal.server.ts";
import { sourceNames } from "#office/desk/write/case-fields.ts";
import { type EnquiryRecord, isOfQuoteForm } from "#office/enquiry/record.ts";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { contactLinks, draftReply } from "./contact-links.ts";
import { describeMail, draftOf } from "./describe-mail.ts";

export type EnquiryView = Awaited<ReturnType<typeof readEnquiry>>;

/** `line` is the log's last one when the enquiry was read. */
type Reader = {
  desk: Desk;
  siteOrigin: string;
  who: string;
  now: number;
  line: number;
  /** Whether the desk can answer by mail. */
  hasMail: boolean;
  /** Whether enquiries go to a form service, and not to the office's mailbox. */
  hasFormService: boolean;
};

/** Everything that the page of one enquiry shows. */
export async function readEnquiry(
  enquiry: EnquiryRecord,
  { desk, siteOrigin, who, now, line, hasMail, hasFormService }: Reader,
) {
  const { id, email } = enquiry;
  const reference = referenceOf(id);
  const [mails, notes, log, others, people, journey, eraseAt, corrections] = await Promise.all([
    desk.mails.list(id),
    desk.journal.listNotes(id),
    desk.journal.readLog(reference),
    desk.lists.listSamePerson(enquiry),
    desk.journal.listPeople(now - colleagueMs),
    desk.journeys.find(id),
    desk.enquiries.findEraseAt(id),
    desk.corrections.list(id),
  ]);
  const endOfToday = dueSections(now)[1]?.until ?? now;
  const { claimedBy, claimedAt, repliedAt, quoteKey } = enquiry;
  const quoteUrl = quoteKey && `${siteOrigin}${href("/quote/:quoteKey", { quoteKey })}`;
  return {
    ...{ id, reference, quoteUrl, email },
    name: enquiry.name,
    kind: enquiry.kind,
    phone: enquiry.phone,
    /** How it reached the office, if no form of the site sent it. */
    source: enquiry.source === "website" ? null : sourceNames[enquiry.source],
    title: titleOf(enquiry),
    pet: petWords(enquiry.details),
    received: shortReplyTime(enquiry.receivedAt),
    promise: promiseWords(enquiry, now, endOfToday),
    holder:
      claimedBy === null
        ? null
        : {
            who: claimedBy,
            name: nameOf(claimedBy),
            isMe: claimedBy === who,
            since: claimedAt === null ? null : shortReplyTime(claimedAt),
          },
    /** The colleagues to whom it can be given, by their addresses. */
    colleagues: Object.fromEntries(
      people.flatMap((one) => (one === claimedBy || one === who ? [] : [[one, nameOf(one)]])),
    ),
    /** The last day on which it is here, such as "14 March 2027"; null while something is open. */
    eraseOn: eraseAt === null ? null : formatDate(clockInIndia(eraseAt).slice(0, 10)),
    keptWhy: enquiry.keptWhy,
    isBooked: journey !== null,
    closed: describeClosing(enquiry),
    /** Nobody answers it before somebody has taken it as genuine. */
    isFlood: enquiry.isFlood,
    /** The state that the page shows, by its names in the forms: each change names what it depends on. */
    seen: {
      ...{ line, repliedAt, holder: claimedBy },
      revision: enquiry.revision,
      replyBy: enquiry.replyBy,
      deliveredAt: enquiry.deliveredAt,
      isSuspect: Number(enquiry.isSuspect),
    },
    contact: contactLinks(enquiry, quoteUrl),
    hasMail,
    mailStop: enquiry.mailStop,
    draft: draftOf(mails) ?? draftReply(enquiry),
    mails: mails.flatMap((mail) => describeMail(mail) ?? []),
    delivery: describeDelivery(enquiry, hasFormService ? "form service" : "mail service"),
    asked: describeAsked(enquiry, siteOrigin, now),
    notes: notes.map(describeNote),
    log: log.map((entry) => ({
      ...describeEntry(entry),
      did: entry.did + describeOld(entry, corrections),
    })),
    others: others.map((one) => describeRow(one, now, endOfToday)),
  };
}

/** Who is offered as a colleague has done something at the desk in this time. */
const colleagueMs = 90 * dayMs;

const closings = {
  lost: "It is closed as lost",
  died: "It is closed, since the pet has died",
  spam: "It is closed as spam",
  joined: "It is answered together with another one",
};

/** Such as "It is closed as lost: too expensive (Thu 26 Nov, 10:15)"; null while it is open. */
function describeClosing({ closedAt, closedAs, closedWhy }: EnquiryRecord): string | null {
  if (closedAt === null || closedAs === null) return null;
  const reasons: Record<string, string> = lostReasons;
  const why = reasons[closedWhy ?? ""];
  return `${closings[closedAs]}${why ? `: ${why.toLowerCase()}` : ""} (${shortReplyTime(closedAt)}).`;
}

export type AskedView = ReturnType<typeof describeAsked>;

/** The visitor's question: a quote with its plan and crates, whose links lead to the public site. */
function describeAsked(enquiry: EnquiryRecord, siteOrigin: string, now: number) {
  const message = isOfQuoteForm(enquiry) || enquiry.message === "" ? null : enquiry.message;
  if (enquiry.kind === "message") return { message, rows: [], plan: null, crates: [] };
  const { rows, plan, crates } = describeQuote(enquiry, siteOrigin, now);
  return {
    message,
    rows,
    plan: plan && {
      landing: plan.practical.landing,
      decision: plan.practical.decision,
      monthTooEarly: plan.monthTooEarly,
      url: siteOrigin + plan.path,
    },
    crates: crates.map(({ pet, words, path }) => ({ pet, words, url: siteOrigin + path })),
  };
}

/** Whether it has reached the office. */
function describeDelivery(enquiry: EnquiryRecord, service: "form service" | "mail service") {
  const { deliveredAt, isRefused, isSuspect, lastFailure, nextAttemptAt } = enquiry;
  const isLeft = nextAttemptAt === null ? " The site has stopped trying." : "";
  const state =
    deliveredAt === null
      ? isRefused
        ? "refused"
        : "waiting"
      : isRefused
        ? "settled"
        : "delivered";
  const words = {
    refused: `The ${service} does not accept it (${lastFailure ?? "no reason given"}).${isLeft}`,
    waiting: `It is not delivered to the ${service} yet${lastFailure ? ` (${lastFailure})` : ""}.`,
    settled: `The ${service} refused it, and it was settled.`,
    delivered: `The ${service} has it.`,
  };
  return { state, words: words[state], isSuspect } as const;
}

const describeNote = ({ at, who, text }: Note) => ({
  time: shortReplyTime(at),
  name: nameOf(who),
  text,
});

export const describeEntry = ({ at, who, reference, did }: LogEntry) => ({
  time: shortReplyTime(at),
  name: nameOf(who),
  reference,
  did,
});

/** What a correction replaced, which is kept as long as the enquiry, unlike the log's line. */
function describeOld({ at, who }: LogEntry, corrections: Correction[]): string {
  const old = corrections
    .filter((one) => one.at === at && one.who === who)
    .map(({ field, was }) => `${field}: ${was || "none"}`);
  return old.length > 0 ? ` (before, ${old.join("; ")})` : "";
}
