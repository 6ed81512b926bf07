import { href } from "react-router";
import { lostReasons } from "#content/office/lost-reasons.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { caseWords, stageOf } from "#office/desk/case-words.ts";
import { contactLinks, draftReply } from "#office/desk/contact/contact-links.server.ts";
import { nameOf, petWords, titleOf } from "#office/desk/enquiry-words.ts";
import { describeRow } from "#office/desk/list/list-view.server.ts";
import { describeLog } from "#office/desk/log-view.server.ts";
import type { CaseRow } from "#office/desk/store/case-row.ts";
import type { Desk } from "#office/desk/store/desk.server.ts";
import type { Note } from "#office/desk/store/desk-journal.server.ts";
import { listTexts, signatureOf, writeText } from "#office/desk/texts/office-texts.server.ts";
import { sourceNames } from "#office/desk/write/case-fields.ts";
import { type EnquiryRecord, isOfQuoteForm } from "#office/enquiry/store/record.ts";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import type { Shop } from "#travel/crate/offers/crate-offers.server.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { linkCrates } from "./crate-basket.server.ts";
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
  /** The key of the prepared text that was chosen. */
  textKey: string | null;
  shop: Shop;
};

/** Everything that the page of one enquiry shows. */
export async function readEnquiry(
  enquiry: CaseRow,
  { desk, siteOrigin, who, now, line, hasMail, hasFormService, textKey, shop }: Reader,
) {
  const { id, email } = enquiry;
  const reference = referenceOf(id);
  const [mails, notes, log, others, people, eraseAt, corrections, stored, signature] =
    await Promise.all([
      desk.mails.list(id),
      desk.journal.listNotes(id),
      desk.journal.readLog(reference),
      desk.lists.listSamePerson(enquiry),
      desk.journal.listPeople(),
      desk.enquiries.findEraseAt(id),
      desk.corrections.list(id),
      desk.texts.list(),
      desk.texts.findSignature(who),
    ]);
  const { claimedBy, claimedAt, repliedAt, quoteKey } = enquiry;
  const quoteUrl = quoteKey && `${siteOrigin}${href("/quote/:quoteKey", { quoteKey })}`;
  const texts = listTexts(stored);
  const chosen = texts.find(({ key }) => key === textKey);
  const by = { siteOrigin, quoteUrl, now, signature: signatureOf(who, signature) };
  const text = chosen ? writeText(chosen, enquiry, by) : null;
  return {
    id,
    reference,
    quoteUrl,
    email,
    name: enquiry.name,
    kind: enquiry.kind,
    phone: enquiry.phone,
    /** How it reached the office, if no form of the site sent it. */
    source: enquiry.source === "website" ? null : sourceNames[enquiry.source],
    title: titleOf(enquiry),
    pet: petWords(enquiry.details),
    received: shortReplyTime(enquiry.receivedAt),
    promise: caseWords(enquiry, now),
    stage: stageOf(enquiry),
    /** The owner's answer to the offer, such as "accepted". */
    answer: enquiry.answer,
    answerWords: enquiry.answerWords,
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
    eraseOn: eraseAt === null ? null : formatDate(dayInIndia(eraseAt)),
    kept:
      enquiry.keptUntil === null
        ? null
        : `until ${formatDate(dayInIndia(enquiry.keptUntil - 1))}, since: ${enquiry.keptWhy}`,
    isJoined: enquiry.joinedTo !== null,
    isBooked: enquiry.bookedAt !== null,
    closed: describeClosing(enquiry),
    /** Nobody answers it before somebody has taken it as genuine. */
    isFlood: enquiry.isFlood,
    /** The state that the page shows, by its names in the forms: each change names what it depends on. */
    seen: {
      line,
      repliedAt,
      holder: claimedBy,
      revision: enquiry.revision,
      replyBy: enquiry.replyBy,
      deliveredAt: enquiry.deliveredAt,
      isSuspect: Number(enquiry.isSuspect),
    },
    contact: contactLinks(enquiry, quoteUrl, text),
    texts: texts.map(({ key, title }) => ({ key, title })),
    /** The prepared text that was chosen. */
    text,
    hasMail,
    mailStop: enquiry.mailStop,
    draft: text?.mail ?? draftOf(mails) ?? draftReply(enquiry),
    mails: mails.flatMap((mail) => describeMail(mail) ?? []),
    delivery: describeDelivery(enquiry, hasFormService ? "form service" : "mail service"),
    asked: await describeAsked(enquiry, { siteOrigin, now, shop }),
    notes: notes.map(describeNote),
    log: describeLog(log, reference, corrections),
    others: others.map((one) => describeRow(one, now)),
  };
}

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

/** The visitor's question: a quote with its plan and crates, whose links lead to the public site. */
async function describeAsked(
  enquiry: EnquiryRecord,
  { siteOrigin, now, shop }: Pick<Reader, "siteOrigin" | "now" | "shop">,
) {
  const message = isOfQuoteForm(enquiry) || enquiry.message === "" ? null : enquiry.message;
  if (enquiry.kind === "message")
    return { message, rows: [], plan: null, crates: [], basket: null };
  const { rows, plan, crates } = describeQuote(enquiry, siteOrigin, now);
  return {
    message,
    rows,
    plan: plan && {
      askedOn: plan.askedOn,
      landing: plan.practical.landing,
      decision: plan.practical.decision,
      monthTooEarly: plan.monthTooEarly,
      url: siteOrigin + plan.path,
    },
    crates: crates.map(({ pet, words, path }) => ({ pet, words, url: siteOrigin + path })),
    basket: await linkCrates(
      crates.flatMap(({ size }) => size ?? []),
      siteOrigin,
      shop,
    ),
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
