import type { RouteHandle } from "~/edge/route-table.server";

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
export const carriedNames = ["a", "b", "c", "d", "unit"] as const;

const allNames = [...queryNames, ...carriedNames];

/** What stands in the query, as it was written. */
export type PlanQuery = Partial<Record<(typeof allNames)[number], string>>;

/** What cannot be read must reach the loader, which says so. An empty field is no answer. */
export const planSearchParams: NonNullable<RouteHandle["searchParams"]> = Object.fromEntries(
  allNames.map((name) => [name, /\S/]),
);

export const readQuery = (search: URLSearchParams): PlanQuery => readNames(allNames, search);

export const writeQuery = (query: PlanQuery): string => writeNames(allNames, query);

/** The query that a form sends. */
export function searchOf(form: FormData): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") search.append(name, value);
  return search;
}

/** What a query has under these names. */
export function readNames<Name extends string>(
  names: readonly Name[],
  search: URLSearchParams,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name)?.trim();
    if (value) found[name] = value;
  }
  return found;
}

/** The query in the order of the names. */
export function writeNames<Name extends string>(
  names: readonly Name[],
  query: Partial<Record<Name, string>>,
): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value) search.set(name, value);
  }
  return search.toString();
}
