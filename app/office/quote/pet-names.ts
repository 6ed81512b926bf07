/** The questions about each pet, by their names in the query. */
export const petFields = ["pet", "snub", "breed", "weight", "a", "b", "c", "d"] as const;
export type PetField = (typeof petFields)[number];

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
