import type { QuestionName } from "./questions.ts";
import type { OtherPetNumber, PetNumber } from "./several-pets.ts";

// Apart from the entries, which a page that only takes the answers along does not load.

/** The lengths of a pet by which a crate is chosen. */
export const lengthNames = ["a", "b", "c", "d"] as const satisfies QuestionName[];

/** The sides of the bag in which a pet flies in the cabin. */
export const bagSideNames = [
  "bag-length",
  "bag-width",
  "bag-height",
] as const satisfies QuestionName[];

/** The days of a pet's papers, and what they do not tell. */
export const paperNames = [
  "chip",
  "first-vaccine",
  "vaccine",
  "booster",
  "vaccine-until",
  "unbroken",
  "sample",
  "result",
] as const satisfies QuestionName[];

/** The name of a question in the query, such as `breed2` for the second pet; for the first one it has no number. */
export const numbered = <Name extends string>(
  name: Name,
  number: PetNumber,
): Name | `${Name}${OtherPetNumber}` => (number === 1 ? name : `${name}${number}`);
