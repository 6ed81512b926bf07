import { href } from "react-router";
import * as v from "valibot";
import type { RouteHandle } from "~/edge/route-table.server";
import { firstMessages } from "~/forms/issues";
import { readNames, writeNames } from "~/forms/query";
import { destinationNames } from "~/rules/rules";
import type { CarrierQuestion } from "./find-carriers";

const names = ["to", "pet", "weight", "snub"] as const;

export type AirlinesQuery = Partial<Record<(typeof names)[number], string>>;
export type AirlinesProblems = AirlinesQuery;

/** Accepts any non-empty value, so that an invalid one reaches the loader, which names the problem. */
export const airlinesSearchParams: NonNullable<RouteHandle["searchParams"]> = Object.fromEntries(
  names.map((name) => [name, /\S/]),
);

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
} satisfies Record<(typeof names)[number], v.GenericSchema<string | undefined, unknown>>);

/** What was asked; null with the problems of what is invalid. */
export function readAirlinesQuery(search: URLSearchParams): {
  query: AirlinesQuery;
  question: CarrierQuestion | null;
  problems: AirlinesProblems;
} {
  const query: AirlinesQuery = readNames(names, search);
  const { success, output, issues } = v.safeParse(questionSchema, query);
  if (!success) return { query, question: null, problems: firstMessages(issues) };
  const { to, pet, weight: weightKg, snub } = output;
  return { query, question: { to, pet, weightKg, isSnubNosed: snub === "yes" }, problems: {} };
}

/** The page of the airlines, with the question in it. */
export function airlinesPath({ to, pet, weightKg, isSnubNosed }: CarrierQuestion): string {
  const weight = weightKg === undefined ? undefined : String(weightKg);
  const search = writeNames(names, { to, pet, weight, snub: isSnubNosed ? "yes" : undefined });
  return href("/guides/airlines") + (search && `?${search}`);
}
