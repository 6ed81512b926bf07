import type { QuestionName, Written } from "./questions.ts";

/** The pets beside the first one. */
export const otherPetNumbers = [2, 3, 4, 5] as const;

export type OtherPetNumber = (typeof otherPetNumbers)[number];
export type PetNumber = 1 | OtherPetNumber;

export const petTitles: Record<OtherPetNumber, string> = {
  2: "Second pet",
  3: "Third pet",
  4: "Fourth pet",
  5: "Fifth pet",
};

/** The names for all the other pets. */
export const numberNames = <Name extends QuestionName>(names: readonly Name[]) =>
  otherPetNumbers.flatMap((number) =>
    names.map((name): `${Name}${OtherPetNumber}` => `${name}${number}`),
  );

/** The answers about one of the other pets, by the names of the questions. */
export function readNumbered<Name extends QuestionName>(
  names: readonly Name[],
  query: Partial<Record<string, string>>,
  number: OtherPetNumber,
): Written<Name> {
  const written: Written<Name> = {};
  for (const name of names) {
    const value = query[`${name}${number}`];
    if (value !== undefined) written[name] = value;
  }
  return written;
}
