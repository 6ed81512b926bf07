import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { numbered, paperNames } from "#travel/move/question-names.ts";
import type { QuestionName } from "#travel/move/questions.ts";
import { answersTo } from "#travel/move/search-params.ts";
import {
  numberNames,
  otherPetNumbers,
  type PetNumber,
  readNumbered,
} from "#travel/move/several-pets.ts";
import type { PlanQuery } from "#travel/plan/plan-query.ts";
import { readNames, writeNames } from "#ui/forms/query.ts";

/** The questions about the move, which all pets share. */
const moveNames = [
  "to",
  "country",
  "via",
  "arrive",
  "depart",
  "at",
  "left",
  "abroad",
  "baggage",
  "people",
] as const satisfies QuestionName[];

/** The questions about each pet. */
export const ofEachPet = [
  "pet",
  "name",
  "snub",
  "weight",
  "own",
  "born",
  ...paperNames,
] as const satisfies QuestionName[];

const allNames = [...moveNames, ...ofEachPet, ...numberNames(ofEachPet)];

/** The query's values as they were written. */
export type TogetherQuery = Partial<Record<(typeof allNames)[number], string>>;

export const togetherSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  ...answersTo([...moveNames, ...ofEachPet]),
  ...Object.fromEntries(
    Object.entries(answersTo(ofEachPet)).flatMap(([name, allowed]) =>
      otherPetNumbers.map((number) => [numbered(name, number), allowed]),
    ),
  ),
};

export const readTogetherQuery = (search: URLSearchParams): TogetherQuery =>
  readNames(allNames, search);

export const writeTogetherQuery = (query: TogetherQuery): string => writeNames(allNames, query);

/** The query of the plan of each pet of which anything is known, and of the first one. */
export function listPetQueries(query: TogetherQuery): { number: PetNumber; query: PlanQuery }[] {
  const move = pick(moveNames, query);
  const first = pick(ofEachPet, query);
  const others = otherPetNumbers.flatMap((number) => {
    const own = readNumbered(ofEachPet, query, number);
    return Object.keys(own).length > 0 ? [{ number, own }] : [];
  });
  const pets = String(others.length + 1);
  return [{ number: 1 as const, own: first }, ...others].map(({ number, own }) => ({
    number,
    query: { ...move, ...own, pets },
  }));
}

/** The query of all pets, with another one's query of its own plan. */
export function withPetQuery(
  query: TogetherQuery,
  number: PetNumber,
  pet: PlanQuery,
): TogetherQuery {
  const own = Object.fromEntries(ofEachPet.map((name) => [numbered(name, number), pet[name]]));
  return { ...query, ...pick(moveNames, pet), ...own };
}

function pick<Name extends string>(
  names: readonly Name[],
  query: Partial<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
