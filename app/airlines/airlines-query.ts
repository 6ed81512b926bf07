import { href } from "react-router";
import type { RouteHandle } from "~/edge/route-table.server";
import { readNames, writeNames } from "~/forms/query";
import type { CarrierQuestion } from "./find-carriers";

export const queryNames = ["to", "pet", "weight", "snub"] as const;

export type AirlinesQuery = Partial<Record<(typeof queryNames)[number], string>>;
export type AirlinesProblems = AirlinesQuery;

export const readQuery = (search: URLSearchParams): AirlinesQuery => readNames(queryNames, search);

/** Accepts any non-empty value, so that an invalid one reaches the loader, which names the problem. */
export const airlinesSearchParams: NonNullable<RouteHandle["searchParams"]> = Object.fromEntries(
  queryNames.map((name) => [name, /\S/]),
);

/** The page of the airlines, with the question in it. */
export function airlinesPath({ to, pet, weightKg, isSnubNosed }: CarrierQuestion): string {
  const weight = weightKg === undefined ? undefined : String(weightKg);
  const search = writeNames(queryNames, { to, pet, weight, snub: isSnubNosed ? "yes" : undefined });
  return href("/guides/airlines") + (search && `?${search}`);
}
