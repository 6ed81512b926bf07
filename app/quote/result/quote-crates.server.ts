import { href } from "react-router";
import { allCrateSizes } from "~/content/shop/crate-sizes";
import { findCrates } from "~/crate/formula/find-crates";
import { readCrateQuery } from "~/crate/measures/crate-measures";
import { type CrateQuery, queryNames } from "~/crate/measures/crate-query";
import { boxWords, crateName } from "~/crate/result/margin-words";
import { writeNames } from "~/forms/query";
import { otherPetNumbers, petTitles } from "../pet-names";
import type { QuoteQuery } from "../quote-query";

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
  const search = writeNames(queryNames, given);
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
