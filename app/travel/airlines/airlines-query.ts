import { href } from "react-router";
import { anyValueOf, readNames, writeNames } from "#ui/forms/query.ts";
import type { CarrierQuestion } from "./find-carriers.ts";

export const queryNames = ["to", "pet", "weight", "snub"] as const;

export type AirlinesQuery = Partial<Record<(typeof queryNames)[number], string>>;
export type AirlinesProblems = AirlinesQuery;

export const readQuery = (search: URLSearchParams): AirlinesQuery => readNames(queryNames, search);

export const airlinesSearchParams = anyValueOf(queryNames);

/** The page of the airlines, with the question in it. */
export function airlinesPath({ to, pet, weightKg, isSnubNosed }: CarrierQuestion): string {
  const weight = weightKg === undefined ? undefined : String(weightKg);
  const search = writeNames(queryNames, { to, pet, weight, snub: isSnubNosed ? "yes" : undefined });
  return href("/guides/airlines") + (search && `?${search}`);
}
