import { wishLabels } from "#content/office/wishes.ts";
import { destinationLabels, furtherGroups, stopLabels } from "#travel/rules/destination-labels.ts";
import { countries } from "./countries.ts";

/** A question about the move or the pet: its look in forms, its limits, and its name for the team. */
export type Question = {
  /** An `answer` is yes or no, a `tick` too, of a box; a `wish` is a box that says only yes. */
  kind:
    | "choice"
    | "tick"
    | "wish"
    | "answer"
    | "day"
    | "month"
    | "time"
    | "words"
    | "name"
    | "count"
    | "measure";
  label: string;
  hint?: string;
  /** Makes a choice or an answer a list instead of buttons. */
  placeholder?: string;
  /** The labels of a choice, by their values. */
  choices?: Readonly<Record<string, string>>;
  /** Groups of these in a list, by their labels. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** The message about no valid choice, or about no answer where one is needed. */
  problem?: string;
  /** The limits of a count or a measure. Without the least, a measure is above 0. */
  least?: number;
  most?: number;
  unit?: string;
  sign?: string;
  /** The only destination or pet for which the forms show it. */
  only?: "eu" | "dog" | "japan" | "australia";
  /** Its name in a list of answers, if the label is a question or too long. */
  shortLabel?: string;
  /** The line of a list of answers that tells it together with other questions. */
  row?: RowName;
};

export type RowName = "From and to" | "When" | "What is wanted" | "Pet" | "Bag" | "Measures";

const wish = { kind: "wish", row: "What is wanted" } as const;
const length = {
  kind: "measure",
  unit: "centimetres or inches",
  most: 250,
  row: "Measures",
} as const;

const bagSide = { kind: "measure", unit: "centimetres", most: 250, row: "Bag" } as const;

