import { describe, expect, it } from "vitest";
import file from "#travel/airlines/airlines.yaml";
import { findCarriers } from "./find-carriers.ts";
import type { CarrierQuestion } from "./find-way.ts";

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
      "Turkish Airlines": "size",
      "Qatar Airways": "size",
      Emirates: "cargo",
      Etihad: "cargo",
      "British Airways (IAG Cargo)": "cargo",
    });
  });

  it("a pug to Dubai: not Emirates; others in the cabin up to their limit, or as cargo if heat and season allow", () => {
    expect(answers({ to: "uae", pet: "dog", isSnubNosed: true })).toEqual({
      "Air India": "heat",
      Lufthansa: "cabin",
      SWISS: "heat",
      KLM: "cabin",
      "Air France": "cabin",
      "Turkish Airlines": "cabin",
      "Qatar Airways": "heat",
      Emirates: "none",
      Etihad: "season",
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
      "Qatar Airways": "size",
      Emirates: "cargo",
      Etihad: "cargo",
      "British Airways (IAG Cargo)": "cargo",
    });
  });
});

describe("A bag for the cabin", () => {
  const size = { lengthCm: 46, widthCm: 28, heightCm: 24 };

  it("has the cabin where it fits, and the hold where it is too heavy or too large", () => {
    expect(answers({ to: "eu", pet: "cat", bag: { size, kg: 8 } })).toEqual({
      "Air India": "bag",
      Lufthansa: "weight",
      SWISS: "weight",
      KLM: "cabin",
      "Air France": "cabin",
      "Turkish Airlines": "size",
      "Qatar Airways": "size",
      Emirates: "cargo",
      Etihad: "cargo",
      "British Airways (IAG Cargo)": "cargo",
    });
    expect(answers({ to: "eu", bag: { size, kg: 9.5 } })).toMatchObject({ KLM: "hold" });
    expect(reasonsOf("KLM", { to: "eu", bag: { size, kg: 9.5 } })).toContain(
      "Too heavy by 1.5 kg.",
    );
  });

  it("is weighed with its pet, so that the pet’s own weight leaves no doubt about the cabin", () => {
    const question = { to: "eu", weightKg: 7 } as const;
    expect(answers(question)).toMatchObject({ KLM: "weight" });
    expect(answers({ ...question, bag: { kg: 8 } })).toMatchObject({ KLM: "cabin" });
    expect(answers({ ...question, bag: { size } })).toMatchObject({ KLM: "weight" });
  });

  it("opens no cabin that a destination closes", () => {
    expect(answers({ to: "uk", bag: { size, kg: 4 } })).toMatchObject({ KLM: "cargo" });
  });
});

