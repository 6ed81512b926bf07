import { describe, expect, it } from "vitest";
import { allCrateSizes } from "#content/shop/crate-sizes.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { readCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { crateTexts } from "./crate-texts.server.ts";
import { composeCrateText } from "./crate-whatsapp.ts";

function findingFor(search: string) {
  const request = readCrateQuery(new URLSearchParams(search));
  if (request.kind !== "measured") throw new Error("There are no measures");
  const { measures } = request;
  return { measures, finding: findCrates(measures, allCrateSizes) };
}

function textFor(search: string): string {
  const { measures, finding } = findingFor(search);
  return composeCrateText(measures, finding, crateTexts.whatsApp);
}

describe("the draft for WhatsApp of a crate finder’s answer", () => {
  it("has the pet, its four measures, the sizes answered and what to photograph", () => {
    expect(textFor("pet=dog&breed=Labrador&a=66&b=40&c=25&d=66")).toBe(
      "Is this crate right? My dog, Labrador: A 66 cm, B 40 cm, C 25 cm, D 66 cm. The crate finder answered size 500, or size 700 to be roomy. With this I send three photographs: from the side, standing; lying; and with a tape at the shoulder.",
    );
  });

  it("names one size where the smallest that fits is roomy, and says that a pet is snub-nosed", () => {
    const cat = "pet=cat&a=43&b=22&c=15&d=31&snub=yes";
    const { best, bestRoomy } = findingFor(cat).finding;
    expect(best && best === bestRoomy).toBe(true);
    expect(textFor(cat)).toContain("My cat, snub-nosed: A 43 cm");
    expect(textFor(cat)).toContain(`The crate finder answered size ${best?.size}. `);
  });

  it("says how many travel, and that none of our sizes fits", () => {
    const text = textFor("pet=dog&a=150&b=75&c=50&d=140&pets=2");
    expect(text).toContain("2 dogs, the largest: A 150 cm");
    expect(text).toContain("The crate finder answered a wooden crate, built to measure. ");
  });
});
