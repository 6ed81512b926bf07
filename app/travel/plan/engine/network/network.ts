import { readHolidays } from "#travel/holidays/office-days.ts";
import { addMonths, type Day } from "#travel/move/calendar.ts";
import { findLapse, orderDoses } from "#travel/plan/engine/doses.ts";
import { maxMonthsAhead, type PlanInput } from "#travel/plan/engine/input.ts";
import type { Amount, RouteIntoIndia, Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf, rulesOfMove } from "#travel/rules/rules.ts";
import { type Basis, type OpenWindow, windowsOf } from "./limits.ts";

/** A move as a network of activities, as the critical path method has it. */
export type Network = {
  input: PlanInput;
  /** The doses between which the cover ended, of those that were given. */
  lapse: ReturnType<typeof findLapse>;
  /** The date in India. */
  today: Day;
  /** The rules for this pet and its route, each after those that it needs. */
  rules: Rule[];
  /** Those of each step. */
  windows: ReadonlyMap<string, Record<Basis, OpenWindow[]>>;
  dependencies: Dependency[];
  /** Here the later activity can no longer be done when the lag has passed after the earlier one. */
  closings: Dependency[];
  /** The days on which India's offices are closed, beside the weekends. */
  holidays: ReadonlySet<Day>;
  /** How many days after the departure the flight lands. */
  daysInFlight: number;
  /** The landing in the country where the pet lives first. */
  stopLanding: Day | undefined;
  /** The last landing that is looked for. */
  horizon: Day;
};

/** One activity can be done when the lag has passed after another. */
export type Dependency = { before: string; after: string; lag: Amount; isPractice: boolean };

/**
 * @param holidays such as `2026-12-25`
 * @param stopLanding where the pet lives first in another country: its landing there, before which nothing is done
 */
export function makeNetwork(
  given: PlanInput,
  today: Day,
  holidays: readonly string[],
  stopLanding?: Day,
): Network {
  const asked = rulesOfMove(given.to).filter((rule) => isFor(rule, given));
  const rules = asked.flatMap((rule) => repeat(withSource(rule, asked)));
  const dependencies = listDependencies(rules);
  const input = orderDoses(given, rules);
  const { arrive, depart } = input;
  return {
    input,
    dependencies,
    stopLanding,
    windows: new Map(rules.map((rule) => [rule.step, windowsOf(rule)])),
    today: stopLanding ?? today,
    lapse: findLapse(given, rules),
    closings: listClosings(rules),
    rules: putInOrder(rules, ({ step }) => step, dependencies),
    holidays: readHolidays(holidays),
    horizon: addMonths(today, maxMonthsAhead),
    daysInFlight:
      arrive !== undefined && depart !== undefined ? arrive - depart : usualDaysInFlight(input),
  };
}

/** Most flights into India land on the day after. */
export const usualDaysInFlight = ({ to }: Pick<PlanInput, "to">): number =>
  rulesOf(to).destination.isIntoIndia ? 1 : 0;

type Scope = Pick<Rule, "species" | "countries" | "routes" | "stops">;

/** Whether a rule or a condition is about this pet, this country and this route. */
export function isFor({ species, countries, routes, stops }: Scope, input: PlanInput): boolean {
  const { pet, country, via } = input;
  if (!species.includes(pet)) return false;
  if (stops && !(via && stops.includes(via))) return false;
  if (countries && !(country && countries.includes(country))) return false;
  const route = routeIntoIndia(input);
  return !routes || (route !== null && routes.includes(route));
}

/**
 * A `re-import` of a pet that left India with AQCS's certificate, a move `home` after two years abroad with few pets as
 * baggage, or else `dgft`, whose permit comes first. What is not known counts as no, so it is the longest way then. Null
 * for a destination without these routes.
 */
export function routeIntoIndia(input: PlanInput): RouteIntoIndia | null {
  const { to, left, abroad, baggage, pets = 1, people = 1 } = input;
  const { petsPerPerson } = rulesOf(to).destination;
  if (petsPerPerson === undefined) return null;
  if (left) return "re-import";
  return abroad && baggage && pets <= petsPerPerson * people ? "home" : "dgft";
}

