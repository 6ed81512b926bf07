import * as v from "valibot";
import { type LostReason, lostReasons } from "#content/office/lost-reasons.ts";
import { draftReply } from "#office/desk/contact/contact-links.server.ts";
import { describeMeanwhile, nameOf } from "#office/desk/enquiry-words.ts";
import {
  findColleague,
  type Office,
  type Outcome,
  type Refusal,
  refuse,
  refuseGone,
  refuseUnreadable,
  seenNumber,
  seenSchema,
  type Typed,
} from "#office/desk/post.server.ts";
import type { LogEntry } from "#office/desk/store/desk-journal.server.ts";
import { findGap } from "#office/desk/texts/fill-text.ts";
import { type EnquiryRecord, replyWays } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { officeHours, promiseReply } from "#office/reply/reply-by.server.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { keptUntil } from "./kept/kept-until.ts";
import { promiseFor } from "./reply/new-promise.ts";

const text = v.optional(v.string(), "");
/** Empty for nobody. */
const nobody = v.pipe(
  text,
  v.transform((value) => value || null),
);
const never = v.pipe(
  v.literal(""),
  v.transform(() => null),
);
const orNever = v.union([seenNumber, never]);
const seen = seenSchema.entries;
const held = { ...seen, holder: nobody, repliedAt: v.optional(orNever, "") };

/** The posts of the forms on an enquiry's page, each with the state that the page showed. */
const changeSchema = v.variant("do", [
  v.object({ do: v.literal("claim"), ...held }),
  v.object({ do: v.literal("give"), ...held }),
  v.object({ do: v.literal("release"), ...seen }),
  v.object({ do: v.literal("answered"), ...seen, via: v.picklist(replyWays) }),
  v.object({ do: v.literal("reply"), ...seen, reply: v.pipe(text, v.trim()) }),
  v.object({ do: v.literal("reply-arrived"), ...seen, mail: seenNumber }),
  v.object({ do: v.literal("reply-again"), ...seen, mail: seenNumber }),
  v.object({ do: v.literal("undo"), ...seen, repliedAt: seenNumber }),
  v.object({ do: v.literal("reopen"), ...seen, repliedAt: seenNumber }),
  v.object({ do: v.literal("note"), note: v.pipe(text, v.trim()) }),
  v.object({ do: v.literal("promise"), ...seen, day: text, replyBy: seenNumber }),
  v.object({ do: v.literal("settle"), ...seen }),
  v.object({
    do: v.literal("send-again"),
    ...seen,
    deliveredAt: orNever,
    isSuspect: seenNumber,
  }),
  v.object({ do: v.literal("genuine"), ...seen }),
  v.object({ do: v.picklist(["spam", "died"]), ...seen }),
  v.object({ do: v.literal("lost"), ...seen, why: text }),
  v.object({ do: v.literal("undo-closing"), ...seen }),
  v.object({ do: v.literal("join"), ...seen, other: text }),
  v.object({ do: v.literal("keep"), ...seen, until: text, why: v.pipe(text, v.trim()) }),
  v.object({ do: v.literal("keep-no-longer"), ...seen }),
]);

type Change = v.InferOutput<typeof changeSchema>;

const isLostReason = (why: string): why is LostReason => Object.hasOwn(lostReasons, why);

const maxNoteLength = 2_000;
const maxReplyLength = 4_000;

/** Why the note cannot be saved; null if it can. */
const findNoteProblem = (note: string): string | null =>
  note === "" ? "Please write the note first." : requireShort(note, maxNoteLength);

/** Why the reply cannot be sent; null if it can. */
function findReplyProblem(reply: string, current: EnquiryRecord | null): string | null {
  const isDraft = current !== null && isSameText(reply, draftReply(current));
  if (reply === "" || isDraft) return "Please write your reply first.";
  const gap = findGap(reply);
  if (gap) return `Please fill in ${gap} first: it is not known here.`;
  return requireShort(reply, maxReplyLength);
}

function requireShort(typed: string, maxLength: number): string | null {
  if (typed.length <= maxLength) return null;
  return `Please write at most ${maxLength.toLocaleString("en")} characters.`;
}

/** Browsers post other line breaks than the page had. */
const isSameText = (one: string, other: string) =>
  one.replace(/\s+/g, " ").trim() === other.replace(/\s+/g, " ").trim();

/** Makes the change that the form asks for, or returns why not: usually because somebody else was first. */
export async function changeEnquiry(
  typed: Typed,
  id: string,
  { desk, by }: Office,
): Promise<Outcome<Change["do"]>> {
  const read = v.safeParse(changeSchema, typed);
  if (!read.success) return refuseUnreadable(typed);
  const change = read.output;
  const made = await make(change, typed, id, { desk, by });
  if (made === true) return { done: change.do };
  if (made !== false) return made;
  const current = await desk.enquiries.find(id);
  // A note is refused only where there is no enquiry any more.
  if (!current || change.do === "note") return refuseGone(typed, id, { desk, by });
  const since = await desk.journal.readLogSince([referenceOf(id)], change.line);
  return refuse(409, explain(change, current, since), typed);
}

