import { href } from "react-router";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { listOtherPets } from "#office/quote/input/pet-names.ts";
import type { QuoteQuery } from "#office/quote/input/quote-query.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { readCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { type CrateQuery, crateNames } from "#travel/crate/measures/crate-query.ts";
import { isStrongBreed } from "#travel/crate/measures/strong-breed.ts";
import { boxWords, crateName } from "#travel/crate/result/margin-words.ts";
import { petTitles } from "#travel/move/several-pets.ts";
import { writeNames } from "#ui/forms/query.ts";

/** The crate of a pet whose measures were given, and the crate finder with them. */
type QuoteCrate = {
  pet: string;
  words: string;
  path: string;
  /** Null for a wooden one. */
  size: string | null;
};

export function listCrates(query: QuoteQuery): QuoteCrate[] {
  const { pet, unit, pad } = query;
  return [
    // As many as travel do not share a crate.
    ...listCrate("Your pet", { ...query, pets: undefined }),
    ...listOtherPets(query).flatMap(({ number, written }) =>
      listCrate(petTitles[number], { ...written, pet: written.pet ?? pet, unit, pad }),
    ),
  ];
}

function listCrate(pet: string, given: CrateQuery): QuoteCrate[] {
  // Of the other answers, the finder asks only for those that change its result for one pet.
  const breed = isStrongBreed(given.breed ?? "") ? given.breed : undefined;
  const search = writeNames(crateNames, { ...given, breed, weight: undefined });
  const request = readCrateQuery(new URLSearchParams(search));
  if (request.kind !== "measured") return [];
  const { needed, best } = findCrates(request.measures, allCrateSizes);
  const fitting = best ? `${crateName(best)} fits` : "a wooden crate, built to measure";
  return [
    {
      pet,
      words: `${boxWords(needed)} inside is needed: ${fitting}`,
      path: `${href("/crate-size")}?${search}`,
      size: best?.size ?? null,
    },
  ];
}
