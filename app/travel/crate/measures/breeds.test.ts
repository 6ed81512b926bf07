import { describe, expect, it } from "vitest";
import { allCrateSizes as sizes } from "#content/shop/crate-sizes.ts";
import { someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { findCrates } from "#travel/crate/formula/find-crates.ts";
import { breeds } from "./breeds.ts";
import { readCrateQuery, writeCrateQuery } from "./crate-measures.ts";

describe("the breeds", () => {
  it("have names of their own", () => {
    expect(new Set(breeds.map(({ name }) => name)).size).toBe(breeds.length);
  });

  it("include those of India, and cats", () => {
    const names = breeds.map(({ name }) => name);
    const ofIndia = ["Indie dog", "Rajapalayam", "Mudhol Hound", "Chippiparai", "Indian Spitz"];
    expect(names).toEqual(expect.arrayContaining([...ofIndia, "Indie cat", "Persian cat"]));
  });

  it("all find a crate among ours, except for the Great Dane", () => {
    const withoutCrate = breeds.filter(
      (breed) => findCrates(someMeasures(breed), sizes).best === null,
    );
    expect(withoutCrate.map(({ name }) => name)).toEqual(["Great Dane"]);
  });
});

describe.each(breeds)("$name", ({ name: _, ...lengths }) => {
  it.each([1, 2, 3] as const)("has measures that the query takes, of %i pets", (pets) => {
    const measures = someMeasures({ ...lengths, pets });
    const request = readCrateQuery(writeCrateQuery(measures));
    expect(request).toMatchObject({ kind: "measured", measures });
  });

  it("leaves room within the bounds for a pet that is a third larger", () => {
    const { aCm, bCm, cCm, dCm } = lengths;
    const [a, b, c, d] = [aCm, bCm, cCm, dCm].map((cm) => Math.round((cm * 4) / 3));
    const query = `pet=${lengths.pet}&a=${a}&b=${b}&c=${c}&d=${d}`;
    expect(readCrateQuery(new URLSearchParams(query)).kind).toBe("measured");
  });

  it("has the proportions of a dog or a cat", () => {
    const { aCm, bCm, cCm, dCm } = lengths;
    expect(bCm / dCm).toBeGreaterThan(0.35);
    expect(bCm / dCm).toBeLessThan(0.62);
    expect(aCm / dCm).toBeGreaterThanOrEqual(0.95);
    expect(aCm / dCm).toBeLessThan(1.55);
    expect(cCm / aCm).toBeGreaterThan(0.25);
    expect(cCm / aCm).toBeLessThan(0.5);
  });
});