/** Every question, by its name in queries and in stored quotes, in the order in which answers are listed. */
export const questions = {
  to: {
    kind: "choice",
    label: "Where to?",
    choices: destinationLabels,
    groups: furtherGroups,
    problem: "Please choose one of the destinations.",
    row: "From and to",
  },
  country: {
    kind: "choice",
    label: "Country",
    placeholder: "Any country of the EU",
    choices: countries,
    problem: "Please choose a country of the European Union.",
    only: "eu",
    row: "From and to",
  },
  via: {
    kind: "choice",
    label: "By way of",
    placeholder: "Not sure yet",
    choices: stopLabels,
    problem: "Please choose one of the countries on the way.",
    only: "australia",
    row: "From and to",
  },
  city: { kind: "words", label: "City in India", placeholder: "City", row: "From and to" },
  place: { kind: "words", label: "Place abroad", placeholder: "City", row: "From and to" },
  month: { kind: "month", label: "Month", placeholder: "Not sure yet", row: "When" },
  arrive: { kind: "day", label: "Landing on", row: "When" },
  at: {
    kind: "time",
    label: "Landing at",
    hint: "By the clock of the destination. For the exact hours of a treatment.",
  },
  depart: {
    kind: "day",
    label: "Leaving on",
    hint: "If it is not the day of landing.",
    shortLabel: "Departure in mind",
  },
  papers: { ...wish, label: wishLabels.papers },
  vet: { ...wish, label: wishLabels.vet },
  crate: { ...wish, label: wishLabels.crate },
  flight: { ...wish, label: wishLabels.flight },
  door: { ...wish, label: wishLabels.door },
  left: {
    kind: "answer",
    label: "Did your pet leave India with the export certificate of AQCS?",
    shortLabel: "Left India with AQCS’s certificate",
  },
  purpose: {
    kind: "choice",
    label: "You are",
    placeholder: "No answer",
    choices: { moving: "Moving", visiting: "Visiting" },
    problem: "Please choose: moving or visiting.",
  },
  together: {
    kind: "answer",
    label: "On the same flight?",
    placeholder: "Not sure yet",
    shortLabel: "On your flight",
  },
  abroad: {
    kind: "answer",
    label: "Have you lived abroad for two years?",
    shortLabel: "Two years abroad",
  },
  baggage: {
    kind: "answer",
    label: "Are you moving home, with your pet as your baggage or within a month after you?",
    shortLabel: "As your baggage",
  },
  people: {
    kind: "count",
    label: "How many people move with them?",
    unit: "people",
    most: 20,
    shortLabel: "People",
  },
  pet: {
    kind: "choice",
    label: "Your pet",
    choices: { dog: "A dog", cat: "A cat" },
    problem: "Please choose: a dog or a cat.",
    row: "Pet",
  },
  snub: {
    kind: "tick",
    label: "With a short nose",
    hint: "Pug, bulldogs, Boxer, Boston Terrier, Pekingese, Shih Tzu, Lhasa Apso, Cavalier and King Charles Spaniels, Tibetan Spaniel, Chow Chow, mastiffs, Bull Terrier; Persian, Exotic, Himalayan and Burmese cats.",
    row: "Pet",
  },
  breed: { kind: "words", label: "Breed", row: "Pet" },
  pets: { kind: "count", label: "How many pets?", unit: "pets", most: 20, shortLabel: "How many" },
  weight: {
    kind: "measure",
    label: "Weight in kg",
    unit: "kilograms",
    sign: "kg",
    most: 150,
    shortLabel: "Weight",
  },
  "bag-length": { ...bagSide, label: "Length in cm" },
  "bag-width": { ...bagSide, label: "Width in cm" },
  "bag-height": { ...bagSide, label: "Height in cm" },
  "bag-weight": {
    kind: "measure",
    label: "Pet and bag, in kg",
    unit: "kilograms",
    most: 150,
    row: "Bag",
  },
  litter: {
    kind: "tick",
    label: "They are one litter, under six months old",
    shortLabel: "One litter under six months",
  },
  name: {
    kind: "name",
    label: "Your pet’s name",
    hint: "For the headline, the calendar and the sheets. It stands in the address of the plan.",
    shortLabel: "Name",
  },
  nth: { kind: "count", label: "Which of your pets is it?", unit: "pets", most: 20 },
  own: { kind: "answer", label: "Is it your own pet, living with you?", shortLabel: "Own pet" },
  born: { kind: "day", label: "Born on", hint: "Matters for puppies and kittens." },
  a: { ...length, label: "A: nose to tail root" },
  b: { ...length, label: "B: ground to elbow" },
  c: { ...length, label: "C: widest point" },
  d: { ...length, label: "D: standing height" },
  unit: {
    kind: "choice",
    label: "In",
    placeholder: "Choose",
    choices: { cm: "Centimetres", in: "Inches" },
    problem: "Please choose centimetres or inches.",
    row: "Measures",
  },
  pad: {
    kind: "measure",
    label: "Bedding (cm thick)",
    unit: "centimetres",
    least: 0,
    most: 10,
    row: "Measures",
  },
  chip: { kind: "day", label: "Microchip, put in on", shortLabel: "Microchip" },
  "first-vaccine": {
    kind: "day",
    label: "First of two rabies vaccines, given on",
    hint: "Japan counts two, 30 days or more apart.",
    only: "japan",
    shortLabel: "First rabies vaccine",
  },
  vaccine: {
    kind: "day",
    label: "Rabies vaccine, given on",
    hint: "The one before the blood sample.",
    shortLabel: "Rabies vaccine",
  },
  booster: {
    kind: "day",
    label: "Newest booster, given on",
    hint: "If your pet had one since that vaccine.",
    shortLabel: "Newest booster",
  },
  "vaccine-until": {
    kind: "day",
    label: "The vaccine’s cover ends on",
    hint: "See the vaccination book. If you leave this empty, we count a year.",
    shortLabel: "Cover until",
  },
  unbroken: {
    kind: "answer",
    label: "Was the booster given while the older vaccine’s cover lasted?",
    shortLabel: "Booster in time",
  },
  sample: {
    kind: "day",
    label: "Blood sample, taken on",
    hint: "For the rabies antibody test (titer).",
    shortLabel: "Blood sample",
  },
  result: {
    kind: "choice",
    label: "Its result",
    placeholder: "Not known yet",
    choices: { passed: "0.5 IU/ml or more", failed: "Less than 0.5 IU/ml" },
    problem: "Please choose a result, or leave it open.",
    shortLabel: "Result",
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;

/** The answers to some questions as they were written, or the messages about invalid ones. */
export type Written<Name extends QuestionName> = Partial<Record<Name, string>>;
