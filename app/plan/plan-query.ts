import type { RouteHandle } from "~/edge/route-table.server";
import { readNames, writeNames } from "~/forms/query";

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

/** The crate finder's measures. The planner ignores them and passes them on to the enquiry. */
export const carriedNames = ["a", "b", "c", "d", "unit", "pad"] as const;

const allNames = [...queryNames, ...carriedNames];

/** The query's values as they were written. */
export type PlanQuery = Partial<Record<(typeof allNames)[number], string>>;

/** Accepts any non-empty value, so that an invalid one reaches the loader, which names the problem. */
export const planSearchParams: NonNullable<RouteHandle["searchParams"]> = Object.fromEntries(
  allNames.map((name) => [name, /\S/]),
);

export const readQuery = (search: URLSearchParams): PlanQuery => readNames(allNames, search);

export const writeQuery = (query: PlanQuery): string => writeNames(allNames, query);
