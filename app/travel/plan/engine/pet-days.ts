import { addYear, type Day } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import type { PlanInput } from "./input.ts";
import type { Move } from "./move.ts";
import { after, firstDayWithin } from "./offsets.ts";

/** Why a day that the visitor gave does not count, so that the step must be done again. */
export type Refusal =
  | "before-chip"
  | "too-young"
  | "lapsed"
  | "too-old"
  | "too-soon"
  | "no-vaccine";

/** The known dates of a step. */
export type PetDay = {
  /** Null where it is still to be done, or again. */
  day: Day | null;
  /** `given` by the visitor, or `implied` by a day that was given. */
  origin: "given" | "implied" | null;
  refusal: Refusal | null;
};

const petSteps = ["microchip", "rabies-vaccine", "blood-sample"] as const;
export type PetStep = (typeof petSteps)[number];
export type PetDays = Record<PetStep, PetDay>;

export const isPetStep = (step: string): step is PetStep =>
  petSteps.some((petStep) => petStep === step);

const open: PetDay = { day: null, origin: null, refusal: null };

/**
 * Which of the visitor's days count for a flight.
 * @param rules those that count
 */
export function judgePetDays(move: Move, rules: Rule[], departure: Day, landing: Day): PetDays {
  const { input } = move;
  const ruleOf = (step: PetStep) => rules.find((rule) => rule.step === step);
  const vaccineRule = ruleOf("rabies-vaccine");
  const sampleRule = ruleOf("blood-sample");

  const vaccine = judgeVaccine();
  return {
    microchip: judgeChip(),
    "rabies-vaccine": vaccine,
    "blood-sample": judgeSample(),
  };

  function judgeVaccine(): PetDay {
    const known = knownVaccine(input, vaccineRule, sampleRule);
    if (!known) return open;
    const refusal = refuseVaccine(known.day);
    return refusal ? { ...open, refusal } : { ...known, refusal };
  }

  function refuseVaccine(day: Day): Refusal | null {
    const needsChip = vaccineRule?.needs.includes("microchip") ?? false;
    if (needsChip && input.chip !== undefined && day < input.chip) return "before-chip";
    if (day < firstDay(vaccineRule, "birth", input.born)) return "too-young";
    if (hasLapsed(move)) return "lapsed";
    return isTooOld(vaccineRule, day) ? "too-old" : null;
  }

  /** If only the vaccine's day is known, assumes that the chip was in by then. */
  function judgeChip(): PetDay {
    if (input.chip !== undefined) return { day: input.chip, origin: "given", refusal: null };
    return vaccine.day === null ? open : { day: vaccine.day, origin: "implied", refusal: null };
  }

  function judgeSample(): PetDay {
    const { sample } = input;
    if (sample === undefined) return open;
    const refusal = refuseSample(sample);
    return refusal ? { ...open, refusal } : { day: sample, origin: "given", refusal };
  }

  function refuseSample(sample: Day): Refusal | null {
    if (vaccine.day === null) return "no-vaccine";
    // The newest dose counts for the flight, the one before it for the sample.
    const before = input.vaccine ?? vaccine.day;
    if (sample < firstDay(sampleRule, "rabies-vaccine", before)) return "too-soon";
    return isTooOld(sampleRule, sample) ? "too-old" : null;
  }

  function isTooOld(rule: Rule | undefined, day: Day): boolean {
    return (rule?.window.from ?? []).some((offset) => {
      const flight = { departure, landing }[offset.anchor];
      if (flight === undefined || offset.amount >= 0) return false;
      return day < firstDayWithin(rule?.excludesItsEnds ? flight + 1 : flight, offset);
    });
  }
}

/** The first day that a rule allows after a day of the pet. */
function firstDay(rule: Rule | undefined, anchor: string, day: Day | undefined): Day {
  const offsets = (rule?.window.from ?? []).filter((from) => from.anchor === anchor);
  return day === undefined ? -Infinity : Math.max(-Infinity, ...offsets.map((o) => after(day, o)));
}

/** The dose that the rule counts. If none is given, the one that a sample implies. */
function knownVaccine(
  input: PlanInput,
  vaccineRule: Rule | undefined,
  sampleRule: Rule | undefined,
): { day: Day; origin: "given" | "implied" } | null {
  const { vaccine, booster, sample } = input;
  const given = vaccineRule?.dose === "newest" ? (booster ?? vaccine) : vaccine;
  if (given !== undefined) return { day: given, origin: "given" };
  const minimum = sampleRule?.window.from?.find(({ anchor }) => anchor === "rabies-vaccine");
  if (minimum && sample !== undefined) return { day: sample - minimum.amount, origin: "implied" };
  return booster === undefined ? null : { day: booster, origin: "given" };
}

function hasLapsed({ input, today }: Move): boolean {
  const newest = newestDose(input);
  const end = coverEnd(input);
  return end !== undefined && end < Math.max(today, newest ?? today);
}

const newestDose = ({ vaccine, booster }: PlanInput): Day | undefined => booster ?? vaccine;

/** The last day of the newest vaccine's cover: a year after it, unless the visitor knows better. */
export function coverEnd(input: PlanInput): Day | undefined {
  const newest = newestDose(input);
  return input["vaccine-until"] ?? (newest === undefined ? undefined : addYear(newest));
}

/** Whether the vaccine may be a booster: visitors often copy the newest entry of the book, later than the sample. */
export const mayBeBooster = ({ vaccine, booster, sample }: PlanInput): boolean =>
  booster === undefined && vaccine !== undefined && sample !== undefined && sample < vaccine;
