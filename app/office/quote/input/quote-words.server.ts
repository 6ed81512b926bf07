import { type AnswerRow, describeMove } from "#travel/move/move-words.server.ts";
import type { QuestionName } from "#travel/move/questions.ts";
import { petTitles } from "#travel/move/several-pets.ts";
import { healthNames, petFields } from "./pet-names.ts";
import type { QuoteInput } from "./quote-input.server.ts";
import { ownNames } from "./quote-query.ts";

/** Every input in words, in the order of the questions. */
export function describeInput({ others, ...move }: QuoteInput): AnswerRow[] {
  const { unit } = move;
  const otherRows = others.map(({ number, ...pet }) => {
    const looks = petFields.filter((name) => !dayNames.includes(name));
    const words = [
      ...describeMove([...looks, "unit"], { ...pet, unit }).map(({ value }) => value),
      ...describeMove(dayNames, pet).map(({ label, value }) => `${label}: ${value}`),
    ].join(", ");
    return { label: petTitles[number], value: words || "Not described yet" };
  });
  return [...describeMove([...ownNames.move, ...ownNames.pet], move), ...otherRows];
}

/** Answers that say nothing without the name of their question. */
const dayNames: QuestionName[] = ["born", ...healthNames];
