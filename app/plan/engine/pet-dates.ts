import type { Offset, Rule } from "~/rules/rule-schema";
import { addYear, type Day } from "./calendar";
import type { PlanInput } from "./input";
import { after, firstDayWithin } from "./offsets";

/** Why a day that the visitor entered does not count, so that the step must be repeated. */
export type Refusal = "before-chip" | "too-young" | "lapsed" | "too-old" | "too-soon";

/** A day on which something was or will be done to the pet. */
export type PetDay = {
  day: Day;
  /** `given` by the visitor, `implied` by another given day, or `open`: the first day on which it can be done. */
  origin: "given" | "implied" | "open";
  refusal: Refusal | null;
};

/** The days that a plan counts from. */
export type PetDates = {
  birth: Day | null;
  microchip: PetDay;
  "rabies-vaccine": PetDay;
  /** Null if the destination asks for no antibody test. */
  "blood-sample": PetDay | null;
};

/**
 * Decides which of the visitor's days count, and when the other steps can be done at the earliest.
 * @param landing some days may be too old for it; null while it is not known
 */
export function findPetDates(
  input: PlanInput,
  rules: Rule[],
  today: Day,
  landing: Day | null,
): PetDates {
  const sampleRule = rules.find(({ step }) => step === "blood-sample");
  const vaccine = findVaccine(input, rules, today, landing);
  return {
    birth: input.born ?? null,
    microchip: findChip(input, vaccine, today),
    "rabies-vaccine": vaccine,
    "blood-sample": sampleRule ? findSample(input, sampleRule, vaccine, today, landing) : null,
  };
}

function findChip({ chip }: PlanInput, vaccine: PetDay, today: Day): PetDay {
  if (chip !== undefined) return { day: chip, origin: "given", refusal: null };
  // If only the vaccine's day is known, assume that the chip was in by then.
  if (vaccine.origin !== "open") return { day: vaccine.day, origin: "implied", refusal: null };
  return { day: today, origin: "open", refusal: null };
}

function findVaccine(input: PlanInput, rules: Rule[], today: Day, landing: Day | null): PetDay {
  const { born, chip, vaccine, sample } = input;
  const vaccineRules = rules.filter(({ step }) => step === "rabies-vaccine");
  const isChipLaw = rules.some(({ step, kind }) => step === "microchip" && kind === "law");
  const chipDay = isChipLaw ? (chip ?? null) : null;
  const oldEnough = Math.max(...fromDays(vaccineRules, "birth", born ?? null));
  const freshEnough = landing === null ? -Infinity : firstFreshDay(vaccineRules, landing);

  const minimum = rules
    .find(({ step }) => step === "blood-sample")
    ?.window.from?.find(({ anchor }) => anchor === "rabies-vaccine");
  const implied = minimum && sample !== undefined ? sample - minimum.amount : undefined;
  const day = vaccine ?? implied;
  const refusal = day === undefined ? null : findRefusal(day);
  if (day !== undefined && !refusal) {
    return { day, origin: vaccine === undefined ? "implied" : "given", refusal };
  }
  return {
    day: Math.max(today, chipDay ?? today, oldEnough, freshEnough),
    origin: "open",
    refusal,
  };

  function findRefusal(day: Day): Refusal | null {
    if (chipDay !== null && day < chipDay) return "before-chip";
    if (day < oldEnough) return "too-young";
    if (hasLapsed(input, today)) return "lapsed";
    return day < freshEnough ? "too-old" : null;
  }
}

function hasLapsed(input: PlanInput, today: Day): boolean {
  const { vaccine } = input;
  const end = vaccine === undefined ? input["vaccine-until"] : coverEnd(input, vaccine);
  return end !== undefined && end < Math.max(today, vaccine ?? today);
}

/** The last day of a vaccine's cover: a year after it, unless the visitor entered another day. */
export const coverEnd = (input: PlanInput, vaccine: Day): Day =>
  input["vaccine-until"] ?? addYear(vaccine);

function findSample(
  { sample }: PlanInput,
  rule: Rule,
  vaccine: PetDay,
  today: Day,
  landing: Day | null,
): PetDay {
  const afterVaccine = Math.max(...fromDays([rule], "rabies-vaccine", vaccine.day));
  const freshEnough = landing === null ? -Infinity : firstFreshDay([rule], landing);
  const open = Math.max(today, afterVaccine, freshEnough);
  if (sample === undefined) return { day: open, origin: "open", refusal: null };
  if (sample < afterVaccine) return { day: open, origin: "open", refusal: "too-soon" };
  if (sample < freshEnough) return { day: open, origin: "open", refusal: "too-old" };
  return { day: sample, origin: "given", refusal: null };
}

/** When the windows that begin at the anchor open. Never empty, so that `Math.max` has a number. */
function fromDays(rules: Rule[], anchor: Offset["anchor"], day: Day | null): Day[] {
  if (day === null) return [-Infinity];
  const offsets = rules.flatMap(({ window }) => window.from ?? []);
  const days = offsets.filter((from) => from.anchor === anchor).map((from) => after(day, from));
  return [-Infinity, ...days];
}

/** The first day that the rules do not call too old for the landing. */
function firstFreshDay(rules: Rule[], landing: Day): Day {
  const days = rules.flatMap(({ window, excludesItsEnds }) =>
    (window.from ?? [])
      .filter(({ anchor, amount }) => isFlight(anchor) && amount < 0)
      .map((from) => firstDayWithin(excludesItsEnds ? landing + 1 : landing, from)),
  );
  return Math.max(-Infinity, ...days);
}

/** The plan treats the day of departure as the day of landing. */
export const isFlight = (anchor: Offset["anchor"]): boolean =>
  anchor === "landing" || anchor === "departure";
