import { describe, expect, it } from "vitest";
import file from "#travel/airlines/airlines.yaml";
import { findCarriers } from "#travel/airlines/find-carriers.ts";
import type { CarrierQuestion } from "#travel/airlines/find-way.ts";
import { cabinWordsOf, figureOf, groupByVerdict, markWays, sayOfOnlyWay } from "./verdicts.ts";

const verdictsOf = (question: CarrierQuestion) =>
  [...groupByVerdict(findCarriers(question, file))].map(([verdict, findings]) => [
    verdict,
    findings.map((finding) =>
      [finding.airline.name, figureOf(finding, question)].filter(Boolean).join(": "),
    ),
  ]);

/** Such as "yes ≤ 8 kg | ask > 8 kg | yes", of cabin, hold and cargo. */
function marksOf(name: string, question: CarrierQuestion, isAsked = true) {
  const findings = findCarriers(question, file).filter(({ airline }) => airline.name === name);
  return findings
    .flatMap((finding) => markWays(finding, isAsked))
    .map(({ state, figure }) => [state, figure].filter(Boolean).join(" "))
    .join(" | ");
}

describe("The verdict", () => {
  it("puts cargo before what is to be asked, each with the figure that decides", () => {
    expect(verdictsOf({ to: "uk", pet: "dog", weightKg: 34 })).toEqual([
      [
        "cargo",
        [
          "Air India",
          "Lufthansa",
          "SWISS",
          "KLM",
          "Emirates",
          "Etihad",
          "British Airways (IAG Cargo)",
        ],
      ],
      [
        "ask",
        [
          "Turkish Airlines: Cargo above 125 cm",
          "Qatar Airways: Cargo above 300 cm",
          "Air France: Cargo above 75 kg",
        ],
      ],
    ]);
  });

  it("puts the cabin before the hold, and a refusal last", () => {
    const verdicts = verdictsOf({ to: "eu", pet: "dog", weightKg: 12, isSnubNosed: true });
    expect(verdicts.map(([verdict]) => verdict)).toEqual(["cargo", "ask", "no"]);
    expect(verdictsOf({ to: "india", weightKg: 9, isBaggage: true })).toEqual([
      [
        "yes",
        expect.arrayContaining(["Lufthansa: Hold above 8 kg", "KLM: Hold ≤ 75 kg", "Emirates"]),
      ],
      [
        "ask",
        [
          "Air India: Cabin ≤ 10 kg",
          "Turkish Airlines: Hold ≤ 125 cm",
          "Qatar Airways: Hold ≤ 300 cm",
        ],
      ],
      ["no", ["Etihad: at most 8 kg in the cabin", "British Airways (IAG Cargo): not as baggage"]],
    ]);
  });

  it("has the reason of a no", () => {
    const [, refused] =
      verdictsOf({ to: "uae", pet: "cat", isSnubNosed: true }).find(
        ([verdict]) => verdict === "no",
      ) ?? [];
    expect(refused).toEqual(["Emirates: not with a short nose"]);
  });

  it("has degrees or a season for a snub-nosed pet", () => {
    expect(verdictsOf({ to: "usa", pet: "dog", weightKg: 9, isSnubNosed: true })).toContainEqual([
      "ask",
      expect.arrayContaining([
        "Etihad: Cargo only 1 Nov to 1 Mar",
        "SWISS: Cargo up to 27 °C",
        "Qatar Airways: Cargo up to 21 °C",
        "Air India: Cargo readings differ",
      ]),
    ]);
  });
});

describe("The only way that is left", () => {
  const linesOf = (question: CarrierQuestion) =>
    Object.fromEntries(
      findCarriers(question, file).map((finding) => [
        finding.airline.name,
        sayOfOnlyWay(finding, "cargo", question),
      ]),
    );

  it("has each airline’s own rule for the destination, and what it publishes of which weights alone", () => {
    expect(linesOf({ to: "uk", pet: "dog" })).toMatchObject({
      "Air India": "always to the UK",
      Lufthansa: "Through an agent",
      "Air France": "published only above 75 kg",
      "Turkish Airlines": "published only above 125 cm",
    });
  });

  it("has the limit that a heavy pet keeps, degrees or a season of a short nose, and the reason of a no", () => {
    const question = { to: "malaysia", pet: "dog", weightKg: 80 } as const;
    expect(linesOf(question)).toMatchObject({ "Air France": "above 75 kg" });
    expect(linesOf({ ...question, isSnubNosed: true })).toMatchObject({
      "Air France": "above 75 kg",
      Etihad: "only 1 Nov to 1 Mar",
      SWISS: "up to 27 °C",
      Emirates: "not with a short nose",
    });
    expect(linesOf({ to: "uk", isSnubNosed: true })).toMatchObject({ "Air India": "up to 25 °C" });
  });
});

