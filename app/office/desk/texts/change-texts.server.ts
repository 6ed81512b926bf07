import * as v from "valibot";
import {
  type Office,
  type Outcome,
  refuse,
  refuseUnreadable,
  seenNumber,
  type Typed,
} from "#office/desk/post.server.ts";
import type { doneWords } from "./done-words.ts";
import { findUnknownPlaceholder } from "./fill-text.ts";

const maxTitleLength = 60;
const maxWordsLength = 3_000;
const maxSignatureLength = 200;

const typedText = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
);
/** Empty for a text that the office has not changed. */
const seen = v.union([
  seenNumber,
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
]);
const key = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/));

const changeSchema = v.variant("do", [
  v.object({ do: v.literal("save"), key, changedAt: seen, title: typedText, words: typedText }),
  v.object({ do: v.literal("remove"), key, changedAt: seenNumber, title: typedText }),
  v.object({ do: v.literal("sign"), signature: typedText }),
]);

type Change = v.InferOutput<typeof changeSchema>;

/** The problems of what was typed, by the names of the fields. */
function findProblems(change: Change): Record<string, string> {
  const problems: Record<string, string> = {};
  if (change.do === "sign" && change.signature.length > maxSignatureLength) {
    problems.signature = `Please write at most ${maxSignatureLength} characters.`;
  }
  if (change.do !== "save") return problems;
  const { title, words } = change;
  if (title === "") problems.title = "Please name the case.";
  if (title.length > maxTitleLength) {
    problems.title = `Please write at most ${maxTitleLength} characters.`;
  }
  const unknown = findUnknownPlaceholder(words);
  if (unknown) problems.words = `Nothing is known of ${unknown}. The list below has all names.`;
  if (words.length > maxWordsLength) {
    problems.words = `Please write at most ${maxWordsLength.toLocaleString("en")} characters.`;
  }
  if (words === "") problems.words = "Please write the text.";
  return problems;
}

/** Makes the change that a form of the page asks for, or returns why not. */
export async function changeTexts(
  typed: Typed,
  { desk: { texts }, by }: Office,
): Promise<Outcome<keyof typeof doneWords>> {
  const read = v.safeParse(changeSchema, typed);
  if (!read.success) return refuseUnreadable(typed);
  const change = read.output;
  const problems = findProblems(change);
  const [problem] = Object.values(problems);
  if (problem) return refuse(400, problem, typed, problems);
  const isChanged = await make(change, texts, by);
  if (isChanged) return { done: change.do };
  const isThere = (await texts.list()).some(
    (text) => change.do !== "sign" && text.key === change.key,
  );
  return refuse(409, isThere ? changedSince : deletedSince, typed);
}

const changedSince =
  "Somebody else has changed this text since you opened this page. It stands as it is now above what you typed.";
const deletedSince =
  "Somebody else has deleted what you opened. What you typed is still below, to be saved again.";

function make(change: Change, texts: Office["desk"]["texts"], by: Office["by"]) {
  switch (change.do) {
    case "save":
      return texts.save(change, by, change.changedAt);
    case "remove":
      return texts.remove(change, by, change.changedAt);
    case "sign":
      return texts.sign(by, change.signature);
  }
}
