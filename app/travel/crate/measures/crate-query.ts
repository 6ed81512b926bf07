import { lengthNames } from "#travel/move/question-names.ts";
import type { QuestionName, Written } from "#travel/move/questions.ts";
import { anyValueOf } from "#ui/forms/query.ts";

/** The questions, in the order of the canonical address. */
export const crateNames = [
  "pet",
  ...lengthNames,
  "unit",
  "snub",
  "breed",
  "pets",
  "weight",
  "litter",
  "pad",
] as const satisfies QuestionName[];
export const crateSearchParams = anyValueOf(crateNames);

export type CrateName = (typeof crateNames)[number];

/** The values as the visitor wrote them, without empty ones. */
export type CrateQuery = Written<CrateName>;
