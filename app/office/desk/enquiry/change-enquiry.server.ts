import * as v from "valibot";
import { nameOf } from "#office/desk/enquiry-words.ts";
import {
  type Office,
  type Outcome,
  refuse,
  refuseUnreadable,
  type Typed,
} from "#office/desk/post.server.ts";
import { office as officeHours, promiseReply } from "#office/enquiry/receipt.server.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { promiseFor } from "./new-promise.ts";

const text = v.optional(v.string(), "");
const whole = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));
/** Empty for nobody. */
const nobody = v.pipe(
  text,
  v.transform((value) => value || null),
);

/** The posts of the forms on an enquiry's page, each with the state that the page showed. */
const changeSchema = v.variant("do", [
  v.object({ do: v.literal("claim"), holder: nobody }),
  v.object({ do: v.literal("release") }),
  v.object({ do: v.literal("answered"), revision: whole }),
  v.object({ do: v.literal("undo"), repliedAt: whole }),
  v.object({ do: v.literal("note"), note: v.pipe(text, v.trim()) }),
  v.object({ do: v.literal("promise"), day: text, replyBy: whole }),
  v.object({ do: v.literal("settle") }),
  v.object({ do: v.literal("send-again") }),
  v.object({ do: v.literal("genuine") }),
  v.object({ do: v.literal("spam") }),
]);

type Change = v.InferOutput<typeof changeSchema>;

const maxNoteLength = 2_000;

/** Makes the change that the form asks for, or returns why not: usually because somebody else was first. */
export async function changeEnquiry(
  typed: Typed,
  id: string,
  { desk, by }: Office,
): Promise<Outcome<Change["do"]>> {
  const refuseField = (field: string, problem: string) =>
    refuse(400, problem, typed, { [field]: problem });

  const read = v.safeParse(changeSchema, typed);
  if (!read.success) return refuseUnreadable(typed);
  const change = read.output;
  if (change.do === "note") {
    if (change.note === "") return refuseField("note", "Please write the note first.");
    if (change.note.length > maxNoteLength) {
      const most = maxNoteLength.toLocaleString("en");
      return refuseField("note", `Please write at most ${most} characters.`);
    }
  }
  const promised = change.do === "promise" ? promiseFor(change.day, by.at, officeHours) : null;
  if (promised && "problem" in promised) return refuseField("day", promised.problem);

  const isChanged = await make(change, promised?.replyBy ?? 0, id, { desk, by });
  if (isChanged) return { done: change.do };
  const current = await desk.enquiries.find(id);
  const problem = current ? explain(change, current) : "It has been erased in the meantime.";
  return refuse(409, problem, typed);
}

function make(change: Change, replyBy: number, id: string, { desk, by }: Office) {
  switch (change.do) {
    case "claim":
      return desk.changes.claim(id, by, change.holder);
    case "release":
      return desk.changes.release(id, by);
    case "answered":
      return desk.changes.markAnswered(id, by, change.revision);
    case "undo":
      return desk.changes.undoAnswered(id, by, change.repliedAt);
    case "note":
      return desk.changes.note(id, by, change.note);
    case "promise": {
      const did = `promised a reply by ${shortReplyTime(replyBy)}`;
      return desk.changes.promise(id, { ...by, did }, change.replyBy, replyBy);
    }
    case "settle":
      return desk.changes.settle(id, by);
    case "send-again":
      return desk.changes.sendAgain(id, by);
    case "genuine":
      return desk.changes.takeAsGenuine(id, by, promiseReply(by.at));
    case "spam":
      return desk.changes.takeForSpam(id, by);
  }
}

/** Who was first, and when. */
function explain(change: Change, current: EnquiryRecord): string {
  const { repliedAt, repliedBy, claimedBy, claimedAt, replyBy, revision } = current;
  const isAnswerable = change.do === "answered" || change.do === "promise";
  if (isAnswerable && repliedAt !== null) {
    const first = repliedBy === null ? "Somebody" : nameOf(repliedBy);
    return `${first} was first, and marked it as answered on ${shortReplyTime(repliedAt)}.`;
  }
  if (change.do === "answered" && change.revision !== revision) {
    return "The visitor has corrected it since you opened this page. Please read it again first.";
  }
  if (change.do === "claim" && claimedBy !== null && claimedAt !== null) {
    return `${nameOf(claimedBy)} was first, and claimed it on ${shortReplyTime(claimedAt)}.`;
  }
  if (current.isFlood && change.do !== "spam") {
    return "It came in a flood. Please say first whether it is genuine.";
  }
  if (change.do === "promise") {
    return `The promise has changed in the meantime: it is now ${shortReplyTime(replyBy)}.`;
  }
  return "It has changed in the meantime. This is how it is now.";
}
