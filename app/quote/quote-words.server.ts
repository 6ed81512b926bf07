import type { WhatsAppTopic } from "~/contact/whatsapp";
import { dateWords } from "~/plan/day-words.server";
import { countries } from "~/plan/engine/countries";
import { rulesOf } from "~/rules/rules";
import { monthNames } from "~/ui/text";
import type { QuoteAnswers } from "./quote-answers";
import { wantedLabels, wantedNames } from "./quote-query";

/** What was asked, as lines for the visitor and for the team. */
export type AnswerRow = { label: string; value: string };

/** Such as "Pune to London, United Kingdom" or "Toronto to India". */
export function describeRoute({ to, country, city, place }: QuoteAnswers): string {
  const here = city ?? "India";
  if (to === "india") return `${place ?? "Abroad"} to ${here}`;
  const land = to === "eu" && country ? countries[country] : to !== "elsewhere" && rulesOf(to).name;
  const there = [place, land].filter(Boolean).join(", ");
  return `${here} to ${there}`;
}

/** Such as "March 2027"; null while it is open. */
export function describeMonth({ month, arrive }: QuoteAnswers): string | null {
  if (arrive !== undefined) return dateWords(arrive).replace(/^\d+ /, "");
  if (month === undefined) return null;
  return monthWords(month);
}

/** @param month such as `2027-03` */
export const monthWords = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** What a message on WhatsApp about the move begins with. */
export const describeTopic = (answers: QuoteAnswers, planUrl: string | null): WhatsAppTopic => ({
  route: describeRoute(answers),
  pet: answers.pet,
  month: describeMonth(answers),
  planUrl,
});

/** Every answer in words, in the order of the questions. */
export function describeAnswers(answers: QuoteAnswers): AnswerRow[] {
  const { arrive, purpose, pet, snub, breed, weight, pets } = answers;
  const wanted = wantedNames.filter((name) => answers[name] === "yes");
  const rows = {
    "From and to": describeRoute(answers),
    When:
      arrive === undefined ? (describeMonth(answers) ?? "Not sure yet") : `On ${dateWords(arrive)}`,
    "What is wanted": wanted.map((name) => wantedLabels[name]).join(", "),
    "You are": purpose === undefined ? "" : purpose === "moving" ? "Moving" : "Visiting",
    "On your flight": yesOrNo(answers.together),
    "Two years abroad": yesOrNo(answers.abroad),
    "As your baggage": yesOrNo(answers.baggage),
    Pet: [pet === "dog" ? "Dog" : "Cat", breed, snub && "short nose"].filter(Boolean).join(", "),
    "How many": pets === undefined ? "" : String(pets),
    Weight: weight === undefined ? "" : `${weight} kg`,
    "Born on": dayOf(answers.born),
    Measures: describeMeasures(answers),
    Microchip: dayOf(answers.chip),
    "Rabies vaccine": dayOf(answers.vaccine),
    "Cover until": dayOf(answers["vaccine-until"]),
    "Blood sample": dayOf(answers.sample),
  };
  return Object.entries(rows).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function describeMeasures({ a, b, c, d, unit = "cm" }: QuoteAnswers): string {
  const given = Object.entries({ A: a, B: b, C: c, D: d }).filter(([, size]) => size !== undefined);
  return given.length === 0
    ? ""
    : `${given.map(([letter, size]) => `${letter} ${size}`).join(", ")} ${unit}`;
}

const yesOrNo = (answer: boolean | undefined) =>
  answer === undefined ? "" : answer ? "Yes" : "No";

const dayOf = (day: number | undefined) => (day === undefined ? "" : dateWords(day));
