import { type AnswerRow, describeMove } from "#travel/move/move-words.server.ts";
import { petFields, petTitles } from "./pet-names.ts";
import type { QuoteInput } from "./quote-input.ts";
import { ownNames } from "./quote-query.ts";

/** Every input in words, in the order of the questions. */
export function describeInput({ others, ...move }: QuoteInput): AnswerRow[] {
  const { unit } = move;
  const otherRows = others.map(({ number, ...pet }) => {
    const known = describeMove([...petFields, "unit"], { ...pet, unit });
    const words = known.map(({ value }) => value).join(", ");
    return { label: petTitles[number], value: words || "Not described yet" };
  });
  return [...describeMove([...ownNames.move, ...ownNames.pet], move), ...otherRows];
}
