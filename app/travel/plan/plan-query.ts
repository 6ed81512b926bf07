import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { lengthNames, paperNames } from "#travel/move/question-names.ts";
import type { QuestionName, Written } from "#travel/move/questions.ts";
import { answersTo } from "#travel/move/search-params.ts";
import { writtenNumber } from "#ui/forms/checks/digits.ts";
import { readNames, writeNames } from "#ui/forms/query.ts";

/** The questions, in the order of the canonical address. */
export const planNames = [
  "to",
  "country",
  "via",
  "pet",
  "snub",
  "weight",
  "name",
  "nth",
  "own",
  "born",
  ...paperNames,
  "arrive",
  "depart",
  "at",
  "left",
  "abroad",
  "baggage",
  "pets",
  "people",
] as const satisfies QuestionName[];

export type PlanName = (typeof planNames)[number];

/** The city and the measures of the crate finder, which an enquiry takes along with the plan. Invalid ones are dropped. */
export const carriedNames = ["city", ...lengthNames, "unit", "pad", "litter"] as const;

const carried = {
  city: /^[\p{L}\p{M} .,'’()-]{1,60}$/u,
  a: writtenNumber,
  b: writtenNumber,
  c: writtenNumber,
  d: writtenNumber,
  unit: /^(cm|in)$/,
  pad: writtenNumber,
  litter: /^(yes|no)$/,
};

const allNames = [...planNames, ...carriedNames];

/** The query's values as they were written. */
export type PlanQuery = Written<(typeof allNames)[number]>;

export const planSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  ...answersTo(planNames),
  ...carried,
};

export function readQuery(search: URLSearchParams): PlanQuery {
  const query: PlanQuery = readNames(allNames, search);
  for (const name of carriedNames) if (!carried[name].test(query[name] ?? "")) delete query[name];
  return query;
}

export const writeQuery = (query: PlanQuery): string => writeNames(allNames, query);
