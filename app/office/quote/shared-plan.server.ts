import { href } from "react-router";
import type { Day } from "#travel/move/calendar.ts";
import { otherPetNumbers } from "#travel/move/several-pets.ts";
import { writeTogetherQuery } from "#travel/plan/together/together-query.ts";
import { readTogether } from "#travel/plan/together/together-request.server.ts";
import { writeNames } from "#ui/forms/query.ts";
import { healthNames, petFields } from "./input/pet-names.ts";
import { ownNames, type QuoteQuery } from "./input/quote-query.ts";

/**
 * The first landing that suits all pets of a quote, and the path of their plan. Null for one pet, and where no day is known
 * of any other one: it may be as far as the first.
 */
export function findSharedPlan(query: QuoteQuery, day: Day): { landing: Day; path: string } | null {
  const travelling = otherPetNumbers.filter((number) => number <= Number(query.pets));
  const isDated = travelling.some((number) =>
    (["born", ...healthNames] as const).some((name) => query[`${name}${number}`]),
  );
  if (!isDated) return null;
  const names = [
    ...ownNames.move,
    ...ownNames.pet,
    ...travelling.flatMap((number) => petFields.map((name) => `${name}${number}` as const)),
  ];
  const search = new URLSearchParams(writeNames(names, query));
  const { query: asked, result } = readTogether(search, day);
  const [plan] = result?.kind === "together" ? result.together.plans : [];
  return plan
    ? {
        landing: plan.practical.day,
        path: `${href("/plan/together")}?${writeTogetherQuery(asked)}`,
      }
    : null;
}