/** Returns whether it changed anything, or what is wrong with what was typed. */
async function make(
  change: Change,
  typed: Typed,
  id: string,
  { desk, by }: Office,
): Promise<boolean | Refusal> {
  const refuseField = (field: string, problem: string) =>
    refuse(400, problem, typed, { [field]: problem });
  switch (change.do) {
    case "claim":
      return desk.changes.claim(id, by, change);
    case "give": {
      const colleague = await findColleague(typed, { desk, by });
      if ("refusal" in colleague) return colleague.refusal;
      return desk.changes.give(id, by, change, colleague.who);
    }
    case "release":
      return desk.changes.release(id, by, change);
    case "answered":
      return desk.changes.markAnswered(id, by, change.revision, change.via);
    case "reply": {
      const problem = findReplyProblem(change.reply, await desk.enquiries.find(id));
      if (problem) return refuseField("reply", problem);
      return desk.replies.send(id, by, change, change.reply.replaceAll("\r\n", "\n"));
    }
    case "reply-arrived":
      return desk.replies.confirm(id, by, change.mail);
    case "reply-again":
      return desk.replies.repeat(id, by, change.mail);
    case "undo":
      return desk.changes.undoAnswered(id, by, change);
    case "reopen":
      return desk.changes.reopen(id, by, change, promiseReply(by.at));
    case "note": {
      const problem = findNoteProblem(change.note);
      return problem ? refuseField("note", problem) : desk.changes.note(id, by, change.note);
    }
    case "promise": {
      const promised = promiseFor(change.day, by.at, officeHours);
      if ("problem" in promised) return refuseField("day", promised.problem);
      const did = `promised a reply by ${shortReplyTime(promised.replyBy)}`;
      return desk.changes.promise(id, { ...by, did }, change.replyBy, promised.replyBy);
    }
    case "settle":
      return desk.changes.settle(id, by, change);
    case "send-again":
      return desk.changes.sendAgain(id, by, change);
    case "genuine":
      return desk.changes.takeAsGenuine(id, by, change, promiseReply(by.at));
    case "spam":
    case "died":
      return desk.changes.close(id, by, change, { as: change.do, why: null });
    case "lost":
      return isLostReason(change.why)
        ? desk.changes.close(id, by, change, { as: "lost", why: change.why })
        : refuseField("why", "Please choose why nothing came of it.");
    case "keep": {
      const kept = keptUntil(change, by.at);
      if ("problem" in kept) return refuseField(kept.field, kept.problem);
      const deed = { ...by, did: `keeps it until ${change.until}` };
      return desk.changes.keep(id, deed, change, { until: kept.until, why: change.why });
    }
    case "keep-no-longer": {
      const deed = { ...by, did: "keeps it no longer than usual" };
      return desk.changes.keep(id, deed, change, { until: null, why: null });
    }
    case "join":
      return desk.changes.join(id, by, change, change.other);
    case "undo-closing":
      return desk.changes.undoClosing(id, by, change);
  }
}

/** The changes since the page was shown, and who made them. */
function explain(
  change: Exclude<Change, { do: "note" }>,
  current: EnquiryRecord,
  since: LogEntry[],
): string {
  const { repliedAt, repliedBy, claimedBy, claimedAt, replyBy, revision, deliveredAt } = current;
  const isForUnanswered = ["answered", "reply", "promise"].includes(change.do);
  const isHeld = change.do === "claim" || change.do === "give";
  if (repliedAt !== null && (isForUnanswered || (isHeld && repliedAt !== change.repliedAt))) {
    const first = repliedBy === null ? "Somebody" : nameOf(repliedBy);
    return `${first} was first, and marked it as answered on ${shortReplyTime(repliedAt)}.`;
  }
  if (isHeld && claimedBy !== null && claimedAt !== null) {
    return `${nameOf(claimedBy)} was first, and claimed it on ${shortReplyTime(claimedAt)}.`;
  }
  const problems = [
    change.do === "promise" && !current.isFlood
      ? `The promise has changed in the meantime: it is now ${shortReplyTime(replyBy)}.`
      : [],
    change.revision !== revision && !since.some(({ did }) => did === "sent it again")
      ? "The visitor has corrected it since you opened this page. Please read it again first."
      : [],
    describeMeanwhile(since) ?? [],
  ].flat();
  if (problems.length > 0) return problems.join(" ");
  if (current.mailStop !== null && change.do === "reply") {
    return "Nothing more can be mailed to this address; the notice below says why.";
  }
  if (current.isFlood && change.do !== "spam") {
    return "It came in a flood. Please say first whether it is genuine.";
  }
  if (deliveredAt !== null && !current.isRefused) {
    return "It has been delivered in the meantime.";
  }
  return "It has changed in the meantime. This is how it is now.";
}
