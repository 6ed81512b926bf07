import { lengthNames, paperNames } from "#travel/move/question-names.ts";
import type { QuestionName } from "#travel/move/questions.ts";
import {
  numberNames,
  type OtherPetNumber,
  otherPetNumbers,
  readNumbered,
} from "#travel/move/several-pets.ts";

/** The questions about a pet's papers and health. */
export const healthNames = [...paperNames] satisfies QuestionName[];

/** The questions about each pet. */
export const petFields = [
  "pet",
  "snub",
  "breed",
  "weight",
  "born",
  ...healthNames,
  ...lengthNames,
] as const satisfies QuestionName[];
type PetField = (typeof petFields)[number];

export type OtherPetName = `${PetField}${OtherPetNumber}`;

export const otherPetNames: OtherPetName[] = numberNames(petFields);

type OtherPets = Partial<Record<OtherPetName | "pets", string>>;

/** The pets beside the first one, as many as travel, each with its answers by the names of the questions. */
export const listOtherPets = (query: OtherPets) =>
  otherPetNumbers
    .filter((number) => number <= Number(query.pets))
    .map((number) => ({ number, written: readNumbered(petFields, query, number) }));
