import { wishNames } from "#content/office/wishes.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { lengthNames } from "#travel/move/question-names.ts";
import { type Question, type QuestionName, questions } from "#travel/move/questions.ts";
import { answersTo } from "#travel/move/search-params.ts";
import { destinationLabels, furtherGroups } from "#travel/rules/destination-labels.ts";
import { anyValueOf, readNames, writeNames } from "#ui/forms/query.ts";
import { healthNames, otherPetNames } from "./pet-names.ts";

/** The questions of each step about the move and the first pet. */
export const ownNames = {
  move: [
    "to",
    "country",
    "via",
    "city",
    "place",
    "month",
    "arrive",
    ...wishNames,
    "purpose",
    "together",
    "left",
    "abroad",
    "baggage",
    "people",
  ] as const,
  pet: [
    "pet",
    "snub",
    "breed",
    "weight",
    "own",
    "born",
    "pets",
    ...healthNames,
    ...lengthNames,
    "unit",
    "pad",
  ] as const,
} satisfies Record<string, QuestionName[]>;

/** All names of each step in the query, some of which the planner and the crate finder share. */
export const stepNames = { move: ownNames.move, pet: [...ownNames.pet, ...otherPetNames] };

/** All names, in the order of the canonical address. */
export const quoteNames = [...stepNames.move, ...stepNames.pet];

export type QuoteName = (typeof quoteNames)[number];

/** The query's values as they were written. */
export type QuoteQuery = Partial<Record<QuoteName, string>>;

/** The destinations of a quote are not only those of the planner. */
export const anywhere = {
  ...questions.to,
  choices: { ...destinationLabels, elsewhere: "Another country" },
  groups: { ...furtherGroups, "None of these": ["elsewhere"] },
  problem: "Please choose where your pet moves to.",
} satisfies Question;

export const steps = ["move", "pet", "you"] as const;
export type Step = (typeof steps)[number];

export const quoteSearchParams: NonNullable<RouteHandle["searchParams"]> = {
  step: /^(move|pet|you)$/,
  ...answersTo([...ownNames.move, ...ownNames.pet], { to: anywhere }),
  ...anyValueOf(otherPetNames),
};

export const readQuoteQuery = (search: URLSearchParams): QuoteQuery =>
  readNames(quoteNames, search);

export const readStep = (search: URLSearchParams): Step =>
  steps.find((step) => step === search.get("step")) ?? "move";

/** The query of a step, with the input of all steps. */
export const writeStep = (step: Step, query: QuoteQuery): string =>
  writeNames(["step", ...quoteNames], { ...query, step });
