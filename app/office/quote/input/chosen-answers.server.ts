import { type AnswerRow, describeRoute } from "#travel/move/move-words.server.ts";
import { type Question, questions } from "#travel/move/questions.ts";
import { type QuoteInput, readSteps } from "./quote-input.server.ts";
import { describeInput } from "./quote-words.server.ts";

/**
 * Whether the visitor types an answer in words. Such words are never mailed: anybody may enter anybody's address, and
 * would write to that person through us.
 */
const isTyped: Record<Question["kind"], boolean> = {
  choice: false,
  tick: false,
  wish: false,
  answer: false,
  day: false,
  month: false,
  time: false,
  count: false,
  measure: false,
  words: true,
  name: true,
};

const kinds = new Map<string, Question["kind"]>(
  Object.entries(questions).map(([name, { kind }]) => [name, kind]),
);

/** A name of another pet's answer ends with that pet's number. */
function isChosen(name: string): boolean {
  const kind = kinds.get(name.replace(/\d$/, ""));
  return kind !== undefined && !isTyped[kind];
}

/** The answers of a stored quote that were not typed in words; null if its destination or pet cannot be read any more. */
function readChosen(details: Record<string, string> | null): QuoteInput | null {
  const chosen = Object.entries(details ?? {}).filter(([name]) => isChosen(name));
  return readSteps(Object.fromEntries(chosen)).input;
}

/** Such as "India to United Kingdom", without a city or a place that was typed. */
export function describeChosenRoute(details: Record<string, string> | null): string | null {
  const input = readChosen(details);
  return input && describeRoute(input);
}

/** What a visitor asked for, in our words alone. */
export function describeChosen(details: Record<string, string> | null): AnswerRow[] {
  const input = readChosen(details);
  // Another pet of which only words are known would read as not described.
  const others = input?.others.filter((pet) => Object.keys(pet).length > 1) ?? [];
  return input ? describeInput({ ...input, others }) : [];
}
