import type { Pet } from "#content/pets.ts";
import { type Breed, breeds } from "./breeds.ts";
import { type CrateMeasures, usualPadCm, writeCrateQuery } from "./crate-measures.ts";
import { isStrongBreed } from "./strong-breed.ts";

/** A breed, with its estimated lengths as a query for the crate finder. */
export type BreedLink = { name: string; pet: Pet; search: string };

export const listBreedLinks = (): BreedLink[] =>
  breeds.map((breed) => ({
    name: breed.name,
    pet: breed.pet,
    search: String(writeCrateQuery(measuresOf(breed))),
  }));

/** The estimated lengths of the strong breeds alone, as queries. */
export const listStrongEstimates = (): string[] =>
  breeds
    .filter(({ name }) => isStrongBreed(name))
    .map((breed) => String(writeCrateQuery({ ...measuresOf(breed), breed: "" })));

/** A pet that shows where to measure, before the visitor has. */
export const examplePet = {
  measures: measuresOf(breeds[0]),
  caption: `Where to measure (example: ${breeds[0].name})`,
};

/** The name of a strong breed goes along, because of the advice about it. */
function measuresOf({ name, ...measures }: Breed): CrateMeasures {
  const breed = isStrongBreed(name) ? name : "";
  return { ...measures, breed, pets: 1, weightKg: null, isLitter: false, padCm: usualPadCm };
}
