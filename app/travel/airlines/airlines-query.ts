import { href } from "react-router";
import type { QuestionName } from "#travel/move/questions.ts";
import { anyValueOf, writeNames } from "#ui/forms/query.ts";
import type { CarrierQuestion } from "./find-carriers.ts";

/** The questions, in the order of the canonical address. */
export const airlinesNames = ["to", "pet", "weight", "snub"] as const satisfies QuestionName[];

export const airlinesSearchParams = anyValueOf(airlinesNames);

/** The page of the airlines, with the question in it. */
export function airlinesPath({ to, pet, weightKg, isSnubNosed }: CarrierQuestion): string {
  const weight = weightKg === undefined ? undefined : String(weightKg);
  const snub = isSnubNosed ? "yes" : undefined;
  const search = writeNames(airlinesNames, { to, pet, weight, snub });
  return href("/guides/airlines") + (search && `?${search}`);
}
