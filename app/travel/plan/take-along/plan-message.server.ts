import { petNames } from "#content/pets.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { countries } from "#travel/move/countries.ts";
import { describeMove, nameMove } from "#travel/move/move-words.server.ts";
import { paperNames } from "#travel/move/question-names.ts";
import type { Plan } from "#travel/plan/engine/plan.ts";
import { dateWords, dayWords } from "#travel/plan/result/text/day-words.server.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { monthNames } from "#ui/text/date-words.ts";

/** The first lines of an enquiry about a plan: the input, the result, and the URL of the plan. */
export function draftPlanEnquiry(plan: Plan, planUrl: string) {
  const { input, byRules, practical, wanted, legs } = plan;
  const { homeOn, departure } = practical;
  const { to, country, pet, snub, arrive } = input;
  const given = describeMove(["depart", "born", ...paperNames], input);
  const lines = [
    `${nameMove(input)}${snub ? ", snub-nosed" : ""}`,
    ...given.map(({ label, value }) => `${label}: ${value}`),
    ...(arrive === undefined ? [] : [`Landing in mind: ${dateWords(arrive)}`]),
    `First day it can really fly: ${dayWords(departure).words}`,
    ...(departure < practical.day ? [`It then lands on: ${dayWords(practical.day).words}`] : []),
    ...legs.slice(0, -1).map((leg) => `By way of ${rulesOf(leg.to).destination.inSentence}`),
    ...(homeOn !== null && homeOn > practical.day ? [`Home on: ${dateWords(homeOn)}`] : []),
    `Earliest that rules and offices allow: ${dayWords(byRules.day).words}`,
    `The plan: ${planUrl}`,
  ];
  return {
    to: to === "eu" && country ? countries[country] : rulesOf(to).name,
    month: monthOf(wanted?.isPossible ? wanted.day : practical.day),
    pet: petNames[pet],
    message: lines.join("\n"),
  };
}

const monthOf = (day: Day): string | undefined => monthNames[Number(writeDay(day).slice(5, 7)) - 1];
