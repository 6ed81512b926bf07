import type { RouteHandle } from "~/edge/route-table.server";
import { readNames, writeNames } from "~/forms/query";

/** The days that a visitor may know, by their names in the query. */
export const dayNames = ["born", "chip", "vaccine", "vaccine-until", "sample", "arrive"] as const;

/** All names of the query, in the order of the canonical address. */
export const queryNames = [
  ...(["to", "country", "pet", "snub"] as const),
  ...dayNames,
  ...(["abroad", "baggage", "pets"] as const),
];

export type QueryName = (typeof queryNames)[number];

/** The measures of the crate finder, which go with the plan into an enquiry and mean nothing here. */
export const carriedNames = ["a", "b", "c", "d", "unit", "pad"] as const;

const allNames = [...queryNames, ...carriedNames];

/** What stands in the query, as it was written. */
export type PlanQuery = Partial<Record<(typeof allNames)[number], string>>;

/** What cannot be read must reach the loader, which says so. An empty field is no answer. */
export const planSearchParams: NonNullable<RouteHandle["searchParams"]> = Object.fromEntries(
  allNames.map((name) => [name, /\S/]),
);

export const readQuery = (search: URLSearchParams): PlanQuery => readNames(allNames, search);

export const writeQuery = (query: PlanQuery): string => writeNames(allNames, query);
