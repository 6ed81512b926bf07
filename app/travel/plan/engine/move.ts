import { type Day, readDay } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf, rulesOfMove } from "#travel/rules/rules.ts";
import type { PlanInput } from "./input.ts";

/** The facts that a plan is made from. */
export type Move = {
  input: PlanInput;
  /** The date in India. */
  today: Day;
  /** The rules for this pet and its route, each after the steps that it counts from. */
  rules: Rule[];
  /** The days on which India's offices are closed. */
  holidays: ReadonlySet<Day>;
  /** How many days after the departure the flight lands. */
  daysInFlight: number;
};

/** @param holidays such as `2026-12-25` */
export function describeMove(input: PlanInput, today: Day, holidays: readonly string[]): Move {
  const rules = rulesOfMove(input.to).filter((rule) => isFor(rule, input));
  const { arrive, depart } = input;
  return {
    input,
    today,
    rules: putInOrder(rules.map((rule) => withSource(rule, rules))),
    holidays: new Set(holidays.map(readDay)),
    daysInFlight:
      arrive !== undefined && depart !== undefined ? arrive - depart : usualDaysInFlight(input),
  };
}

/** Most flights into India land on the day after. */
export const usualDaysInFlight = ({ to }: Pick<PlanInput, "to">): number =>
  rulesOf(to).destination.isIntoIndia ? 1 : 0;

function isFor({ species, countries, route }: Rule, input: PlanInput): boolean {
  const { pet, country } = input;
  if (!species.includes(pet)) return false;
  if (countries && !(country && countries.includes(country))) return false;
  return !route || route === routeIntoIndia(input);
}

/**
 * `baggage` (the certificate of AQCS alone) for an owner who moves home after two years abroad with few pets as baggage;
 * otherwise `dgft`, whose permit comes first. As long as one of these is not known, it is `dgft`, the longer way. Null for
 * a destination without these routes.
 */
export function routeIntoIndia(input: PlanInput): "baggage" | "dgft" | null {
  const { to, abroad, baggage, pets = 1 } = input;
  const { routes } = rulesOf(to).destination;
  if (!routes) return null;
  return abroad && baggage && pets <= routes.maxPetsAsBaggage ? "baggage" : "dgft";
}

function withSource(rule: Rule, rules: Rule[]): Rule {
  const cited = rules.find(({ step }) => step === rule.sourceOf);
  if (!cited) return rule;
  const { source, checked, verifyBy, read } = cited;
  return { ...rule, source, checked, verifyBy, read };
}

/** Puts each rule after those whose days it counts from, and otherwise keeps the order. */
function putInOrder(rules: Rule[]): Rule[] {
  const ordered = new Set<Rule>();
  function add(rule: Rule) {
    if (ordered.has(rule)) return;
    for (const other of rules) if (other !== rule && comesFirst(other, rule)) add(other);
    ordered.add(rule);
  }
  for (const rule of rules) add(rule);
  return [...ordered];
}

function comesFirst(other: Rule, rule: Rule): boolean {
  const anchors = [rule.window, rule.practice].flatMap(({ from }) =>
    (from ?? []).map(({ anchor }) => (anchor === "cover-end" ? "rabies-vaccine" : anchor)),
  );
  return (
    rule.needs.includes(other.step) ||
    other.neededBy.includes(rule.step) ||
    anchors.includes(other.step) ||
    (other.window.until ?? []).some(({ anchor }) => anchor === rule.step)
  );
}

/** The steps that must be finished before the rule's own. */
export const needsOf = (rule: Rule, rules: Rule[]): Rule[] =>
  rules.filter((other) => rule.needs.includes(other.step) || other.neededBy.includes(rule.step));
