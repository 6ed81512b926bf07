import { describe, expect, it } from "vitest";
import file from "#travel/airlines/airlines.yaml";
import { type CarrierQuestion, findCarriers } from "./find-carriers.ts";

const answers = (question: CarrierQuestion) =>
  Object.fromEntries(
    findCarriers(question, file).map(({ airline, answer }) => [airline.name, answer]),
  );

const reasonsOf = (name: string, question: CarrierQuestion) =>
  findCarriers(question, file)
    .find(({ airline }) => airline.name === name)
    ?.reasons.join(" ");

describe("Which airline takes", () => {
  it("a Labrador of 34 kg to London: as cargo alone, and two publish cargo only for heavier pets", () => {
    expect(answers({ to: "uk", pet: "dog", weightKg: 34 })).toEqual({
      "Air India": "cargo",
      Lufthansa: "cargo",
      SWISS: "cargo",
      KLM: "cargo",
      "Air France": "unpublished",
      "Turkish Airlines": "cargo",
      "Qatar Airways": "unpublished",
      Emirates: "cargo",
      Etihad: "cargo",
      "British Airways (IAG Cargo)": "cargo",
    });
  });

  it("a pug to Dubai: not Emirates; others as cargo, or in the cabin up to their limit", () => {
    expect(answers({ to: "uae", pet: "dog", isSnubNosed: true })).toEqual({
      "Air India": "cargo",
      Lufthansa: "cabin",
      SWISS: "cargo",
      KLM: "cabin",
      "Air France": "cabin",
      "Turkish Airlines": "cabin",
      "Qatar Airways": "cargo",
      Emirates: "none",
      Etihad: "cargo",
      "British Airways (IAG Cargo)": "cargo",
    });
    const pug = { to: "uae", isSnubNosed: true };
    expect(reasonsOf("Etihad", pug)).toContain("only from 1 November to 1 March");
    expect(reasonsOf("Air India", pug)).toContain("as cargo below 25 °C");
    expect(reasonsOf("Emirates", pug)).toContain("none on SkyCargo");
  });

  it("a cat of 4 kg to Paris: in the cabin where there is one", () => {
    expect(answers({ to: "eu", pet: "cat", weightKg: 4 })).toEqual({
      "Air India": "cabin",
      Lufthansa: "cabin",
      SWISS: "cabin",
      KLM: "cabin",
      "Air France": "cabin",
      "Turkish Airlines": "cabin",
      "Qatar Airways": "hold",
      Emirates: "cargo",
      Etihad: "cargo",
      "British Airways (IAG Cargo)": "cargo",
    });
  });
});

describe("An airline", () => {
  const answerOf = (name: string, question: CarrierQuestion) => answers(question)[name];

  it.each([
    ["KLM", 74.9, "hold"],
    ["KLM", 75, "cargo"],
    ["Air France", 75, "hold"],
    ["Air France", 75.5, "cargo"],
    ["Lufthansa", 8, "cabin"],
    ["Lufthansa", 8.1, "hold"],
    ["Air India", 10, "cabin"],
    ["Air India", 32, "hold"],
    ["Air India", 32.1, "cargo"],
    ["Turkish Airlines", 51, "cargo"],
    ["Air France", 76, "cargo"],
  ] as const)("takes by weight: %s, %d kg: %s", (name, weightKg, answer) => {
    expect(answerOf(name, { to: "eu", weightKg })).toBe(answer);
  });

  it("is to be asked where its readings differ", () => {
    for (const to of ["usa", "canada"]) {
      expect(answerOf("Air India", { to, weightKg: 20 })).toBe("differs");
      expect(answerOf("Air India", { to, weightKg: 40 })).toBe("differs");
    }
  });

  it("is to be asked for what it does not publish", () => {
    expect(answerOf("Air India", { to: "uae", weightKg: 5 })).toBe("unpublished");
    expect(answerOf("Emirates", { to: "india", isSnubNosed: true })).toBe("unpublished");
    expect(answerOf("Air France", { to: "uk", isSnubNosed: true, weightKg: 9 })).toBe(
      "unpublished",
    );
  });

  it("takes no snub-nosed pet in the hold that is closed to it", () => {
    expect(answerOf("Lufthansa", { to: "eu", weightKg: 12, isSnubNosed: true })).toBe("cargo");
    expect(answerOf("Turkish Airlines", { to: "eu", weightKg: 12, isSnubNosed: true })).toBe(
      "none",
    );
  });

  it("takes from the Gulf what it does not take to it", () => {
    expect(answerOf("Emirates", { to: "india", weightKg: 20 })).toBe("hold");
    expect(answerOf("Emirates", { to: "uae", weightKg: 20 })).toBe("cargo");
    expect(answerOf("Etihad", { to: "uae", weightKg: 4 })).toBe("cabin");
    expect(answerOf("Etihad", { to: "eu", weightKg: 4 })).toBe("cargo");
  });

  it("takes a crate by its outside, and never in the cabin", () => {
    const small = { lengthCm: 71, widthCm: 52, heightCm: 55 };
    const long = { lengthCm: 127, widthCm: 85, heightCm: 99 };
    expect(answerOf("Lufthansa", { crate: small })).toBe("hold");
    expect(answerOf("Qatar Airways", { crate: small })).toBe("hold");
    expect(answerOf("Qatar Airways", { crate: long })).toBe("cargo");
    expect(answerOf("Turkish Airlines", { crate: small })).toBe("hold");
    expect(answerOf("Turkish Airlines", { crate: long })).toBe("cargo");
  });

  it("names the next way, and what it asks for, while the weight is unknown", () => {
    const find = (name: string, question: CarrierQuestion) =>
      findCarriers(question, file).find(({ airline }) => airline.name === name);
    expect(find("Lufthansa", { to: "eu" })).toMatchObject({ answer: "cabin", heavier: "hold" });
    expect(find("Lufthansa", { to: "eu", weightKg: 4 })).toMatchObject({ heavier: null });
    expect(find("Air France", { to: "uk" })).toMatchObject({ limit: "above 75 kg" });
    expect(find("Air India", { to: "uk" })).toMatchObject({ answer: "cargo", limit: null });
  });
});
