import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { type CrateSize, withMeasuredInside } from "#content/shop/crate-sizes.ts";
import { someMeasures, unsoldCrate } from "#tests/fixtures/travel/crate-measures.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { FactRows } from "#ui/text/fact-rows.tsx";
import { keepUnits } from "#ui/text/text.ts";
import { CrateCard } from "./crate-card.tsx";
import { crateTexts } from "./crate-texts.server.ts";

const makersSize = {
  size: "500",
  inside: { lengthCm: 92, widthCm: 62, heightCm: 70 },
  outside: { lengthCm: 102, widthCm: 69, heightCm: 76 },
};
const ourInside = { lengthCm: 91.5, widthCm: 61, heightCm: 69 };
const measured = withMeasuredInside(makersSize, {
  "500": { ...ourInside, measuredOn: "2026-11-23" },
});
const makers = withMeasuredInside(makersSize, { "500": null });

/** The text of a size's card for a pet and of what unfolds below, or null if it does not fit. */
function cardOf(size: CrateSize, fields: Parameters<typeof someMeasures>[0] = {}): string | null {
  const { best } = findCrates(someMeasures(fields), [unsoldCrate(size)]);
  const card = best && (
    <MemoryRouter>
      <CrateCard crate={best} reason="" labels={crateTexts.facts} enquiryPath="/contact" />
      <FactRows rows={best.words.facts} />
    </MemoryRouter>
  );
  return card && renderToStaticMarkup(card).replace(/<[^>]+>/g, " ");
}

describe("the card of a crate", () => {
  it("says that we measured it, and has the margins to what we measured", () => {
    const card = cardOf(measured);
    expect(card).toContain("91.5 × 61 × 69 cm, measured by us on 23 November 2026");
    expect(card).toContain(keepUnits("5.5 cm in length, 11 cm in width, 1 cm in height"));
  });

  it("says that a size is the maker’s", () => {
    expect(cardOf(makers)).toContain("92 × 62 × 70 cm, maker’s size, not measured yet");
  });

  it("has the outside, the weight by volume and the hold door", () => {
    const card = cardOf(makers);
    expect(card).toContain(keepUnits("102 × 69 × 76 cm"));
    expect(card).toContain(keepUnits("89.1 kg"));
    expect(card).toMatch(/hold door +Does not pass/);
    expect(card).toContain("Does not pass");
  });

  it("warns where a maker’s size is roomy without a reserve", () => {
    expect(cardOf(makers, { dCm: 60 })).toContain("Barely roomy");
    expect(cardOf(makers, { dCm: 58 })).not.toContain("Barely roomy");
    expect(cardOf(measured, { dCm: 59 })).not.toContain("Barely roomy");
  });
});
