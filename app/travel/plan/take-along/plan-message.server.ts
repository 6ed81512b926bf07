import { type Day, writeDay } from "#travel/move/calendar.ts";
import { countries } from "#travel/move/countries.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { dateWords, dayWords } from "#travel/plan/result/day-words.server.ts";
import { nameMove } from "#travel/plan/result/plan-view.server.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { monthNames } from "#ui/text/date-words.ts";

/** The first lines of an enquiry about a plan: the input, the result, and the URL of the plan. */
export function draftPlanEnquiry(plan: Plan, planUrl: string) {
  const { input, byLaw, practical, wanted } = plan;
  const { to, country, pet, snub, born, chip, vaccine, booster, sample, arrive, depart } = input;
  const given = Object.entries({
    "Born on": born,
    "Microchip on": chip,
    "Rabies vaccine on": vaccine,
    "Booster on": booster,
    "Cover until": input["vaccine-until"],
    "Blood sample on": sample,
    "Departure in mind": depart,
    "Landing in mind": arrive,
  }).flatMap(([label, day]) => (day === undefined ? [] : [`${label}: ${dateWords(day)}`]));
  const lines = [
    `${nameMove(input)}${snub ? ", snub-nosed" : ""}`,
    ...given,
    `First day it can really fly: ${dayWords(practical.day).words}`,
    `Earliest landing by law: ${dayWords(byLaw.day).words}`,
    `The plan: ${planUrl}`,
  ];
  return {
    to: to === "eu" && country ? countries[country] : rulesOf(to).name,
    month: monthOf(wanted?.isPossible ? wanted.day : practical.day),
    pet: pet === "dog" ? "Dog" : "Cat",
    message: lines.join("\n"),
  };
}

const monthOf = (day: Day): string | undefined => monthNames[Number(writeDay(day).slice(5, 7)) - 1];
