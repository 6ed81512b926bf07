import type { RouteHandle } from "~/edge/route-table.server";
import { readNames, writeNames } from "~/forms/query";

/** What a visitor may want of us. */
export const wantedNames = ["papers", "vet", "crate", "flight", "door"] as const;

export const wantedLabels: Record<(typeof wantedNames)[number], string> = {
  papers: "Papers",
  vet: "Vet and tests",
  crate: "Crate",
  flight: "Flight",
  door: "Door to door",
};

/** What is asked on each step, by its name in the query. Those of the planner and the crate finder mean the same here. */
export const stepNames = {
  move: [
    ...(["to", "country", "city", "place", "month", "arrive"] as const),
    ...wantedNames,
    ...(["purpose", "together", "abroad", "baggage"] as const),
  ],
  pet: [
    ...(["pet", "snub", "breed", "weight", "born", "pets"] as const),
    ...(["chip", "vaccine", "vaccine-until", "sample"] as const),
    ...(["a", "b", "c", "d", "unit"] as const),
  ],
};

/** All names, in the order of the canonical address. */
export const quoteNames = [...stepNames.move, ...stepNames.pet];

export type QuoteName = (typeof quoteNames)[number];

/** What stands in the query, as it was written. */
export type QuoteQuery = Partial<Record<QuoteName, string>>;

export const steps = ["move", "pet", "you"] as const;
export type Step = (typeof steps)[number];

/** What cannot be read must reach the loader, which says so. An empty field is no answer. */
export const quoteSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  step: /^(move|pet|you)$/,
  ...Object.fromEntries(quoteNames.map((name) => [name, /\S/])),
};

export const readQuoteQuery = (search: URLSearchParams): QuoteQuery =>
  readNames(quoteNames, search);

export const readStep = (search: URLSearchParams): Step =>
  steps.find((step) => step === search.get("step")) ?? "move";

/** The query of a step, with the input of all. */
export const writeStep = (step: Step, query: QuoteQuery): string =>
  writeNames(["step", ...quoteNames], { ...query, step });
