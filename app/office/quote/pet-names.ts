import { lengthNames } from "#travel/move/question-names.ts";
import type { QuestionName, Written } from "#travel/move/questions.ts";

/** The questions about each pet. */
export const petFields = [
  ...(["pet", "snub", "breed", "weight"] as const),
  ...lengthNames,
] satisfies QuestionName[];
type PetField = (typeof petFields)[number];

/** The pets beside the first one, whose names in the query have no number. */
export const otherPetNumbers = [2, 3, 4, 5] as const;
export type OtherPetNumber = (typeof otherPetNumbers)[number];

export type OtherPetName = `${PetField}${OtherPetNumber}`;

/** Such as `breed2` for the second pet. */
export const otherPetNames: OtherPetName[] = otherPetNumbers.flatMap((number) =>
  petFields.map((field): OtherPetName => `${field}${number}`),
);

export const petTitles: Record<OtherPetNumber, string> = {
  2: "Second pet",
  3: "Third pet",
  4: "Fourth pet",
  5: "Fifth pet",
};

type OtherPets = Partial<Record<OtherPetName | "pets", string>>;

/** The pets beside the first one, as many as travel, each with its answers by the names of the questions. */
export const listOtherPets = (query: OtherPets) =>
  otherPetNumbers
    .filter((number) => number <= Number(query.pets))
    .map((number) => {
      const written: Written<PetField> = {};
      for (const field of petFields) written[field] = query[`${field}${number}`];
      return { number, written };
    });
