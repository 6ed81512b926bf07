import type { Rule } from "~/rules/rule-schema";
import { rulesOf, rulesOfMove } from "~/rules/rules";
import type { PlanInput } from "./input";

/**
 * The rules for the pet and its way, the destination's own before those of every move. A step may have several: what
 * every destination asks, and what this one adds.
 */
export function listMoveRules(input: PlanInput): Rule[] {
  return rulesOfMove(input.to).filter((rule) => isFor(rule, input));
}

/** Those of the destination itself. */
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
 * AQCS alone for two years abroad, moving home, at most two pets, as baggage; else the DGFT's permit first. As long as
 * one of these is not known, the longer way is planned.
 */
export function routeIntoIndia({ abroad, baggage, pets = 1 }: PlanInput): "baggage" | "dgft" {
  return abroad && baggage && pets <= maxPetsAsBaggage ? "baggage" : "dgft";
}
