import { expect, it } from "vitest";
import { readQuoteInput } from "./quote-input.server.ts";
import type { QuoteQuery } from "./quote-query.ts";
import { describeInput } from "./quote-words.server.ts";

function inputOf(query: QuoteQuery) {
  const { input } = readQuoteInput("you", { pet: "dog", ...query });
  if (!input) throw new Error("The query cannot be read.");
  return input;
}

it("each given input has a line, in the order of the questions", () => {
  const rows = describeInput(
    inputOf({
      to: "uk",
      city: "Pune",
      arrive: "2027-03-31",
      papers: "yes",
      flight: "yes",
      purpose: "moving",
      together: "no",
      snub: "yes",
      breed: "Pug",
      weight: "8,5",
      pets: "2",
      born: "2024-05-01",
      chip: "2024-08-01",
      vaccine: "2026-08-02",
      a: "40",
      d: "35.5",
    }),
  );
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "From and to: Pune to United Kingdom",
    "When: On 31 March 2027",
    "What is wanted: Papers, Flight",
    "You are: Moving",
    "On your flight: No",
    "Pet: Dog, Pug, short nose",
    "How many: 2",
    "Weight: 8.5 kg",
    "Born on: 1 May 2024",
    "Measures: A 40, D 35.5 cm",
    "Microchip: 1 August 2024",
    "Rabies vaccine: 2 August 2026",
    "Second pet: Not described yet",
  ]);
});
