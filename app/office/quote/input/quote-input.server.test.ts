import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuoteInput } from "./quote-input.server.ts";
import {
  type QuoteQuery,
  quoteNames,
  readQuoteQuery,
  stepNames,
  writeStep,
} from "./quote-query.ts";

const done: QuoteQuery = { to: "uk", pet: "dog" };

describe("the step to show", () => {
  it("needs only the destination and the pet", () => {
    expect(readQuoteInput("you", done)).toMatchObject({ step: "you", input: done });
  });

  it("is the first one, without problems, for a new visitor", () => {
    expect(readQuoteInput("move", {})).toEqual({ step: "move", problems: {}, input: null });
  });

  it("is the second, without problems, once the destination is known", () => {
    const reading = readQuoteInput("pet", { to: "uk" });
    expect(reading).toEqual({ step: "pet", problems: {}, input: null });
  });

  it.each([
    ["pet", {}, "move", ["to"]],
    ["you", { pet: "dog" }, "move", ["to"]],
    ["you", { to: "uk" }, "pet", ["pet"]],
    ["you", { ...done, weight: "heavy" }, "pet", ["weight"]],
    ["pet", { to: "elsewhere" }, "move", ["place"]],
    ["you", { to: "elsewhere", pet: "cat", weight: "x" }, "move", ["place"]],
  ] as const)(
    "is the first unfinished one, with its problems, when %s is requested (%#)",
    (asked, query, step, names) => {
      const { problems, ...reading } = readQuoteInput(asked, query);
      expect(reading).toEqual({ step, input: null });
      expect(Object.keys(problems)).toEqual(names);
    },
  );

  it("is an earlier one, without problems, when the visitor goes back to it", () => {
    const reading = readQuoteInput("move", { ...done, weight: "heavy" });
    expect(reading).toMatchObject({ step: "move", problems: {} });
  });
});

describe("an invalid input has a message at its field", () => {
  it.each([
    ["to", "mars"],
    ["city", "call 98765 43210"],
    ["place", "asha@example.com"],
    ["month", "March"],
    ["arrive", "2027-02-30"],
    ["purpose", "fleeing"],
    ["pet", "parrot"],
    ["breed", "x".repeat(61)],
    ["weight", "12 kg"],
    ["weight", "0"],
    ["weight", "151"],
    ["pets", "many"],
    ["a", "1e3"],
    ["unit", "ell"],
    ["papers", "no"],
  ] as const)("%s: %s", (name, value) => {
    const { problems } = readQuoteInput("you", { ...done, [name]: value });
    expect(Object.keys(problems)).toEqual([name]);
  });
});

it("accepts names and breeds in many alphabets, and numbers with a comma", () => {
  const { input } = readQuoteInput("you", {
    ...done,
    city: "बेंगलुरु",
    place: "Saint-Étienne (Loire)",
    breed: "Indie/Labrador, mostly",
    weight: "12,5",
  });
  expect(input).toMatchObject({ city: "बेंगलुरु", weight: 12.5 });
});

it.each([
  ["an en dash", "Delhi – Gurgaon"],
  ["a non-breaking hyphen", "Baden‑Baden"],
  ["an opening quotation mark", "‘s-Hertogenbosch"],
  ["double quotation marks", "“Indie” mix"],
  ["an accent for an apostrophe", "L´Aquila"],
  ["a modifier apostrophe", "Kyʼiv"],
  ["a Persian joiner", "نیم\u200cبها"],
  ["a middle dot", "Sant Julià de Cerdanyol·la"],
  ["Hebrew marks", "פ״ת"],
])("accepts %s in a name", (_, city) => {
  expect(readQuoteInput("you", { ...done, city }).input).toMatchObject({ city });
});

it.each(["call ९८७६५", "Ⅳ", "asha＠example.com"])(
  "%s is no name, and the message says what one may have",
  (city) => {
    expect(readQuoteInput("you", { ...done, city }).problems.city).toBe(
      "Please use letters and signs such as - ’ ( ) and &, without digits and without @.",
    );
  },
);

it("reads the digits of any script, in a date too", () => {
  const written = { ...done, weight: "१२.५", a: "۶۶٫۵", pets: "২", vaccine: "２０２７-０３-３１" };
  const query = readQuoteQuery(new URLSearchParams(writeStep("you", written)));
  const { input } = readQuoteInput("you", query);
  expect(input).toMatchObject({ weight: 12.5, a: 66.5, pets: 2, others: [{ number: 2 }] });
  expect(input?.vaccine).toBe(
    readQuoteInput("you", { ...done, vaccine: "2027-03-31" }).input?.vaccine,
  );
});

it("any query shows one step, with the problems of that step alone", () => {
  const query = fc.dictionary(
    fc.constantFrom(...quoteNames),
    fc.oneof(fc.constantFrom("uk", "elsewhere", "dog", "yes", "12", "2027-03-31"), fc.string()),
  );
  fc.assert(
    fc.property(fc.constantFrom("move", "pet", "you"), query, (asked, input) => {
      const { step, problems, input: read } = readQuoteInput(asked, input);
      const own: readonly string[] = step === "you" ? [] : stepNames[step];
      expect(Object.keys(problems).filter((name) => !own.includes(name))).toEqual([]);
      expect(step === "you").toBe(asked === "you" && read !== null);
    }),
  );
});

it("no input is lost between the steps", () => {
  const query = fc.dictionary(
    fc.constantFrom(...quoteNames),
    fc
      .string()
      .map((text) => text.trim())
      .filter(Boolean),
  );
  fc.assert(
    fc.property(query, (input) => {
      const there = readQuoteQuery(new URLSearchParams(writeStep("pet", input)));
      expect(readQuoteQuery(new URLSearchParams(writeStep("move", there)))).toEqual({ ...input });
    }),
  );
});
