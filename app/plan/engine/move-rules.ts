import type { Rule } from "~/rules/rule-schema";
import { rulesOf, rulesOfMove } from "~/rules/rules";
import type { PlanInput } from "./input";

/**
 * The rules for this pet and move, the destination's own first. A step may have several: the rule of every destination
 * and what this destination adds.
 */
export function listMoveRules(input: PlanInput): Rule[] {
  return rulesOfMove(input.to).filter((rule) => isFor(rule, input));
}

/** The rules of the destination itself. */
export function listDestinationRules(input: PlanInput): Rule[] {
  return rulesOf(input.to).rules.filter((rule) => isFor(rule, input));
}

function isFor({ species, countries, route }: Rule, input: PlanInput): boolean {
  const { to, pet, country } = input;
  if (!species.includes(pet)) return false;
  if (countries && !(to === "eu" && country && countries.includes(country))) return false;
  return !route || (to === "india" && route === routeIntoIndia(input));
}

export const maxPetsAsBaggage = 2;

/**
 * AQCS alone suffices after two years abroad, on a move home, with at most two pets as baggage. Otherwise the DGFT
 * permit comes first, and also while one of these answers is missing.
 */
export function routeIntoIndia({ abroad, baggage, pets = 1 }: PlanInput): "baggage" | "dgft" {
  return abroad && baggage && pets <= maxPetsAsBaggage ? "baggage" : "dgft";
}
