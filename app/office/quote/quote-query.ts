import { wishNames } from "#content/wishes.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { anyValueOf, readNames, writeNames } from "#ui/forms/query.ts";
import { otherPetNames } from "./pet-names.ts";

/** The questions of each step, by their names in the query, which the planner and the crate finder share. */
export const stepNames = {
  move: [
    ...(["to", "country", "city", "place", "month", "arrive"] as const),
    ...wishNames,
    ...(["purpose", "together", "abroad", "baggage"] as const),
  ],
  pet: [
    ...(["pet", "snub", "breed", "weight", "born", "pets"] as const),
    ...(["chip", "vaccine", "booster", "vaccine-until", "sample"] as const),
    ...(["a", "b", "c", "d", "unit", "pad"] as const),
    ...otherPetNames,
  ],
};

/** All names, in the order of the canonical address. */
export const quoteNames = [...stepNames.move, ...stepNames.pet];

export type QuoteName = (typeof quoteNames)[number];

/** The query's values as they were written. */
export type QuoteQuery = Partial<Record<QuoteName, string>>;

export const steps = ["move", "pet", "you"] as const;
export type Step = (typeof steps)[number];

export const quoteSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  step: /^(move|pet|you)$/,
  ...anyValueOf(quoteNames),
};

export const readQuoteQuery = (search: URLSearchParams): QuoteQuery =>
  readNames(quoteNames, search);

export const readStep = (search: URLSearchParams): Step =>
  steps.find((step) => step === search.get("step")) ?? "move";

/** The query of a step, with the input of all steps. */
export const writeStep = (step: Step, query: QuoteQuery): string =>
  writeNames(["step", ...quoteNames], { ...query, step });
