import { type Breed, breeds } from "./breeds.ts";
import { type CrateMeasures, usualPadCm, writeCrateQuery } from "./crate-measures.ts";

/** A breed, with its estimated lengths as a query for the crate finder. */
export type BreedLink = { name: string; search: string };

export const listBreedLinks = (): BreedLink[] =>
  breeds.map((breed) => ({ name: breed.name, search: String(writeCrateQuery(measuresOf(breed))) }));

/** A pet that shows where to measure, before the visitor has. */
export const examplePet = { name: breeds[0].name, measures: measuresOf(breeds[0]) };

function measuresOf(breed: Breed): CrateMeasures {
  return { ...breed, pets: 1, padCm: usualPadCm };
}
