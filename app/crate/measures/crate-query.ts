/** All names of the crate finder's query, in the order of the canonical address. */
export const queryNames = ["pet", "a", "b", "c", "d", "unit", "snub", "pets", "pad"] as const;
/** Accepts any value, so that the page can name one that cannot be read. */
export const crateSearchParams = Object.fromEntries(queryNames.map((name) => [name, /\S/]));

export type QueryName = (typeof queryNames)[number];

/** The values as the visitor wrote them, without empty ones. */
export type CrateQuery = Partial<Record<QueryName, string>>;
