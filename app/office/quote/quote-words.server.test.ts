import { describe, expect, it } from "vitest";
import { readQuoteInput } from "./quote-input.ts";
import type { QuoteQuery } from "./quote-query.ts";
import { describeInput, describeMonth, describeRoute } from "./quote-words.server.ts";

function inputOf(query: QuoteQuery) {
  const { input } = readQuoteInput("you", { pet: "dog", ...query });
  if (!input) throw new Error("The query cannot be read.");
  return input;
}

describe("the route", () => {
  it.each<[QuoteQuery, string]>([
    [{ to: "uk" }, "India to United Kingdom"],
    [{ to: "uk", city: "Pune", place: "London" }, "Pune to London, United Kingdom"],
    [{ to: "eu", country: "fi", city: "Pune" }, "Pune to Finland"],
    [{ to: "eu" }, "India to European Union"],
    [{ to: "uk", country: "fi" }, "India to United Kingdom"],
    [{ to: "india", place: "Toronto", city: "Kochi" }, "Toronto to Kochi"],
    [{ to: "india" }, "Abroad to India"],
    [{ to: "elsewhere", place: "Nairobi, Kenya" }, "India to Nairobi, Kenya"],
  ])("%j reads %s", (query, route) => {
    expect(describeRoute(inputOf(query))).toBe(route);
  });
});

describe("the month", () => {
  it.each<[QuoteQuery, string | null]>([
    [{}, null],
    [{ month: "2027-03" }, "March 2027"],
    [{ arrive: "2027-12-31" }, "December 2027"],
    [{ month: "2027-03", arrive: "2027-04-01" }, "April 2027"],
  ])("of %j is %s", (query, month) => {
    expect(describeMonth(inputOf({ to: "uk", ...query }))).toBe(month);
  });
});

it("each given input has a line, in the order of the questions", () => {
  const rows = describeInput(
    inputOf({
      ...{ to: "uk", city: "Pune", arrive: "2027-03-31", papers: "yes", flight: "yes" },
      ...{ purpose: "moving", together: "no", snub: "yes", breed: "Pug", weight: "8,5", pets: "2" },
      ...{ born: "2024-05-01", chip: "2024-08-01", vaccine: "2026-08-02", a: "40", d: "35.5" },
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
