import { addYear, type Day } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import type { PlanInput } from "./input.ts";
import type { Network } from "./network.ts";

/** The last day of a dose's cover, without a book that says more. */
export const endOfCover = (dose: Day): Day => addYear(dose) - 1;

/**
 * The doses by what they are. Where the rules ask for two in order, the first day given is that of the first dose, unless
 * its cover had ended before the next; else there is no such dose, and its day is ignored.
 */
export function orderDoses(input: PlanInput, rules: Pick<Rule, "step">[]): PlanInput {
  const { "first-vaccine": first, vaccine, booster, ...others } = input;
  if (!rules.some(({ step }) => step === "first-vaccine")) return { ...others, vaccine, booster };
  const given = [first, vaccine, booster].flatMap((day) => day ?? []);
  const lapse = given.findLastIndex((day, index) => day > endOfCover(given[index - 1] ?? day));
  const [one, two, newest] = given.slice(input.unbroken ? 0 : Math.max(0, lapse));
  return { ...others, "first-vaccine": one, vaccine: two, booster: newest };
}

/** Two doses in a row of which the newer one came after the older one's cover, as far as their days tell: the last ones. */
export function findLapse(given: PlanInput, rules: Pick<Rule, "step">[]) {
  const { vaccine, booster } = given;
  const first = rules.some(({ step }) => step === "first-vaccine") && given["first-vaccine"];
  const doses = [first || undefined, vaccine, booster].flatMap((day) => day ?? []);
  const index = doses.findLastIndex((day, at) => day > endOfCover(doses[at - 1] ?? day));
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
