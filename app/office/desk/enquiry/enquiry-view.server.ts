import { href } from "react-router";
import { nameOf, petWords, promiseWords, titleOf } from "#office/desk/enquiry-words.ts";
import { dueSections } from "#office/desk/list/due-sections.ts";
import { describeRow } from "#office/desk/list/list-view.server.ts";
import type { Desk } from "#office/desk/store/desk.server.ts";
import type { LogEntry, Note } from "#office/desk/store/desk-journal.server.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
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
  const [mails, notes, log, others] = await Promise.all([
    desk.mails.list(id),
    desk.journal.listNotes(id),
    desk.journal.readLog(reference),
    desk.lists.listSameAddress(email, id),
  ]);
  const endOfToday = dueSections(now)[1]?.until ?? now;
  const { claimedBy, claimedAt, repliedAt, quoteKey } = enquiry;
  const quoteUrl = quoteKey && `${siteOrigin}${href("/quote/:quoteKey", { quoteKey })}`;
  return {
    ...{ id, reference, quoteUrl, email },
    name: enquiry.name,
    kind: enquiry.kind,
    phone: enquiry.phone,
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
    log: log.map(describeEntry),
    others: others.map((one) => describeRow(one, now, endOfToday)),
  };
}

export type AskedView = ReturnType<typeof describeAsked>;

/** The visitor's question: a quote with its plan and crates, whose links lead to the public site. */
function describeAsked(enquiry: EnquiryRecord, siteOrigin: string, now: number) {
  if (enquiry.kind === "message") {
    return { message: enquiry.message, rows: [], plan: null, crates: [] };
  }
  const { rows, plan, crates } = describeQuote(enquiry, siteOrigin, now);
  return {
    message: null,
    rows,
    plan: plan && {
      askedOn: plan.askedOn,
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
