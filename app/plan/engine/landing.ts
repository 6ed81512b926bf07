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

/** The earliest landing by law alone. */
export function earliestLanding(input: PlanInput, today: Day): Landing {
  const rules = listMoveRules(input).filter(({ kind }) => kind === "law");
  return firstLanding(rules, (landing) => findPetDates(input, rules, today, landing), today);
}

/** The earliest landing without a step, such as the blood test that quarantine in a facility replaces. */
export function earliestWithout(step: string, input: PlanInput, today: Day): Day {
  const rules = listMoveRules(input).filter((rule) => rule.kind === "law" && rule.step !== step);
  return firstLanding(rules, (landing) => findPetDates(input, rules, today, landing), today).day;
}

/** The step that forbids a landing on the day; null if none does. */
export function findObstacle(input: PlanInput, today: Day, day: Day): string | null {
  const earliest = earliestLanding(input, today);
  if (day < earliest.day) return earliest.decidedBy;
  const rules = listMoveRules(input).filter(({ kind }) => kind === "law");
  // A vaccine that is valid for the earliest landing may be too old for a later one.
  const landing = latestLimit(rules, findPetDates(input, rules, today, day), today);
  return day < landing.day ? landing.decidedBy : null;
}

/**
 * The landing that we would plan for. It also follows our advice, except on steps that any move may shorten (the
 * crate, the booking and the appointment with AQCS).
 */
export function advisedLanding(input: PlanInput, today: Day): Day {
  const lawDates = (landing: Day | null) =>
    findPetDates(input, listMoveRules(input), today, landing);
  const rules = listDestinationRules(input)
    // Where no law asks for a chip, it can be put in after the landing.
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

/** The day on which a wait is over. */
export const endOfWait = ({ window }: Rule, sample: Day): Day =>
  Math.max(...(window.from ?? []).map((offset) => after(sample, offset)));

function firstLanding(
  rules: Rule[],
  datesFor: (landing: Day | null) => PetDates,
  today: Day,
): Landing {
  const landing = latestLimit(rules, datesFor(null), today);
  // Second pass: expired steps are repeated, so the landing moves later.
  return latestLimit(rules, datesFor(landing.day), today);
}

function latestLimit(rules: Rule[], dates: PetDates, today: Day): Landing {
  const { day, decidedBy } = rules
    .map((rule) => ({ day: firstLandingUnder(rule, dates, today), decidedBy: rule.step }))
    .reduce((latest, limit) => (limit.day > latest.day ? limit : latest));
  return { day: Math.max(today, day), decidedBy };
}

/** The first landing that one rule allows. It may lie in the past if the step is already done. */
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

/** The day of an anchor that is one of the pet's own dates; null if it is another anchor or not known. */
function dayOfAnchor(name: string, dates: PetDates): Day | null {
  if (name === "birth") return dates.birth;
  if (name === "microchip" || name === "rabies-vaccine") return dates[name].day;
  return name === "blood-sample" ? (dates["blood-sample"]?.day ?? null) : null;
}
