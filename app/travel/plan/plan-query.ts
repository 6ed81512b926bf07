import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { anyValueOf, readNames, writeNames } from "#ui/forms/query.ts";

/** The days that a visitor may know, by their names in the query. */
export const dayNames = [
  "born",
  "chip",
  "vaccine",
  "booster",
  "vaccine-until",
  "sample",
  "arrive",
  "depart",
] as const;

/** All names of the query, in the order of the canonical address. */
export const queryNames = [
  ...(["to", "country", "pet", "snub"] as const),
  ...dayNames,
  ...(["at", "abroad", "baggage", "pets"] as const),
];

export type QueryName = (typeof queryNames)[number];

const length = /^\p{Nd}{1,6}([.,٫．]\p{Nd}{1,6})?$/u;

/** The measures of the crate finder, which an enquiry takes along with the plan. Invalid ones are dropped. */
const carried = {
  ...{ a: length, b: length, c: length, d: length },
  unit: /^(cm|in)$/,
  pad: /^\p{Nd}{1,2}([.,٫．]\p{Nd})?$/u,
};
export const carriedNames = ["a", "b", "c", "d", "unit", "pad"] as const;

const allNames = [...queryNames, ...carriedNames];

/** The query's values as they were written. */
export type PlanQuery = Partial<Record<(typeof allNames)[number], string>>;

export const planSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  ...anyValueOf(queryNames),
  ...carried,
};

export function readQuery(search: URLSearchParams): PlanQuery {
  const query: PlanQuery = readNames(allNames, search);
  for (const name of carriedNames) if (!carried[name].test(query[name] ?? "")) delete query[name];
  return query;
}

export const writeQuery = (query: PlanQuery): string => writeNames(allNames, query);
