import { anyValueOf } from "#ui/forms/query.ts";

/** All names of the crate finder's query, in the order of the canonical address. */
export const queryNames = ["pet", "a", "b", "c", "d", "unit", "snub", "pets", "pad"] as const;
export const crateSearchParams = anyValueOf(queryNames);

export type QueryName = (typeof queryNames)[number];

/** The values as the visitor wrote them, without empty ones. */
export type CrateQuery = Partial<Record<QueryName, string>>;
