import { describe, expect, it } from "vitest";
import { destinationNames, rulesOf, rulesOfMove } from "./rules";

describe("the rules of a move", () => {
  it("name each step once for dogs and once for cats", () => {
    for (const destination of destinationNames) {
      for (const species of ["dog", "cat"] as const) {
        const steps = rulesOf(destination)
          .rules.filter((rule) => rule.species.includes(species))
          .map(({ step }) => step);
        expect(new Set(steps).size, `${destination} ${species}`).toBe(steps.length);
      }
    }
  });

  it("ask for India's export certificate when leaving India, and not when coming home", () => {
    const hasExportCertificate = (destination: (typeof destinationNames)[number]) =>
      rulesOfMove(destination).some(({ step }) => step === "aqcs-certificate");
    expect(destinationNames.filter(hasExportCertificate)).toEqual([
      "uk",
      "eu",
      "usa",
      "canada",
      "uae",
    ]);
  });

  it("of the law have an official source, and our advice an address that explains it", () => {
    const ownSource = destinationNames.flatMap(rulesOfMove).filter(({ sourceOf }) => !sourceOf);
    for (const rule of ownSource) {
      expect(rule.source.url, rule.what).toMatch(
        rule.kind === "law" ? /^https:\/\// : /^(https:\/\/|\/)/,
      );
    }
  });
});
