import type { Day } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { coverEnd, daysBeforeSample, endOfCover, isBoosterLate } from "./doses.ts";
import type { Network } from "./network/network.ts";
import { after, firstDayWithin } from "./network/offsets.ts";

/** Why a day that the visitor gave does not count, so that the step must be done again. */
export type Refusal =
  | "before-chip"
  | "too-young"
  | "lapsed"
  | "too-old"
  | "too-soon"
  | "too-late"
  | "failed"
  | "no-vaccine"
  | "no-sample";

/** What is known of a step. */
type KnownDay = {
  /** Null where it is still to be done, or again. */
  day: Day | null;
  /** `given` by the visitor, or `implied` by a day that was given. */
  origin: "given" | "implied" | null;
  /** Why a given day does not count. For the vaccine, a booster may count in its place. */
  refusal: Refusal | null;
};

const petSteps = [
  "microchip",
  "first-vaccine",
  "rabies-vaccine",
  "booster",
  "blood-sample",
  "result",
] as const;
export type PetStep = (typeof petSteps)[number];
export type KnownDays = Record<PetStep, KnownDay>;

export const isPetStep = (step: string): step is PetStep =>
  petSteps.some((petStep) => petStep === step);

const unknown: KnownDay = { day: null, origin: null, refusal: null };
const refused = (refusal: Refusal): KnownDay => ({ ...unknown, refusal });
const given = (day: Day, refusal: Refusal | null = null): KnownDay => ({
  day,
  refusal,
  origin: "given",
});
const implied = (day: Day): KnownDay => ({ day, origin: "implied", refusal: null });

/**
 * Which of the visitor's days count for a flight, and the end of the cover by the doses before a booster.
 * @param rules those that are asked of the pet at its age
 */
