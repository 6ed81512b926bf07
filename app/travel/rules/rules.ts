import type { Condition, DestinationTraits, Rule, RuleFile } from "./rule-schema.ts";
import { nameForReports, type ReportableFile } from "./source/report-names.ts";

/** A destination by the name that the planner's address has for it: that of its file. */
export type Destination = string;

export type DestinationRules = ReportableFile & { destination: DestinationTraits };

const files = Object.entries(
  import.meta.glob<RuleFile>("./*.yaml", { import: "default", eager: true }),
).map(([path, file]) => {
  const name = path.slice(2, -".yaml".length);
  return [name, nameForReports(name, file)] as const;
});

const destinations = files
  .flatMap(([name, { destination, ...file }]) =>
    destination ? [[name, { ...file, destination }] as const] : [],
  )
  .toSorted(([, one], [, other]) => one.destination.place - other.destination.place);

/** In the order in which they are offered. */
export const destinationNames: Destination[] = destinations.map(([name]) => name);

export const outOfIndia = destinationNames.filter((name) => !rulesOf(name).destination.isIntoIndia);

/** The destinations whose guide is made of their rules: it has their name, and no text of ours. */
export const ruleGuideNames: Destination[] = destinations.flatMap(([name, { destination }]) =>
  destination.guide === `/guides/${name}` ? [name] : [],
);

/**
 * The destination's own rules.
 * @throws Error for a name that is none of a destination
 */
export function rulesOf(destination: Destination): DestinationRules {
  const [, file] = destinations.find(([name]) => name === destination) ?? [];
  if (!file) throw new Error(`There are no rules for ${destination}`);
  return file;
}

/** The rules for a move to the destination: its own, then those of every move there that it does not replace. */
export function rulesOfMove(destination: Destination): Rule[] {
  const own = rulesOf(destination);
  const shared = sharedFiles(own)
    .flatMap(({ rules }) => rules)
    .filter((rule) => !own.rules.some((other) => isSameStep(rule, other)));
  return [...own.rules, ...shared];
}

const isSameStep = (one: Rule, other: Rule): boolean =>
  one.step === other.step && one.species.some((pet) => other.species.includes(pet));

/** The conditions that decide on a move to the destination, beside the steps. */
export const conditionsOfMove = (destination: Destination): Condition[] => {
  const own = rulesOf(destination);
  return [own, ...sharedFiles(own)].flatMap(({ alsoDecides }) => alsoDecides);
};

/** A pet that comes by way of another country left India for that one, by its rules. */
function sharedFiles({ destination }: DestinationRules): ReportableFile[] {
  if (destination.via) return [];
  const names = destination.isIntoIndia
    ? ["any-destination"]
    : ["leaving-india", "any-destination"];
  return names.flatMap((wanted) => files.flatMap(([name, file]) => (name === wanted ? file : [])));
}

/** All rules: those of every move, of leaving India and of each destination. */
export const allRules: ReportableFile[] = files.map(([, file]) => file);
