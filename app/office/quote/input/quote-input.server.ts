import { questions } from "#travel/move/questions.ts";
import { type Move, readMove } from "#travel/move/read-move.server.ts";
import type { OtherPetNumber } from "#travel/move/several-pets.ts";
import { listOtherPets, type OtherPetName, petFields } from "./pet-names.ts";
import {
  anywhere,
  ownNames,
  type QuoteName,
  type QuoteQuery,
  type Step,
  stepNames,
} from "./quote-query.ts";

const firstNames = [...ownNames.move, ...ownNames.pet];
type FirstMove = Move<(typeof firstNames)[number]>;

/** A pet beside the first one, of which little may be known. */
type OtherPet = Move<(typeof petFields)[number]> & { number: OtherPetNumber };

/** A visitor's input on the first two steps. */
export type QuoteInput = FirstMove & { [Name in "to" | "pet"]: NonNullable<FirstMove[Name]> } & {
  others: OtherPet[];
};

/** The problems of a query, by name, in words for the visitor. */
export type QuoteProblems = Partial<Record<QuoteName, string>>;

type QuoteReading = {
  /** The step to show: the requested one, or an earlier one that is not done. */
  step: Step;
  /** The problems on this step. An empty field is no problem until the visitor has gone further. */
  problems: QuoteProblems;
  /** Null until the first two steps are done. */
  input: QuoteInput | null;
};

export function readQuoteInput(asked: Step, query: QuoteQuery): QuoteReading {
  const { input, messages } = readSteps(query);
  if (input && Object.keys(messages).length === 0) return { step: asked, problems: {}, input };
  const problemsOn = (step: "move" | "pet"): QuoteProblems =>
    Object.fromEntries(
      stepNames[step].flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])),
    );
  const isDone = (step: "move" | "pet") => Object.keys(problemsOn(step)).length === 0;
  if (asked !== "move" && !isDone("move")) {
    return { step: "move", problems: problemsOn("move"), input: null };
  }
  if (asked === "you") return { step: "pet", problems: problemsOn("pet"), input: null };
  const written = Object.entries(problemsOn(asked)).filter(([name]) => Object.hasOwn(query, name));
  return { step: asked, problems: Object.fromEntries(written), input: null };
}

/** The input of both steps without what is invalid, or null without a destination or pet; and the problems. */
export function readSteps(query: QuoteQuery): {
  input: QuoteInput | null;
  messages: QuoteProblems;
} {
  const { move, problems } = readMove(firstNames, query, { to: anywhere });
  const { others, problems: otherProblems } = readOtherPets(query);
  const messages: QuoteProblems = { ...problems, ...otherProblems };
  const { to, pet } = move;
  if (to === undefined) messages.to = anywhere.problem;
  if (pet === undefined) messages.pet = questions.pet.problem;
  if (to === "elsewhere" && move.place === undefined) {
    messages.place ??= "Please enter the country, and the city if you know it.";
  }
  const isKnown = to !== undefined && pet !== undefined;
  return { input: isKnown ? { ...move, to, pet, others } : null, messages };
}

function readOtherPets(query: QuoteQuery) {
  const problems: Partial<Record<OtherPetName, string>> = {};
  const others = listOtherPets(query).map(({ number, written }): OtherPet => {
    const { move, problems: messages } = readMove(petFields, written);
    for (const field of petFields) {
      if (messages[field]) problems[`${field}${number}`] = messages[field];
    }
    return { ...move, number };
  });
  return { others, problems };
}
