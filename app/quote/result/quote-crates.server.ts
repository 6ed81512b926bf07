import { href } from "react-router";
import { allCrateSizes } from "~/content/shop/crate-sizes";
import { findCrates } from "~/crate/formula/find-crates";
import { readCrateQuery } from "~/crate/measures/crate-measures";
import { boxWords, crateName } from "~/crate/result/margin-words";
import { otherPetNumbers, petTitles } from "../pet-names";
import type { QuoteQuery } from "../quote-query";

/** The crate of a pet whose measures were given, and the crate finder with them. */
export type QuoteCrate = { pet: string; words: string; path: string };

export function listCrates(query: QuoteQuery): QuoteCrate[] {
  const others = otherPetNumbers.filter((number) => number <= Number(query.pets));
  return [
    ...listCrate("Your pet", {
      pet: query.pet,
      snub: query.snub,
      a: query.a,
      b: query.b,
      c: query.c,
      d: query.d,
      unit: query.unit,
      pad: query.pad,
    }),
    ...others.flatMap((number) =>
      listCrate(petTitles[number], {
        pet: query[`pet${number}`] ?? query.pet,
        snub: query[`snub${number}`],
        a: query[`a${number}`],
        b: query[`b${number}`],
        c: query[`c${number}`],
        d: query[`d${number}`],
        unit: query.unit,
        pad: query.pad,
      }),
    ),
  ];
}

function listCrate(pet: string, given: Record<string, string | undefined>): QuoteCrate[] {
  const search = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const request = readCrateQuery(search);
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
