import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { someMeasures, unsoldCrate } from "#tests/fixtures/travel/crate-measures.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { Verdict } from "./crate-result.tsx";
import { crateTexts } from "./crate-texts.server.ts";

const crates = allCrateSizes.map(unsoldCrate);

const wordsOf = (verdict: Parameters<typeof Verdict>[0]) =>
  renderToStaticMarkup(<Verdict {...verdict} />)
    .replace(/<[^>]+>/g, "")
    .trim();

it.each([
  ["of two sizes", {}, "Fits: size 500. Roomy: size 700."],
  ["of one size", { aCm: 43, bCm: 22, cCm: 15, dCm: 31 }, "Fits, and is roomy: size 200."],
  ["of a size that is not roomy", { dCm: 82 }, "Fits: the large carrier. Roomy: a wooden crate."],
  ["of none of our sizes", { aCm: 140, dCm: 120 }, "Fits: only a wooden crate."],
])("the verdict %s is a sentence for each crate", (_, lengths, words) => {
  const finding = findCrates(someMeasures(lengths), crates);
  expect(wordsOf({ finding, advice: [], kind: "measured", prompts: crateTexts.prompts })).toBe(
    words,
  );
});

it("the verdict begins with the advice that comes before a crate", () => {
  const advice = [{ title: "One crate each", text: "Each needs its own." }];
  const finding = findCrates(someMeasures(), crates);
  expect(wordsOf({ finding, advice, kind: "measured", prompts: crateTexts.prompts })).toBe(
    "One crate each. Fits: size 500. Roomy: size 700.",
  );
});

it("there is no verdict on lengths that cannot be", () => {
  const { prompts } = crateTexts;
  expect(wordsOf({ finding: null, advice: [], kind: "invalid", prompts })).toBe(prompts.invalid);
});
