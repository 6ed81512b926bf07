import { describe, expect, it } from "vitest";
import { namesOf } from "#ui/forms/fields/field.ts";
import { readDay } from "./calendar.ts";
import { type QuestionName, questions, type Written } from "./questions.ts";
import { readMove } from "./read-move.server.ts";

const allNames = namesOf<QuestionName>(questions);
const read = (written: Written<QuestionName>) => readMove(allNames, written);

describe("the answers of a query", () => {
  it("are typed by the kind of their question, and nothing is made of those that are missing", () => {
    const written = { to: "eu", country: "fr", pet: "cat", snub: "no", papers: "yes" };
    expect(read({ ...written, born: "2024-05-01", weight: "8,5", pets: "2" })).toEqual({
      move: {
        to: "eu",
        country: "fr",
        pet: "cat",
        snub: false,
        papers: "yes",
        born: readDay("2024-05-01"),
        weight: 8.5,
        pets: 2,
      },
      problems: {},
    });
  });

  it("are read only for the questions that are asked", () => {
    const written = { pet: "dog", to: "mars" };
    expect(readMove(["pet"], written)).toEqual({
      move: { pet: "dog" },
      problems: {},
    });
  });

  it("may be others where a tool asks in its own way", () => {
    const own = { ...questions.to, choices: { moon: "The Moon" }, problem: "Which one?" };
    expect(readMove(["to"], { to: "moon" }, { to: own }).move).toEqual({ to: "moon" });
    expect(readMove(["to"], { to: "uk" }, { to: own }).problems).toEqual({ to: "Which one?" });
  });
});

describe("a number", () => {
  it.each([
    ["weight", "0.05", 0.05],
    ["weight", "34.125", 34.125],
    ["weight", "150", 150],
    ["a", "66.675", 66.675],
    ["a", "250", 250],
    ["pad", "0", 0],
    ["pad", "2.25", 2.25],
  ] as const)("may be a %s of %s", (name, written, value) => {
    expect(read({ [name]: written })).toEqual({ move: { [name]: value }, problems: {} });
  });

  it.each([
    ["weight", "0", "Please enter a number above 0."],
    ["weight", "12 kg", "Please enter a number of kilograms, such as 12.5."],
    ["weight", "151", "Please enter at most 150 kilograms."],
    ["a", "1e3", "Please enter a number of centimetres or inches, such as 12.5."],
    ["a", "251", "Please enter at most 250 centimetres or inches."],
    ["pad", "10.1", "Please enter at most 10 centimetres."],
    ["pets", "21", "Please write to us about more than 20 pets."],
  ] as const)("cannot be a %s of %s", (name, written, problem) => {
    expect(read({ [name]: written })).toEqual({ move: {}, problems: { [name]: problem } });
  });
});
