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

/** What stands in the query, as it was written. */
export type PlanQuery = Partial<Record<QueryName, string>>;

/** What cannot be read must reach the loader, which says so. An empty field is no answer. */
export const planSearchParams: NonNullable<RouteHandle["searchParams"]> = Object.fromEntries(
  queryNames.map((name) => [name, /\S/]),
);

export function readQuery(search: URLSearchParams): PlanQuery {
  return Object.fromEntries(
    queryNames.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export function writeQuery(query: PlanQuery): string {
  const search = new URLSearchParams();
  for (const name of queryNames) {
    const value = query[name];
    if (value) search.set(name, value);
  }
  return search.toString();
}