describe("An airline", () => {
  const answerOf = (name: string, question: CarrierQuestion) => answers(question)[name];

  it.each([
    ["KLM", 50, "hold"],
    ["KLM", 50.1, "weight"],
    ["KLM", 75, "cargo"],
    ["Air France", 50, "hold"],
    ["Air France", 74.9, "weight"],
    ["Air France", 75, "cargo"],
    ["Lufthansa", 6, "cabin"],
    ["Lufthansa", 7, "weight"],
    ["Lufthansa", 8, "hold"],
    ["Air India", 7, "cabin"],
    ["Air India", 9, "weight"],
    ["Air India", 10, "hold"],
    ["Air India", 21, "hold"],
    ["Air India", 25, "weight"],
    ["Air India", 32, "cargo"],
    ["Turkish Airlines", 51, "size"],
  ] as const)(
    "takes a pet by its weight with the bag or crate: %s, %d kg: %s",
    (name, weightKg, answer) => {
      expect(answerOf(name, { to: "eu", weightKg })).toBe(answer);
    },
  );

  it("never takes a pet that alone weighs what the pet and its bag or crate may weigh", () => {
    for (const { name, cabin, hold } of file.airlines) {
      for (const [way, limit] of [
        ["cabin", cabin?.upTo.kg],
        ["hold", hold?.upTo.kg],
      ] as const) {
        if (limit === undefined) continue;
        expect(answerOf(name, { to: "india", weightKg: limit }), `${name}, ${way}`).not.toBe(way);
      }
    }
  });

  it("says that pet and bag are to be weighed where the reserve for the bag decides", () => {
    const cat = { to: "eu", pet: "cat", weightKg: 7 } as const;
    expect(reasonsOf("Lufthansa", cat)).toContain(
      "7 kg and the bag may be above 8 kg: weigh both.",
    );
    expect(reasonsOf("Lufthansa", { ...cat, weightKg: 8 })).toContain(
      "8 kg and the bag are above the 8 kg allowed in the cabin.",
    );
  });

  it("is to be asked about a crate of which only the pet’s weight is known, if its size decides", () => {
    for (const question of [{}, { weightKg: 2 }, { weightKg: 34 }]) {
      expect(answerOf("Turkish Airlines", { to: "uk", ...question })).toBe("size");
    }
    expect(answerOf("Qatar Airways", { to: "uk", weightKg: 2 })).toBe("size");
    for (const weightKg of [12, 30]) {
      expect(answerOf("Turkish Airlines", { to: "eu", weightKg })).toBe("size");
      expect(answerOf("Qatar Airways", { to: "eu", weightKg })).toBe("size");
    }
    expect(reasonsOf("Turkish Airlines", { to: "uk", weightKg: 2 })).toContain(
      "The crate’s outside decides, which a weight does not show",
    );
  });

  it("is to be asked about a pet of unknown weight to a place where it takes heavy ones alone", () => {
    expect(answerOf("Air France", { to: "uk" })).toBe("weight");
    expect(answerOf("Air France", { to: "uk", weightKg: 4 })).toBe("unpublished");
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
    expect(find("Lufthansa", { to: "eu" })).toMatchObject({
      answer: "cabin",
      best: { limit: "up to 8 kg with the bag" },
      next: { way: "hold" },
    });
    expect(find("Lufthansa", { to: "eu", weightKg: 4 })).toMatchObject({
      best: { limit: "bag up to 55 × 40 × 23 cm" },
      next: null,
    });
    expect(find("Air France", { to: "uk" })).toMatchObject({
      best: { way: "cargo", limit: "above 75 kg with the crate" },
    });
    expect(find("Air India", { to: "uk" })).toMatchObject({
      answer: "cargo",
      best: { limit: null },
    });
  });
});

describe("A pet that comes into India as baggage", () => {
  const toIndia = { to: "india", pet: "dog", weightKg: 20 } as const;

  it("is offered no airline that would take it as cargo", () => {
    const questions: CarrierQuestion[] = [2, 20, 40, 90].flatMap((weightKg) =>
      [true, false].map((isSnubNosed) => ({ ...toIndia, weightKg, isSnubNosed, isBaggage: true })),
    );
    for (const question of questions) {
      for (const { best, next } of findCarriers(question, file)) {
        expect([best?.way, next?.way]).not.toContain("cargo");
      }
    }
  });

  it("is not taken as baggage by an airline that has cargo alone for it", () => {
    expect(answers({ ...toIndia, isBaggage: true })).toMatchObject({
      Emirates: "hold",
      Etihad: "not-as-baggage",
      "British Airways (IAG Cargo)": "not-as-baggage",
    });
    for (const isBaggage of [false, null, undefined]) {
      expect(answers({ ...toIndia, isBaggage })).toMatchObject({ Etihad: "cargo" });
    }
  });

  it("is like any other pet on the way to another destination", () => {
    expect(answers({ to: "uk", isBaggage: true })).toEqual(answers({ to: "uk" }));
  });
});

describe("The day of the flight", () => {
  const pug = { to: "eu", pet: "dog", isSnubNosed: true } as const;

  it.each([
    ["2026-10-31", "none"],
    ["2026-11-01", "cargo"],
    ["2027-03-01", "cargo"],
    ["2027-03-02", "none"],
    ["2026-12", "cargo"],
    ["2027-07", "none"],
    ["2027-03", "season"],
    [null, "season"],
    [undefined, "season"],
  ] as const)("decides about a pug with Etihad: %s: %s", (date, answer) => {
    expect(answers({ ...pug, date }).Etihad).toBe(answer);
  });

  it("decides nothing about a long nose", () => {
    expect(answers({ to: "eu", date: "2027-07-01" })).toEqual(answers({ to: "eu" }));
  });

  it("leaves a limit of heat to be asked in every month, since none is published", () => {
    for (const date of ["2027-01-10", "2027-05-10", null]) {
      expect(answers({ ...pug, weightKg: 12, date })).toMatchObject({
        "Air India": "heat",
        SWISS: "heat",
        "Qatar Airways": "heat",
      });
    }
    expect(reasonsOf("SWISS", pug)).toContain("above 27 °C");
    expect(reasonsOf("Air India", pug)).toContain("below 25 °C");
    expect(reasonsOf("Qatar Airways", pug)).toContain("above 21 °C");
  });
});
