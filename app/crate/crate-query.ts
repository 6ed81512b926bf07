/** All names of the crate finder's query, in the order of the canonical address. */
export const queryNames = ["pet", "a", "b", "c", "d", "unit", "snub", "pets"] as const;
/** Accepts any non-empty value, so that an invalid one reaches the page, which names the problem. */
export const crateSearchParams = Object.fromEntries(queryNames.map((name) => [name, /\S/]));

export type QueryName = (typeof queryNames)[number];

/** The values as the visitor wrote them; empty if the query has none. */
export type CrateQuery = Record<QueryName, string>;
