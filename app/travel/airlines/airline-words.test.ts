import { describe, expect, it } from "vitest";
import file from "#travel/airlines/airlines.yaml";
import { groupCarriers } from "./airline-words.ts";
import { findCarriers } from "./find-carriers.ts";
import type { CarrierQuestion } from "./find-way.ts";

/** The names of the airlines with their condition, by the words of their answer. */
const read = (question: CarrierQuestion) =>
  Object.fromEntries(
    groupCarriers(findCarriers(question, file)).map(({ words, names }) => [words, names]),
  );

describe("The airlines in words", () => {
  it("leave a kitten’s crate to London to be measured", () => {
    expect(read({ to: "uk", pet: "cat", weightKg: 1 })).toMatchObject({
      "ask: the crate’s size decides": [
        "Turkish Airlines (as cargo, above 125 cm)",
        "Qatar Airways (as cargo, above 300 cm)",
      ],
      "ask: not published": ["Air France"],
    });
  });

  it("say the limit and the next way for a cat whose bag decides", () => {
    expect(read({ to: "eu", pet: "cat", weightKg: 7 })).toMatchObject({
      "in the cabin": ["Air India"],
      "ask: weigh your pet with its bag or crate": [
        "Lufthansa, SWISS, KLM, Air France, Turkish Airlines (each in the cabin, up to 8 kg with the bag, else in the hold)",
      ],
    });
  });

  it("say which bag a light cat needs", () => {
    expect(read({ to: "eu", pet: "cat", weightKg: 4 })["in the cabin"]).toContain(
      "Turkish Airlines (bag up to 40 × 30 × 23 cm)",
    );
  });

  it("promise no hold to a heavier pet where its crate’s size decides", () => {
    expect(read({ to: "eu", pet: "cat" })).toMatchObject({
      "in the cabin, if heavier in the hold": [
        "Air India (up to 10 kg with the bag)",
        "Lufthansa, SWISS, KLM, Air France (each up to 8 kg with the bag)",
      ],
      "in the cabin, if heavier ask": ["Turkish Airlines (up to 8 kg with the bag)"],
      "ask: the crate’s size decides": [
        "Qatar Airways (in the hold, up to 75 kg and 300 cm with the crate, else as cargo)",
      ],
    });
  });

  it("give a pug’s limits of heat and season as what they are", () => {
    expect(read({ to: "usa", pet: "dog", weightKg: 9, isSnubNosed: true })).toMatchObject({
      "ask: the day of the flight decides": ["Etihad (as cargo, 1 November to 1 March)"],
      "ask: the heat on the day decides": [
        "SWISS (as cargo, with a BOAS grade of 0 or 1, limits above 27 °C)",
        "Qatar Airways (as cargo, at risk above 21 °C)",
      ],
    });
  });
});