describe("The words of a cabin about a bag", () => {
  const wordsOf = (question: CarrierQuestion) =>
    Object.fromEntries(
      findCarriers(question, file).map((finding) => [
        finding.airline.name,
        cabinWordsOf(finding, question.isSnubNosed),
      ]),
    );
  const bag = { size: { lengthCm: 55, widthCm: 40, heightCm: 23 }, kg: 8 };

  it("say whether it fits, by how much it does not, or that no pets fly there", () => {
    expect(wordsOf({ bag })).toEqual({
      "Air India": "Size not published: ask",
      Lufthansa: "Fits",
      SWISS: "Fits",
      KLM: "Bag too long by 9 cm, too wide by 12 cm (46 × 28 × 24 cm)",
      "Air France": "Bag too long by 9 cm, too wide by 12 cm (46 × 28 × 24 cm)",
      "Turkish Airlines": "Bag too long by 15 cm, too wide by 10 cm (40 × 30 × 23 cm)",
      "Qatar Airways": "No pets in the cabin",
      Emirates: "No pets in the cabin",
      Etihad: "Bag too long by 15 cm, too high by 1 cm (40 × 40 × 22 cm)",
      "British Airways (IAG Cargo)": "No pets in the cabin",
    });
  });

  it("say that the route or a short nose closes it", () => {
    expect(wordsOf({ to: "uk", bag })).toMatchObject({
      Lufthansa: "Not in the cabin on this route",
      Emirates: "No pets in the cabin",
    });
    expect(wordsOf({ to: "eu", bag })).toMatchObject({ Etihad: "Not in the cabin on this route" });
    expect(wordsOf({ to: "eu", isSnubNosed: true, bag })).toMatchObject({
      SWISS: "Not in the cabin with a short nose",
      Lufthansa: "Fits",
    });
  });

  it("say that a pet is too heavy whose own weight shows it, and on which routes Etihad flies it", () => {
    expect(wordsOf({ weightKg: 9, bag: { size: bag.size } })).toMatchObject({
      Lufthansa: "Too heavy: ≤ 8 kg",
    });
    expect(wordsOf({ bag: { kg: 8 } })).toMatchObject({
      Etihad: "Weight fits; bag ≤ 40 × 40 × 22 cm, on some routes",
    });
  });
});

describe("The three ways of an airline", () => {
  it("are its general rules without a question", () => {
    expect(marksOf("Air India", {}, false)).toBe("yes ≤ 10 kg | yes 10–32 kg | yes > 32 kg");
    expect(marksOf("Turkish Airlines", {}, false)).toBe(
      "yes ≤ 8 kg | yes ≤ 50 kg and 125 cm | yes > 125 cm",
    );
    expect(marksOf("Qatar Airways", {}, false)).toBe(
      "no | yes ≤ 75 kg and 300 cm | yes > 75 kg or 300 cm",
    );
    expect(marksOf("Emirates", {}, false)).toBe("no | ask on some routes | yes");
  });

  it("leave to be asked what the weight does not show", () => {
    expect(marksOf("Lufthansa", { to: "eu", pet: "cat" })).toBe("yes ≤ 8 kg | ask > 8 kg | yes");
  });

  it("keep the limit that the pet meets or exceeds", () => {
    expect(marksOf("Air India", { to: "eu", weightKg: 4 })).toBe(
      "yes ≤ 10 kg | ask > 10 kg | ask > 32 kg",
    );
    expect(marksOf("Air India", { to: "eu", weightKg: 20 })).toBe(
      "no ≤ 10 kg | yes 10–32 kg | ask > 32 kg",
    );
  });

  it("are closed where the destination takes cargo alone", () => {
    expect(marksOf("Air India", { to: "uk" })).toBe("no | no | yes");
  });
});
