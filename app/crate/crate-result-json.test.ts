import { describe, expect, it } from "vitest";
import { cr1Crate } from "~/content/crate-sizes";
import { someMeasures } from "../../tests/fixtures/crate-measures";
import { anOption, aProduct, aVariant } from "../../tests/fixtures/product";
import { listNotes, sizeSource, toCrateJson } from "./crate-result-json";
import { type CrateForSale, listCratesForSale } from "./crates-for-sale";
import { findCrates } from "./find-crates";

const crates = listCratesForSale([]);

const notesFor = (
  fields: Parameters<typeof someMeasures>[0],
  from: readonly CrateForSale[] = crates,
) => {
  const measures = someMeasures(fields);
  return listNotes(measures, findCrates(measures, from)).join("\n");
};

const aCat = { pet: "cat", aCm: 30, bCm: 10, cCm: 8, dCm: 22 } as const;

describe("the answer as data", () => {
  it("has the minimum, the advised size, each crate and the notes", () => {
    const variants = [aVariant({ id: "variant_01B", options: [anOption("opt_01A", "500")] })];
    const product = aProduct({ id: cr1Crate.productId, variants });
    const measures = someMeasures();
    const finding = findCrates(measures, listCratesForSale([product]));
    const answer = toCrateJson(measures, finding);
    expect(answer).toEqual({
      minimum: { lengthCm: 86, widthCm: 50, heightCm: 66 },
      advised: { lengthCm: 86, widthCm: 50, heightCm: 74 },
      crates: expect.any(Array),
      notes: listNotes(measures, finding),
    });
    expect(answer.crates.map(({ size }) => size)).toEqual(crates.map(({ size }) => size));
    expect(answer.crates.find(({ size }) => size === "500")).toEqual({
      size: "500",
      productId: cr1Crate.productId,
      variantId: "variant_01B",
      fits: "minimum",
      marginsCm: { length: 6, width: 12, height: 4 },
    });
  });
});

describe("the notes", () => {
  it("always say that bedding is extra and that the airline decides", () => {
    expect(notesFor({})).toContain("without bedding");
    expect(notesFor({})).toContain("The airline decides");
  });

  it("say that a maker’s size needs a reserve, until all are measured", () => {
    const measured = crates.map((crate) => ({ ...crate, measuredOn: "2026-11-23" }));
    expect(notesFor({})).toContain("only with 2 cm to spare on every side");
    expect(notesFor({}, measured)).not.toContain("to spare");
  });

  it("name the hold that the advised crate does not fit into", () => {
    expect(notesFor({})).toContain("700 does not fit into a hold of 100 × 68 × 76 cm");
    expect(notesFor(aCat)).not.toContain("hold of");
  });

  it("say that several airlines refuse a 100 to a pet that fits into one", () => {
    expect(notesFor(aCat)).toContain("do not take the smallest size, 100");
    expect(notesFor({})).not.toContain("smallest size, 100");
  });

  it("suggest the wooden crate if none of ours fits", () => {
    expect(notesFor({ aCm: 120 })).toContain("None of our sizes is large enough.");
    expect(notesFor({})).not.toContain("wooden");
  });

  it("name the smallest with the minimum if we advise none", () => {
    const notes = notesFor({ dCm: 88 });
    expect(notes).toContain(
      "The smallest with the minimum is Large carrier; or we can have a wooden",
    );
    expect(notes).not.toContain("None of our sizes");
  });

  it("mention snub noses and sharing a crate only if the query has them", () => {
    expect(notesFor({ isSnubNosed: true })).toContain(
      "extra 10 per cent for a snub-nosed pet is included",
    );
    expect(notesFor({ pets: 2 })).toContain("only if the airline agrees");
    expect(notesFor({})).not.toMatch(/snub|agrees/);
  });
});

describe("the source of a size", () => {
  it("is the day on which we measured it, or the maker", () => {
    expect(sizeSource({ measuredOn: "2026-11-23" })).toBe("measured by us on 23 November 2026");
    expect(sizeSource({ measuredOn: null })).toBe("maker’s size, not measured yet");
  });
});
