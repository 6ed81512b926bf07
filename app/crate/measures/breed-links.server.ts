import { breeds } from "./breeds";
import { usualPadCm, writeCrateQuery } from "./crate-measures";

/** A breed, with its estimated lengths as a query for the crate finder. */
export type BreedLink = { name: string; search: string };

export const listBreedLinks = (): BreedLink[] =>
  breeds.map((breed) => ({
    name: breed.name,
    search: String(writeCrateQuery({ ...breed, pets: 1, padCm: usualPadCm })),
  }));
