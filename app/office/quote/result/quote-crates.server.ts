import { href } from "react-router";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { otherPetNumbers, petTitles } from "#office/quote/pet-names.ts";
import type { QuoteQuery } from "#office/quote/quote-query.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { readCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { type CrateQuery, crateNames } from "#travel/crate/measures/crate-query.ts";
import { boxWords, crateName } from "#travel/crate/result/margin-words.ts";
import { writeNames } from "#ui/forms/query.ts";

/** The crate of a pet whose measures were given, and the crate finder with them. */
export type QuoteCrate = { pet: string; words: string; path: string };

export function listCrates(query: QuoteQuery): QuoteCrate[] {
  const { pet, snub, a, b, c, d, unit, pad } = query;
  const others = otherPetNumbers.filter((number) => number <= Number(query.pets));
  return [
    ...listCrate("Your pet", { pet, snub, a, b, c, d, unit, pad }),
    ...others.flatMap((number) =>
      listCrate(petTitles[number], {
        pet: query[`pet${number}`] ?? pet,
        snub: query[`snub${number}`],
        a: query[`a${number}`],
        b: query[`b${number}`],
        c: query[`c${number}`],
        d: query[`d${number}`],
        ...{ unit, pad },
      }),
    ),
  ];
}

function listCrate(pet: string, given: CrateQuery): QuoteCrate[] {
  const search = writeNames(crateNames, given);
  const request = readCrateQuery(new URLSearchParams(search));
  if (request.kind !== "measured") return [];
  const { needed, best } = findCrates(request.measures, allCrateSizes);
  const fitting = best ? `${crateName(best)} fits` : "a wooden crate, built to measure";
  return [
    {
      pet,
      words: `${boxWords(needed)} inside is needed: ${fitting}`,
      path: `${href("/crate-size")}?${search}`,
    },
  ];
}
