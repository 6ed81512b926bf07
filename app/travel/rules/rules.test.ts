import { describe, expect, it } from "vitest";
import { pets } from "#content/pets.ts";
import { destinationNames, rulesOf, rulesOfMove } from "./rules.ts";

describe("the rules of a move", () => {
  it("name each step once for dogs and once for cats", () => {
    for (const destination of destinationNames) {
      for (const species of pets) {
        const steps = rulesOf(destination)
          .rules.filter((rule) => rule.species.includes(species))
          .map(({ step }) => step);
        expect(new Set(steps).size, `${destination} ${species}`).toBe(steps.length);
      }
    }
  });

  it("ask for India's export certificate when leaving India, and not when coming home", () => {
    for (const destination of destinationNames) {
      const steps = rulesOfMove(destination).map(({ step }) => step);
      const { isIntoIndia, via } = rulesOf(destination).destination;
      // One that is reached by way of another country leaves the certificate to the plan for that one.
      expect(steps.includes("aqcs-certificate"), destination).toBe(!isIntoIndia && !via);
    }
  });

  it("of the law have an official source, and our advice an address that explains it", () => {
    const ownSource = destinationNames.flatMap(rulesOfMove).filter(({ sourceOf }) => !sourceOf);
    for (const rule of ownSource) {
      expect(rule.source.url, rule.what).toMatch(
        rule.kind === "law" ? /^https:\/\// : /^(https:\/\/|\/)/,
      );
    }
  });

  it("need only steps that some move has", () => {
    const rules = destinationNames.flatMap(rulesOfMove);
    const steps = rules.map(({ step }) => step);
    for (const { step, needs, neededBy, sourceOf } of rules) {
      for (const named of [...needs, ...neededBy, sourceOf ?? step]) {
        expect(steps, `${step} names ${named}`).toContain(named);
      }
    }
  });
});
