import type { Rule } from "~/rules/rule-schema";
import type { Day } from "./calendar";
import type { PlanInput } from "./input";
import { listDestinationRules, listMoveRules } from "./move-rules";
import { after } from "./offsets";
import { findPetDates, isFlight, type PetDates } from "./pet-dates";

/** The first landing that the rules allow, and the step whose rule decides it. */
export type Landing = { day: Day; decidedBy: string };

/** The laboratory's time to report, and our margin after a wait. */
const laboratoryDays = 14;
const marginAfterWaitDays = 3;

/** Counts the law alone. */
export function earliestLanding(input: PlanInput, today: Day): Landing {
  const rules = listMoveRules(input).filter(({ kind }) => kind === "law");
  return firstLanding(rules, (landing) => findPetDates(input, rules, today, landing), today);
}

/** The earliest landing if a step were not asked for, such as the blood test that a facility's quarantine replaces. */
export function earliestWithout(step: string, input: PlanInput, today: Day): Day {
  const rules = listMoveRules(input).filter((rule) => rule.kind === "law" && rule.step !== step);
  return firstLanding(rules, (landing) => findPetDates(input, rules, today, landing), today).day;
}

/** What stands in the way of landing on the day; null if nothing does. */
export function findObstacle(input: PlanInput, today: Day, day: Day): string | null {
  const earliest = earliestLanding(input, today);
  if (day < earliest.day) return earliest.decidedBy;
  const rules = listMoveRules(input).filter(({ kind }) => kind === "law");
  // By then, what counts for the earliest landing may be too old.
  const landing = latestLimit(rules, findPetDates(input, rules, today, day), today);
  return day < landing.day ? landing.decidedBy : null;
}

/**
 * The landing that we plan for: counts our advice as well, except for what every move may shorten (the crate, the
 * booking and the appointment with AQCS).
 */
export function advisedLanding(input: PlanInput, today: Day): Day {
  const lawDates = (landing: Day | null) =>
    findPetDates(input, listMoveRules(input), today, landing);
  const rules = listDestinationRules(input)
    // A chip without a law can still be put in after the landing.
    .filter(({ step, kind }) => step !== "microchip" || kind === "law")
    .map((rule) =>
      rule.advised ? { ...rule, window: { ...rule.window, ...rule.advised } } : rule,
    );
  const earliest = earliestLanding(input, today).day;
  const first = Math.max(earliest, firstLanding(rules, lawDates, today).day);
  const sample = lawDates(first)["blood-sample"];
  const wait = rules.find(({ step }) => step === "wait");
  return Math.max(
    first,
    sample ? sample.day + laboratoryDays : first,
    sample && wait ? endOfWait(wait, sample.day) + marginAfterWaitDays : first,
  );
}

/** The first day on which a step that only waits is over. */
export const endOfWait = ({ window }: Rule, sample: Day): Day =>
  Math.max(...(window.from ?? []).map((offset) => after(sample, offset)));

function firstLanding(
  rules: Rule[],
  datesFor: (landing: Day | null) => PetDates,
  today: Day,
): Landing {
  const landing = latestLimit(rules, datesFor(null), today);
  // What is too old for it is done again, which takes longer.
  return latestLimit(rules, datesFor(landing.day), today);
}

function latestLimit(rules: Rule[], dates: PetDates, today: Day): Landing {
  const { day, decidedBy } = rules
    .map((rule) => ({ day: firstLandingUnder(rule, dates, today), decidedBy: rule.step }))
    .reduce((latest, limit) => (limit.day > latest.day ? limit : latest));
  return { day: Math.max(today, day), decidedBy };
}

/** The first landing that one rule allows; a day that is past where the pet has done it already. */
function firstLandingUnder(rule: Rule, dates: PetDates, today: Day): Day {
  const { window, limits, excludesItsEnds } = rule;
  const from = (window.from ?? []).flatMap((offset) => {
    const anchor = dayOfAnchor(offset.anchor, dates);
    return anchor === null ? [] : [after(anchor, offset)];
  });
  if (limits) return Math.max(-Infinity, ...from);
  const done = dayOfAnchor(rule.step, dates) ?? Math.max(today, ...from);
  const until = (window.until ?? [])
    .filter(({ anchor, amount }) => isFlight(anchor) && amount <= 0)
    .map((offset) => after(done, offset) + (excludesItsEnds ? 1 : 0));
  return Math.max(done, ...until);
}

/** The day of a step or an anchor that concerns the pet; null for all others, and where it is not known. */
function dayOfAnchor(name: string, dates: PetDates): Day | null {
  if (name === "birth") return dates.birth;
  if (name === "microchip" || name === "rabies-vaccine") return dates[name].day;
  return name === "blood-sample" ? (dates["blood-sample"]?.day ?? null) : null;
}
