import { addYear, type Day } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import type { PlanInput } from "./input.ts";
import type { Network } from "./network/network.ts";

/** The last day of a dose's cover, without a book that says more. */
export const endOfCover = (dose: Day): Day => addYear(dose) - 1;

type Steps = Pick<Rule, "step">[];

const asksForTwoDoses = (rules: Steps) => rules.some(({ step }) => step === "first-vaccine");

/** The days of the doses in their order. Without a rule for it, there is no first of two doses. */
const listDays = ({ "first-vaccine": first, vaccine, booster }: PlanInput, rules: Steps): Day[] =>
  [asksForTwoDoses(rules) ? first : undefined, vaccine, booster].flatMap((day) => day ?? []);

/** The last dose that came after the cover of the one before it; -1 without one. */
const indexOfLapse = (doses: Day[]): number =>
  doses.findLastIndex((day, index) => day > endOfCover(doses[index - 1] ?? day));

/**
 * The doses by what they are. Where the rules ask for two in order, the first day given is that of the first dose, unless
 * its cover had ended before the next; else there is no such dose, and its day is ignored.
 */
export function orderDoses(input: PlanInput, rules: Steps): PlanInput {
  const { "first-vaccine": _, vaccine, booster, ...others } = input;
  if (!asksForTwoDoses(rules)) return { ...others, vaccine, booster };
  const doses = listDays(input, rules);
  const [one, two, newest] = doses.slice(input.unbroken ? 0 : Math.max(0, indexOfLapse(doses)));
  return { ...others, "first-vaccine": one, vaccine: two, booster: newest };
}

/** Two doses in a row of which the newer one came after the older one's cover, as far as their days tell: the last ones. */
export function findLapse(given: PlanInput, rules: Steps) {
  const doses = listDays(given, rules);
  const index = indexOfLapse(doses);
  const [older, newer] = [doses[index - 1], doses[index]];
  return older === undefined || newer === undefined ? null : { older, newer };
}

/** Whether the booster came after the older vaccine's cover, as far as the days tell. */
export const isBoosterLate = ({ vaccine, booster }: PlanInput): boolean =>
  vaccine !== undefined && booster !== undefined && booster > endOfCover(vaccine);

/** The last day of the newest dose's cover; undefined without a dose or an end. */
export function coverEnd(input: PlanInput): Day | undefined {
  const newest = input.booster ?? input.vaccine ?? input["first-vaccine"];
  return input["vaccine-until"] ?? (newest === undefined ? undefined : endOfCover(newest));
}

/** How many days lie between the vaccine and the blood sample at the least; null where no sample is asked for. */
export function daysBeforeSample({ rules }: Pick<Network, "rules">): number | null {
  const sample = rules.find(({ step }) => step === "blood-sample");
  const offset = sample?.window.from?.find(({ anchor }) => anchor === "rabies-vaccine");
  return offset?.amount ?? null;
}

/** A sample with or before the only known vaccine: visitors often copy the newest entry of the book. */
export function mayBeBooster(network: Network): boolean {
  const { vaccine, booster, sample } = network.input;
  const least = daysBeforeSample(network);
  if (least === null || booster !== undefined) return false;
  const countsNewest = network.rules.some(({ step, dose }) => step === "rabies-vaccine" && dose);
  const gap = countsNewest ? 0 : least;
  return vaccine !== undefined && sample !== undefined && sample < vaccine + gap;
}
