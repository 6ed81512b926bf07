import { describe, expect, it } from "vitest";
import { anOption, aProduct, aVariant } from "#tests/fixtures/product.ts";
import { someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { describeAdvice } from "#travel/crate/advice/advice-texts.server.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { type CrateForSale, listCratesForSale } from "#travel/crate/offers/crates-for-sale.ts";
import { listNotes } from "./crate-notes.ts";
import { toCrateJson } from "./crate-result-json.server.ts";
import { crateTexts } from "./crate-texts.server.ts";

const ids = { cr1: "prod_01A", largeCarrier: "prod_01B" };
const unmeasured = (crate: CrateForSale) => ({ ...crate, measuredOn: null });
const advice = describeAdvice("2026-11-26");
const crates = listCratesForSale(ids, []).map(unmeasured);

const notesFor = (
  fields: Parameters<typeof someMeasures>[0],
  from: readonly CrateForSale[] = crates,
) => {
  const measures = someMeasures(fields);
  return toCrateJson(measures, findCrates(measures, from), advice).notes.join("\n");
};

describe("the result as data", () => {
  it("has the formula, what is needed, the best, each crate and the notes", () => {
    const variants = [aVariant({ id: "variant_01B", options: [anOption("opt_01A", "500")] })];
    const product = aProduct({ id: ids.cr1, variants });
    const measures = someMeasures();
    const finding = findCrates(measures, listCratesForSale(ids, [product]).map(unmeasured));
    const answer = toCrateJson(measures, finding, advice);
    expect(answer).toEqual({
      shares: null,
      formula: { lengthCm: 86, widthCm: 50, heightCm: 66 },
      needed: { lengthCm: 86, widthCm: 50, heightCm: 68 },
      roomy: { lengthCm: 86, widthCm: 50, heightCm: 76 },
      best: "500",
      bestRoomy: "700",
      crates: expect.any(Array),
      notes: listNotes(measures, finding.crates, crateTexts),
    });
    expect(answer.crates.map(({ size }) => size)).toEqual(crates.map(({ size }) => size));
    expect(answer.crates.find(({ size }) => size === "500")).toMatchObject({
      productId: ids.cr1,
      variantId: "variant_01B",
      fits: "yes",
      isRoomy: false,
      volumetricKg: 89.1,
      passesHoldDoor: false,
    });
  });

  it("has no best where none fits", () => {
    const measures = someMeasures({ aCm: 140 });
    expect(toCrateJson(measures, findCrates(measures, crates), advice)).toMatchObject({
      best: null,
      bestRoomy: null,
    });
  });
});

describe("the notes", () => {
  it("always say what is needed and that the airline decides", () => {
    expect(notesFor({})).toContain("the formula and 2 cm of bedding");
    expect(notesFor({ padCm: 0 })).toContain("bedding comes on top");
    expect(notesFor({})).toContain("The airline decides");
  });

  it("say that a maker’s size has a reserve, until all are measured", () => {
    const measured = crates.map((crate) => ({ ...crate, measuredOn: "2026-11-23" }));
    expect(notesFor({})).toContain("only with 2 cm to spare on every side");
    expect(notesFor({}, measured)).not.toContain("to spare");
  });

  it("lead to the wooden crate where none of ours fits", () => {
    expect(notesFor({ aCm: 120 })).toContain("None of our sizes fits.");
    expect(notesFor({})).not.toContain("wooden");
  });

  it("lead to the wooden crate where one of ours fits and none is roomy", () => {
    const notes = notesFor({ aCm: 80, bCm: 42, cCm: 25, dCm: 82 });
    expect(notes).toContain("None of our sizes is roomy.");
    expect(notes).toContain("101 × 50 × 92 cm inside");
    expect(notes).not.toContain("None of our sizes fits");
  });

  it("speak of snub noses and of sharing a crate only where they are asked about", () => {
    expect(notesFor({ isSnubNosed: true })).toContain("snub-nosed pet are included");
    expect(notesFor({ pets: 2, weightKg: 4 })).toContain("only if the airline agrees");
    expect(notesFor({})).not.toMatch(/snub|agrees/);
  });

  it("name a reinforced crate for every dog of a breed that is not known", () => {
    expect(notesFor({})).toContain("CR 82");
    expect(notesFor({ breed: "Labrador Retriever" })).not.toContain("CR 82");
    expect(notesFor({ pet: "cat" })).not.toContain("CR 82");
  });

  it("begin with the advice that comes before every price", () => {
    expect(notesFor({ breed: "Rottweiler" })).toMatch(/^First ask about a reinforced crate.*CR 82/);
    expect(notesFor({ pets: 2, weightKg: 30 })).toMatch(/^One crate each\..*14 kg each/);
  });
});
