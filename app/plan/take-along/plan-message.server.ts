import { rulesOf } from "~/rules/rules";
import { monthNames } from "~/ui/text/date-words";
import { dateWords, dayWords } from "../day-words.server";
import { type Day, writeDay } from "../engine/calendar";
import { countries } from "../engine/countries";
import type { Plan } from "../engine/plan";
import { describeMove } from "../plan-view.server";

/** The first lines of an enquiry about a plan: the answers, the result, and the URL of the plan. */
export function draftPlanEnquiry(plan: Plan, planUrl: string) {
  const { input, earliest, advised, wanted } = plan;
  const { to, country, pet, snub, born, chip, vaccine, sample, arrive } = input;
  const given = Object.entries({
    "Born on": born,
    "Microchip on": chip,
    "Rabies vaccine on": vaccine,
    "Cover until": input["vaccine-until"],
    "Blood sample on": sample,
    "Landing in mind": arrive,
  }).flatMap(([label, day]) => (day === undefined ? [] : [`${label}: ${dateWords(day)}`]));
  const lines = [
    `${describeMove(input)}${snub ? ", snub-nosed" : ""}`,
    ...given,
    `Earliest landing: ${dayWords(earliest.day).words}`,
    `Planned for: ${dayWords(advised).words}`,
    `The plan: ${planUrl}`,
  ];
  return {
    to: to === "eu" && country ? countries[country] : rulesOf(to).name,
    month: monthOf(wanted?.blockedBy === null ? wanted.day : advised),
    pet: pet === "dog" ? "Dog" : "Cat",
    message: lines.join("\n"),
  };
}

const monthOf = (day: Day): string | undefined => monthNames[Number(writeDay(day).slice(5, 7)) - 1];
