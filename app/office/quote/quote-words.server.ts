import { wishLabels, wishNames } from "#content/wishes.ts";
import type { WhatsAppTopic } from "#frame/contact/whatsapp.tsx";
import { writeDay } from "#travel/move/calendar.ts";
import { countries } from "#travel/move/countries.ts";
import { dateWords } from "#travel/plan/result/day-words.server.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { monthWords } from "#ui/text/date-words.ts";
import type { OtherPet } from "./pet-input.ts";
import { petTitles } from "./pet-names.ts";
import type { QuoteInput } from "./quote-input.ts";

/** The input as lines for the visitor and for the team. */
export type InputRow = { label: string; value: string };

/** The answers about the move and the first pet. */
type Move = Omit<QuoteInput, "others">;

/** Such as "Pune to London, United Kingdom" or "Toronto to India". */
export function describeRoute({ to, country, city, place }: Move): string {
  const here = city ?? "India";
  if (to === "india") return `${place ?? "Abroad"} to ${here}`;
  const land = to === "eu" && country ? countries[country] : to !== "elsewhere" && rulesOf(to).name;
  const there = [place, land].filter(Boolean).join(", ");
  return `${here} to ${there}`;
}

/** Such as "March 2027"; null if none was chosen. */
export function describeMonth({ month, arrive }: Move): string | null {
  const date = arrive === undefined ? month : writeDay(arrive);
  return date === undefined ? null : monthWords(date);
}

/** The topic of a WhatsApp message about the move. */
export const describeTopic = (input: Move, planUrl: string | null): WhatsAppTopic => ({
  route: describeRoute(input),
  pet: input.pet,
  month: describeMonth(input),
  planUrl,
});

/** Every input in words, in the order of the questions. */
export function describeInput(input: QuoteInput): InputRow[] {
  const { arrive, purpose, weight, pets, unit, others } = input;
  const wanted = wishNames.filter((name) => input[name] === "yes");
  const rows = {
    "From and to": describeRoute(input),
    When:
      arrive === undefined ? (describeMonth(input) ?? "Not sure yet") : `On ${dateWords(arrive)}`,
    "What is wanted": wanted.map((name) => wishLabels[name]).join(", "),
    "You are": purpose === undefined ? "" : purpose === "moving" ? "Moving" : "Visiting",
    "On your flight": answerWords(input.together),
    "Two years abroad": answerWords(input.abroad),
    "As your baggage": answerWords(input.baggage),
    Pet: describePet(input),
    "How many": pets === undefined ? "" : String(pets),
    Weight: weight === undefined ? "" : `${weight} kg`,
    "Born on": dayOf(input.born),
    Measures: describeMeasures(input),
    Microchip: dayOf(input.chip),
    "Rabies vaccine": dayOf(input.vaccine),
    "Newest booster": dayOf(input.booster),
    "Cover until": dayOf(input["vaccine-until"]),
    "Blood sample": dayOf(input.sample),
    ...Object.fromEntries(
      others.map((other) => [petTitles[other.number], describeOtherPet(other, unit)]),
    ),
  };
  return Object.entries(rows).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Such as "Cat, Persian, short nose". */
function describePet({ pet, breed, snub }: Pick<OtherPet, "pet" | "breed" | "snub">): string {
  const kind = pet && { dog: "Dog", cat: "Cat" }[pet];
  return [kind, breed, snub && "short nose"].filter(Boolean).join(", ");
}

function describeOtherPet(other: OtherPet, unit: QuoteInput["unit"]): string {
  const { weight } = other;
  const known = [
    describePet(other),
    weight === undefined ? "" : `${weight} kg`,
    describeMeasures({ ...other, unit }),
  ];
  return known.filter(Boolean).join(", ") || "Not described yet";
}

function describeMeasures({
  a,
  b,
  c,
  d,
  unit = "cm",
}: Pick<QuoteInput, "a" | "b" | "c" | "d" | "unit">): string {
  const given = Object.entries({ A: a, B: b, C: c, D: d }).filter(([, size]) => size !== undefined);
  return given.length === 0
    ? ""
    : `${given.map(([letter, size]) => `${letter} ${size}`).join(", ")} ${unit}`;
}

const answerWords = (answer: boolean | undefined) =>
  answer === undefined ? "" : answer ? "Yes" : "No";

const dayOf = (day: number | undefined) => (day === undefined ? "" : dateWords(day));