function withSource(rule: Rule, rules: Rule[]): Rule {
  const cited = rules.find(({ step }) => step === rule.sourceOf);
  if (!cited) return rule;
  const { kind, source, checked, verifyBy, read } = cited;
  return { ...rule, kind, source, checked, verifyBy, read };
}

/** More boosters than the covers of two years need. */
const boosters = [
  ["booster", "Rabies booster"],
  ["booster-2", "Second rabies booster"],
  ["booster-3", "Third rabies booster"],
] as const;

/** A booster may be needed again, each after the one before. */
function repeat(rule: Rule): Rule[] {
  if (rule.step !== "booster") return [rule];
  return boosters.map(([step, what], index) => {
    const [before] = boosters[index - 1] ?? [];
    return { ...rule, step, what, needs: before ? [...rule.needs, before] : rule.needs };
  });
}

export const isBooster = ({ step }: Rule): boolean => boosters.some(([name]) => name === step);

const noLag: Amount = { amount: 0, unit: "day" };

/** From `needs`, `neededBy` and the windows that count from a step, or end with one. */
function listDependencies(rules: Rule[]): Dependency[] {
  const found = new Map(rules.map((rule) => [rule.step, rule]));
  const list = rules.flatMap((rule): Dependency[] => {
    const { step, needs, neededBy } = rule;
    const doses =
      needs.includes("booster") && !isBooster(rule) ? boosters.map(([name]) => name) : [];
    return [
      ...[...needs, ...doses].map((before) => ({
        before,
        after: step,
        isPractice: false,
        lag: found.get(before)?.takes ?? noLag,
      })),
      ...neededBy.map((after) => ({
        before: step,
        after,
        isPractice: false,
        lag: rule.takes ?? noLag,
      })),
      ...windowsByBasis(rule).flatMap(({ from = [], until = [], isPractice }) => [
        ...from.map((lag) => ({ before: lag.anchor, after: step, lag, isPractice })),
        ...until
          .filter(({ amount }) => amount <= 0)
          .map((lag) => ({ before: step, after: lag.anchor, lag, isPractice })),
      ]),
    ];
  });
  return list
    .filter(({ before, after }) => found.has(before) && found.has(after))
    .flatMap((one) =>
      namesOf(one.before).flatMap((before) =>
        namesOf(one.after).map((after) => ({ ...one, before, after })),
      ),
    )
    .filter(({ before, after }) => before !== after);

  /** What holds for a step holds for its appointment, too. */
  function namesOf(step: string): string[] {
    const appointment = found.get(step)?.with;
    return appointment && found.has(appointment) ? [step, appointment] : [step];
  }
}

/** From the windows that end so long after a step, such as that of a sample in the month after the vaccine. */
const listClosings = (rules: Rule[]): Dependency[] =>
  rules.flatMap((rule) =>
    windowsByBasis(rule).flatMap(({ until = [], isPractice }) =>
      until
        .filter(({ anchor, amount }) => amount > 0 && rules.some(({ step }) => step === anchor))
        .map((lag) => ({ before: lag.anchor, after: rule.step, lag, isPractice })),
    ),
  );

const windowsByBasis = ({ window, practice }: Rule) => [
  { ...window, isPractice: false },
  { ...practice, isPractice: true },
];

/**
 * Puts each item after those whose steps its own step needs, and otherwise keeps the order.
 * @throws Error for steps that need each other
 */
export function putInOrder<Item>(
  items: Item[],
  stepOf: (item: Item) => string,
  dependencies: Dependency[],
): Item[] {
  const ordered: Item[] = [];
  const left = [...items];
  const isReady = (item: Item) =>
    !dependencies.some(
      ({ before, after }) =>
        after === stepOf(item) && left.some((other) => stepOf(other) === before),
    );
  while (left.length > 0) {
    const index = left.findIndex(isReady);
    const [next] = left.splice(index, 1);
    if (index < 0 || next === undefined) throw new Error("Steps need each other");
    ordered.push(next);
  }
  return ordered;
}
