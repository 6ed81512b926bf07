import * as v from "valibot";
import { nameOf } from "#office/desk/enquiry-words.ts";
import type { Desk } from "#office/desk/store/desk.server.ts";
import { office } from "#office/enquiry/receipt.server.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import type { Done } from "./done.ts";
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
]);

type Change = v.InferOutput<typeof changeSchema>;

/** Why nothing was changed, with what was typed. */
export type Refusal = {
  status: 400 | 409;
  field: "note" | "day" | null;
  problem: string;
  typed: { note: string; day: string };
};

type ChangeResult = { done: Done } | Refusal;

const maxNoteLength = 2_000;

type Changing = { desk: Desk; who: string; now: number };

/** Makes the change that the form asks for, or returns why not: usually because somebody else was first. */
export async function changeEnquiry(
  form: FormData,
  id: string,
  { desk, who, now }: Changing,
): Promise<ChangeResult> {
  const posted = Object.fromEntries(form);
  const typed = { note: String(posted.note ?? ""), day: String(posted.day ?? "") };
  const refuse = (field: Refusal["field"], problem: string): Refusal => ({
    ...{ status: 400, field, problem, typed },
  });

  const read = v.safeParse(changeSchema, posted);
  if (!read.success) return refuse(null, "This form cannot be read. Please try it once more.");
  const change = read.output;
  if (change.do === "note") {
    if (change.note === "") return refuse("note", "Please write the note first.");
    if (change.note.length > maxNoteLength) {
      return refuse(
        "note",
        `Please write at most ${maxNoteLength.toLocaleString("en")} characters.`,
      );
    }
  }
  const promised = change.do === "promise" ? promiseFor(change.day, now, office) : null;
  if (promised && "problem" in promised) return refuse("day", promised.problem);

  const isChanged = await make(change, promised?.replyBy ?? 0, id, { desk, who, now });
  if (isChanged) return { done: change.do };
  const current = await desk.enquiries.find(id);
  return {
    ...{ status: 409, field: null, typed },
    problem: current ? explain(change, current) : "It has been erased in the meantime.",
  };
}

function make(change: Change, replyBy: number, id: string, { desk, who, now }: Changing) {
  const by = { who, at: now };
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
  if (change.do === "promise") {
    return `The promise has changed in the meantime: it is now ${shortReplyTime(replyBy)}.`;
  }
  return "It has changed in the meantime. This is how it is now.";
}
