import type { Day } from "#travel/move/calendar.ts";
import { coverEnd, endOfCover, isBoosterLate } from "#travel/plan/engine/doses.ts";
import { isBooster } from "#travel/plan/engine/network/network.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";

/** A dose of the rabies vaccine. */
export type Dose = {
  /** The plan's step; null for a dose that the plan does not count. */
  step: string | null;
  /** The day on which it was given; null where it is still to come, or is only taken for granted. */
  day: Day | null;
  /** The last day of its cover, of a dose that was given. */
  until: Day | null;
};

type Doses = Pick<Plan, "input" | "steps" | "today">;

const isDose = (rule: Rule) =>
  ["first-vaccine", "rabies-vaccine"].includes(rule.step) || isBooster(rule);

/** Each dose that was given and each that the plan has still to come, the newest last. */
export function listDoses({ input, steps, today }: Doses): Dose[] {
  const { "first-vaccine": first, vaccine, booster, unbroken } = input;
  const planned = steps.flatMap(({ rule, isDone, earliest }): Dose[] => {
    if (!isDose(rule)) return [];
    const day = isDone ? earliest : null;
    return [{ step: rule.step, day, until: untilOf(day) }];
  });
  const others = [first, vaccine, booster].flatMap((day): Dose[] =>
    day === undefined || day > today || planned.some((dose) => dose.day === day)
      ? []
      : [{ step: null, day, until: untilOf(day) }],
  );
  return [...others, ...planned];

  function untilOf(day: Day | null): Day | null {
    if (day === null) return null;
    if (day === (booster ?? vaccine ?? first)) return coverEnd(input) ?? null;
    // The older cover lasted until the booster at the least. How long is not known.
    return isBoosterLate(input) && unbroken ? null : endOfCover(day);
  }
}

/** The dose before the blood sample, on which the result rests; undefined where no sample is asked for. */
export function findDoseBeforeSample(plan: Doses): Dose | undefined {
  const sample = plan.steps.find(({ rule }) => rule.step === "blood-sample");
  if (!sample) return undefined;
  const sampleDay = sample.earliest ?? Number.POSITIVE_INFINITY;
  return listDoses(plan).findLast(
    ({ step, day }) =>
      step === "rabies-vaccine" || (step !== null && day !== null && day <= sampleDay),
  );
}
