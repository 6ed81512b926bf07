import type { Rule } from "~/rules/rule-schema";
import { rulesOf, rulesOfMove } from "~/rules/rules";
import type { Answers } from "./answers";

/**
 * The rules for the pet and its way, the destination's own before those of every move. A step may have several: what
 * every destination asks, and what this one adds.
 */
export function listMoveRules(answers: Answers): Rule[] {
  return rulesOfMove(answers.to).filter((rule) => isFor(rule, answers));
}

/** Those of the destination itself. */
export function listDestinationRules(answers: Answers): Rule[] {
  return rulesOf(answers.to).rules.filter((rule) => isFor(rule, answers));
}

function isFor({ species, countries, route }: Rule, answers: Answers): boolean {
  const { to, pet, country } = answers;
  if (!species.includes(pet)) return false;
  if (countries && !(to === "eu" && country && countries.includes(country))) return false;
  return !route || (to === "india" && route === routeIntoIndia(answers));
}

export const maxPetsAsBaggage = 2;

/**
 * AQCS alone for two years abroad, moving home, at most two pets, as baggage; else the DGFT's permit first. As long as
 * one of these is not known, the longer way is planned.
 */
export function routeIntoIndia({ abroad, baggage, pets = 1 }: Answers): "baggage" | "dgft" {
  return abroad && baggage && pets <= maxPetsAsBaggage ? "baggage" : "dgft";
}
