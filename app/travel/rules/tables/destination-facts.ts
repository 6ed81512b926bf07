import type { Pet } from "#content/pets.ts";
import { describeAmount, lengthInDays } from "#travel/rules/amounts.ts";
import type { Amount, Offset, Rule } from "#travel/rules/rule-schema.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";

/** What the rules of a destination ask for, in a few words each, for a comparison. */
export function describeFacts(name: Destination) {
  const { rules, alsoDecides } = rulesOf(name);
  const everywhere = rules.filter(({ countries }) => !countries);
  return {
    bloodTest: isTestUnsettled(name) ? "Ask first" : saysFor(everywhere.filter(isBloodSample)),
    /** By law, before the flight. */
    wait: describeWait(everywhere),
    permit: saysFor(everywhere.filter(({ step }) => /permit|licence/.test(step))),
    afterLanding: describeStays(
      rules,
      alsoDecides.some(({ keepsAfterLanding }) => keepsAfterLanding),
    ),
  };
}

/** Whether dogs and cats need it, and by way of which countries. */
function saysFor(rules: Pick<Rule, "species" | "stops">[]): string {
  const [first] = rules;
  if (!first) return "No";
  const isFor = (pet: Pet) => rules.some(({ species }) => species.includes(pet));
  const pets = isFor("dog") ? (isFor("cat") ? "Yes" : "Dogs") : "Cats";
  const isEachWay = rules.some(({ stops }) => !stops);
  const stops = [...new Set(rules.flatMap((rule) => rule.stops ?? []))];
  if (isEachWay) return pets;
  return `${pets === "Yes" ? "Via" : `${pets}, via`} ${stops.map((stop) => rulesOf(stop).destination.inTitle).join(" and ")}`;
}

function describeWait(rules: Rule[]): string {
  const waits = rules.map((rule) => ({ rule, wait: longest(listWaits(rule)) }));
  const wait = longest(waits.flatMap((one) => one.wait ?? []));
  if (!wait) return "None";
  const pets = new Set(waits.flatMap((one) => (one.wait ? one.rule.species : [])));
  return describeAmount(wait) + (pets.size === 1 ? ` (${[...pets].join()}s)` : "");
}

/** For how long before a flight a blood test counts, as far as the rules name an end. */
export function describeTestEnd(name: Destination): string {
  const tests = rulesOf(name).rules.filter(isBloodSample);
  if (isTestUnsettled(name)) return "Sources differ: ask whether one is asked for";
  if (tests.length === 0) return "Not asked for";
  const [end] = tests.flatMap(({ window }) => window.from ?? []).filter(isBeforeFlight);
  return end
    ? `At most ${describeAmount(end)} old at the flight`
    : "Its rules name no end: ask whether it still counts";
}

const isTestUnsettled = (name: Destination): boolean =>
  rulesOf(name).alsoDecides.some(({ unsettles }) => unsettles === "blood-sample");

const isBloodSample = ({ step }: Pick<Rule, "step">) => /(^|-)blood-sample$/.test(step);

const isBeforeFlight = ({ anchor, amount }: Offset) =>
  amount < 0 && /^(departure|landing)$/.test(anchor);

const countedFrom = ["blood-sample", "sample-received", "stop-landing"];

/** The waits of the law that begin with a blood sample or a stay, and those that a sample must be older than. */
function listWaits({ step, kind, waits, window, stops }: Rule): Amount[] {
  if (kind !== "law" || stops) return [];
  const { from = [], until = [] } = window;
  if (waits) return from.filter(({ anchor }) => countedFrom.includes(anchor));
  return step === "blood-sample" ? until.filter(isBeforeFlight) : [];
}

const longest = (amounts: Amount[]): Amount | undefined =>
  amounts.toSorted((one, other) => lengthInDays(other) - lengthInDays(one))[0];

function describeStays(rules: Rule[], isUnpublished: boolean): string {
  const stays = rules.flatMap(({ stay }) => stay ?? []);
  const words = stays.map(
    ({ takes, where }) =>
      `${describeAmount(takes)} ${where === "home" ? "at home" : "at a station"}`,
  );
  if (isUnpublished) words.push("a stay of unpublished length");
  return [...new Set(words)].join(", ") || "Nothing";
}