export function judgeDays(
  network: Network,
  rules: Rule[],
  flight: { departure: Day; landing: Day },
): { known: KnownDays; cover: Day | undefined } {
  const { input, today } = network;
  const rulesBy = new Map(rules.map((rule) => [rule.step, rule]));
  const vaccineRule = rulesBy.get("rabies-vaccine");
  const sampleRule = rulesBy.get("blood-sample");
  const firstRule = rulesBy.get("first-vaccine");
  /** Whether a sample counts from the last dose before it. */
  const countsNewest = sampleRule !== undefined && vaccineRule?.dose === "newest";

  const firstVaccine = judgeFirstVaccine();
  const vaccine = judgeVaccine();
  const booster = judgeBooster();
  const sample = judgeSample();
  const known = {
    microchip: judgeChip(),
    "first-vaccine": isFirstLapsed() ? refused("lapsed") : firstVaccine,
    "rabies-vaccine": vaccine,
    booster,
    "blood-sample": sample,
    result: judgeResult(),
  };
  if (vaccine.day === null) return { known, cover: undefined };
  return { known, cover: booster.day === null ? coverEnd(input) : endOfCover(vaccine.day) };

  /** The dose before the one that counts, where two are asked for. */
  function judgeFirstVaccine(): KnownDay {
    const day = input["first-vaccine"];
    if (!firstRule || day === undefined) return unknown;
    const refusal = refuseDose(day, firstRule);
    return refusal ? refused(refusal) : given(day);
  }

  /** The next dose must follow while the first one's cover lasts. */
  function isFirstLapsed(): boolean {
    const { day } = firstVaccine;
    if (day === null || vaccine.day !== null) return false;
    const end = input.vaccine === undefined ? coverEnd(input) : undefined;
    return Math.min(end ?? Infinity, lastDay(vaccineRule, "first-vaccine", day)) < today;
  }

  function judgeVaccine(): KnownDay {
    if (firstVaccine.refusal) return refused(firstVaccine.refusal);
    const first = findFirstDose();
    if (first.day === null) return first;
    if (sampleRule && isResult("failed")) return refused("failed");
    if (isSampleMissed(first.day)) {
      const { booster } = input;
      return booster === undefined || isSampleMissed(booster)
        ? refused("no-sample")
        : given(booster, "no-sample");
    }
    const newest = input.booster ?? first.day;
    const end = coverEnd(input);
    if (end !== undefined && end < today) return refused("lapsed");
    const judged = vaccineRule?.dose === "newest" ? newest : first.day;
    return isTooOld(vaccineRule, judged) && !canBeBoosted(end) ? refused("too-old") : first;
  }

  /** The dose that begins the unbroken cover. If none is given, the one that a sample implies. */
  function findFirstDose(): KnownDay {
    const { vaccine, booster, sample, unbroken } = input;
    const least = daysBeforeSample({ rules });
    const gap = countsNewest ? 0 : (least ?? 0);
    const isKnown = vaccine !== undefined || (booster ?? Infinity) <= (sample ?? 0) - gap;
    // Where two doses come before the sample and one is given, nothing tells of the other.
    const isOneOfTwo = input["first-vaccine"] !== undefined;
    if (!isKnown && !isOneOfTwo && least !== null && sample !== undefined) {
      const refusal = refuseDose(sample - least);
      return refusal ? refused(refusal) : implied(sample - least);
    }
    const dose = isBoosterLate(input) && !unbroken ? booster : (vaccine ?? booster);
    if (dose === undefined) return unknown;
    const refusal = refuseDose(dose);
    if (!refusal) return given(dose);
    return booster === undefined || refuseDose(booster)
      ? refused(refusal)
      : given(booster, refusal);
  }

  /** Whether the days in which a blood sample must follow the dose are over, and none that counts was taken in them. */
  function isSampleMissed(dose: Day): boolean {
    const { sample, booster } = input;
    const last = lastDay(sampleRule, "rabies-vaccine", dose);
    if (countsNewest && booster !== undefined && dose < booster && booster <= (sample ?? 0)) {
      return true;
    }
    if (last >= today) return false;
    if (sample === undefined || sample > last || isTooOld(sampleRule, sample)) return true;
    return sample < firstDay(sampleRule, "rabies-vaccine", dose);
  }

  function refuseDose(day: Day, rule = vaccineRule): Refusal | null {
    const isChipFirst = comesBeforeVaccine(rulesBy.get("microchip"));
    if (isChipFirst && input.chip !== undefined && day < input.chip) return "before-chip";
    if (day < firstDay(rule, "first-vaccine", input["first-vaccine"])) return "too-soon";
    return day < oldEnough(rule) ? "too-young" : null;
  }

  /** The first day on which the pet is old enough for a dose, also where an earlier one of unknown day must come before it. */
  function oldEnough(rule: Rule | undefined): Day {
    const own = firstDay(rule, "birth", input.born);
    if (input.born === undefined || !firstRule || rule === firstRule) return own;
    return Math.max(own, firstDay(rule, "first-vaccine", firstDay(firstRule, "birth", input.born)));
  }

  /** If only a dose's day is known, the chip was in by then, whether the dose counts or not. */
  function judgeChip(): KnownDay {
    if (input.chip !== undefined) return given(input.chip);
    const doses = [input["first-vaccine"], input.vaccine, input.booster, vaccine.day].flatMap(
      (day) => day ?? [],
    );
    return doses.length === 0 ? unknown : implied(Math.min(...doses));
  }

  function judgeBooster(): KnownDay {
    const { booster } = input;
    const isFirst = booster === undefined || booster === vaccine.day;
    return isFirst || vaccine.day === null ? unknown : given(booster);
  }

  function judgeSample(): KnownDay {
    const { sample } = input;
    if (sample === undefined || !sampleRule) return unknown;
    if (isResult("failed")) return refused("failed");
    if (vaccine.day === null) return refused("no-vaccine");
    if (sample < firstDay(sampleRule, "rabies-vaccine", vaccine.day)) return refused("too-soon");
    if (sample > lastDay(sampleRule, "rabies-vaccine", vaccine.day)) return refused("too-late");
    return isTooOld(sampleRule, sample) ? refused("too-old") : given(sample);
  }

  /** A result that is known takes no more days. */
  function judgeResult(): KnownDay {
    if (sample.day === null || !isResult("passed")) return unknown;
    return implied(Math.min(today, firstDay(rulesBy.get("result"), "blood-sample", sample.day)));
  }

  /** A sample that is still to come has no result. */
  function isResult(result: "passed" | "failed"): boolean {
    return input.result === result && input.sample !== undefined && input.sample <= today;
  }

  function isTooOld(rule: Rule | undefined, day: Day): boolean {
    return (rule?.window.from ?? []).some(({ anchor, ...offset }) => {
      if ((anchor !== "departure" && anchor !== "landing") || offset.amount >= 0) return false;
      return day < firstDayWithin(flight[anchor] + (rule?.excludesItsEnds ? 1 : 0), offset);
    });
  }

  /** Whether a booster on the last day of the cover would be new enough for the flight. */
  function canBeBoosted(end: Day | undefined): boolean {
    return end !== undefined && end < flight.landing && !isTooOld(rulesBy.get("booster"), end);
  }
}

/** Whether the law wants the chip on or before the day of the vaccine. Some ask for one, in any order. */
export const comesBeforeVaccine = (chip: Rule | undefined): boolean =>
  chip?.kind === "law" &&
  (chip.window.until ?? []).some(({ anchor }) => anchor.endsWith("vaccine"));

/** The first day that a rule allows after a day of the pet. */
function firstDay(rule: Rule | undefined, anchor: string, day: Day | undefined): Day {
  const offsets = (rule?.window.from ?? []).filter((from) => from.anchor === anchor);
  return day === undefined ? -Infinity : Math.max(-Infinity, ...offsets.map((o) => after(day, o)));
}

/** The last day that a rule allows after a day of the pet. */
function lastDay(rule: Rule | undefined, anchor: string, day: Day): Day {
  const offsets = (rule?.window.until ?? []).filter((until) => until.anchor === anchor);
  return Math.min(Infinity, ...offsets.map((offset) => after(day, offset)));
}
