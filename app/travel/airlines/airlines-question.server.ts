import * as v from "valibot";
import { destinationNames } from "#travel/rules/rules.ts";
import { firstMessages } from "#ui/forms/issues.ts";
import {
  type AirlinesProblems,
  type AirlinesQuery,
  type queryNames,
  readQuery,
} from "./airlines-query.ts";
import type { CarrierQuestion } from "./find-carriers.ts";

const nowhere = "Please choose one of the destinations.";
const maxKg = 150;

const questionSchema = v.object({
  to: v.optional(
    v.pipe(
      v.string(),
      v.check((name) => destinationNames.includes(name), nowhere),
    ),
  ),
  pet: v.optional(v.picklist(["dog", "cat"], "Please choose: a dog or a cat.")),
  weight: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}([.,]\d{1,2})?$/, "Please enter a number of kilograms, such as 12.5."),
      v.transform((kg) => Number(kg.replace(",", "."))),
      v.minValue(0.1, "Please enter a number above 0."),
      v.maxValue(maxKg, `Please enter at most ${maxKg} kilograms.`),
    ),
  ),
  snub: v.optional(v.picklist(["yes", "no"], "Please tick this box or leave it empty.")),
} satisfies Record<(typeof queryNames)[number], v.GenericSchema<string | undefined, unknown>>);

/** The question that the query asks; null, with the problems, if a part of it is invalid. */
export function readAirlinesQuery(search: URLSearchParams): {
  query: AirlinesQuery;
  question: CarrierQuestion | null;
  problems: AirlinesProblems;
} {
  const query = readQuery(search);
  const { success, output, issues } = v.safeParse(questionSchema, query);
  if (!success) return { query, question: null, problems: firstMessages(issues) };
  const { to, pet, weight: weightKg, snub } = output;
  return { query, question: { to, pet, weightKg, isSnubNosed: snub === "yes" }, problems: {} };
}
