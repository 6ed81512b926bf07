import type { Rule } from "#travel/rules/rule-schema.ts";
import type { Citation } from "#travel/rules/source/citation.ts";
import { describeRule } from "#travel/rules/window-words.ts";

type Listed = Pick<Rule, "step" | "what" | "species">;

/**
 * One list of the steps of several, such as a dog's plan and a cat's: those that a list has alone follow the step that they
 * follow there.
 */
export function mergeSteps<Step extends Listed>([first = [], ...others]: Step[][]): Step[] {
  const merged = [...first];
  for (const list of others) {
    let place = 0;
    for (const step of list) {
      const found = merged.findIndex((other) => isSame(other, step));
      if (found < 0) merged.splice(place, 0, step);
      place = (found < 0 ? place : found) + 1;
    }
  }
  return merged;
}

/** Plans copy some rules. */
const isSame = (one: Listed, other: Listed): boolean =>
  one.step === other.step && one.what === other.what && one.species.join() === other.species.join();

/** A step of the guide, with the rules that it has: one, or one for dogs and one for cats. */
export type GuideStep = { rule: Rule; rules: Rule[] };

/** Rules that ask the same of dogs and of cats, at the same time, as one step. Their notes and sources may differ. */
export function joinAnimals(rules: Rule[]): GuideStep[] {
  const alike = Map.groupBy(rules, (rule) =>
    JSON.stringify([rule.step, rule.what, rule.who, rule.kind, rule.stops, describeRule(rule)]),
  );
  return [...alike.values()].flatMap((joined) =>
    joined.slice(0, 1).map((rule) => ({
      rule: { ...rule, species: joined.flatMap(({ species }) => species) },
      rules: joined,
    })),
  );
}

/** Each source once, with the oldest of its readings. */
export function listSources<Cited extends Citation>(cited: Cited[]): Citation[] {
  const byAddress = Map.groupBy(cited, ({ source }) => source.url);
  return [...byAddress.values()].flatMap(
    (readings) =>
      readings.toSorted((one, other) => one.checked.localeCompare(other.checked))[0] ?? [],
  );
}
