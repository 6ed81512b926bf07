import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CrateSize, allCrateSizes as sizes } from "#content/shop/crate-sizes.ts";
import { anyMeasures, someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import { type FittedCrate, findCrates, isBarelyRoomy } from "./find-crates.ts";

const measured = (size: CrateSize): CrateSize => ({ ...size, measuredOn: "2026-11-23" });
const unmeasured = (size: CrateSize): CrateSize => ({ ...size, measuredOn: null });

const fittedTo = (measures: CrateMeasures, size: CrateSize) =>
  findCrates(measures, [size]).crates[0];
const fitOf = (measures: CrateMeasures, size: CrateSize) => fittedTo(measures, size)?.fits;

const leastMarginCm = ({ marginsCm }: FittedCrate<CrateSize>) =>
  Math.min(...Object.values(marginsCm));

/** Pets that need exactly this inside on 2 cm of bedding, with different shares of back and legs in its length. */
function petsThatNeed({ inside: { lengthCm, widthCm, heightCm } }: CrateSize) {
  return fc.integer({ min: 3, max: Math.floor(heightCm - 3) }).map((bCm) =>
    someMeasures({
      aCm: lengthCm - bCm / 2,
      bCm,
      cCm: widthCm / 2,
      dCm: heightCm - 2,
      padCm: 2,
    }),
  );
}

describe.each(sizes)("size $size at its edges", (size) => {
  const atEdge = petsThatNeed(size);
  const whole = size.isOftenRefused ? "tight" : "yes";

  it("is tight as the maker’s, and fits as one that we measured, with nothing to spare", () => {
    fc.assert(
      fc.property(atEdge, (pet) => {
        expect(fittedTo(pet, unmeasured(size))).toMatchObject({
          fits: "tight",
          isRoomy: false,
          marginsCm: { length: 0, width: 0, height: 0 },
        });
        expect(fitOf(pet, measured(size))).toBe(whole);
      }),
    );
  });

  it.each([
    ["length", { aCm: 0.1 }],
    ["width", { cCm: 0.05 }],
    ["height", { dCm: 0.1 }],
    ["height", { padCm: 0.1 }],
  ] as const)("does not fit a pet that needs a tenth more %s", (axis, more) => {
    fc.assert(
      fc.property(atEdge, fc.constantFrom(measured, unmeasured), (pet, source) => {
        const crate = fittedTo(added(pet, more), source(size));
        expect(crate?.fits).toBe("no");
        expect(crate?.marginsCm).toEqual({ length: 0, width: 0, height: 0, [axis]: -0.1 });
      }),
    );
  });

  it("fits, as long as it is the maker’s, with 2 cm to spare on every axis and not with less", () => {
    const withReserve = atEdge.map((pet) => added(pet, { aCm: -2, cCm: -1, dCm: -2 }));
    fc.assert(
      fc.property(withReserve, (pet) => {
        expect(fitOf(pet, unmeasured(size))).toBe(whole);
        expect(fitOf(added(pet, { aCm: 0.1 }), unmeasured(size))).toBe("tight");
        expect(fitOf(added(pet, { cCm: 0.05 }), unmeasured(size))).toBe("tight");
        expect(fitOf(added(pet, { dCm: 0.1 }), unmeasured(size))).toBe("tight");
      }),
    );
  });

  it("is roomy with exactly 8 cm above the head, and not with less", () => {
    const withHeadroom = atEdge.map((pet) => added(pet, { aCm: -2, cCm: -1, dCm: -8 }));
    fc.assert(
      fc.property(withHeadroom, fc.constantFrom(measured, unmeasured), (pet, source) => {
        expect(fittedTo(pet, source(size))?.isRoomy).toBe(!size.isOftenRefused);
        expect(fittedTo(added(pet, { dCm: 0.1 }), source(size))?.isRoomy).toBe(false);
      }),
    );
  });
});

describe("the crates that are found", () => {
  const fromBestToWorst = ["yes", "tight", "no"];
  const rankOf = ({ fits }: FittedCrate<CrateSize>) => fromBestToWorst.indexOf(fits);

  it("never fit a larger pet better than a smaller one", () => {
    const more = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
    const growth = fc.record({ aCm: more, bCm: more, cCm: more, dCm: more });
    fc.assert(
      fc.property(anyMeasures, growth, (pet, by) => {
        const smaller = findCrates(pet, sizes);
        const larger = findCrates(added(pet, by), sizes);
        smaller.crates.forEach((crate, index) => {
          const forLarger = larger.crates[index];
          expect(forLarger && rankOf(forLarger)).toBeGreaterThanOrEqual(rankOf(crate));
        });
      }),
    );
  });

  it("never fit a snub-nosed pet, or one pet more, better than a single pet with the same measures", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const one = findCrates({ ...pet, isSnubNosed: false, pets: 1 }, sizes);
        const others = findCrates(pet, sizes);
        one.crates.forEach((crate, index) => {
          const forOthers = others.crates[index];
          expect(forOthers && rankOf(forOthers)).toBeGreaterThanOrEqual(rankOf(crate));
        });
      }),
    );
  });

  it("fit at least as well as every smaller one", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const ranks = findCrates(pet, sizes.map(unmeasured)).crates.map(rankOf);
        expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      }),
    );
  });

  it("never fit with less than 2 cm to spare while they are the maker’s", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const fitting = findCrates(pet, sizes.map(unmeasured)).crates.filter(
          ({ fits }) => fits === "yes",
        );
        expect(fitting.filter((crate) => leastMarginCm(crate) < 2)).toEqual([]);
      }),
    );
  });

  it("are too small if and only if something is missing on an axis", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const { crates } = findCrates(pet, sizes);
        const wrong = crates.filter((crate) => (crate.fits === "no") !== leastMarginCm(crate) < 0);
        expect(wrong).toEqual([]);
      }),
    );
  });

  it("are never best in the size 100, and the best is the first that fits", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const { best, bestRoomy, crates } = findCrates(pet, sizes);
        expect(best?.size).not.toBe("100");
        expect(bestRoomy?.size).not.toBe("100");
        expect(best).toBe(crates.find(({ fits }) => fits === "yes") ?? null);
        expect(bestRoomy).toBe(crates.find(({ isRoomy }) => isRoomy) ?? null);
        expect(crates.filter(({ isRoomy, fits }) => isRoomy && fits !== "yes")).toEqual([]);
      }),
    );
  });
});

/** The expected crates, by the makers' sizes. */
const table = [
  ["Labrador", { aCm: 66, bCm: 40, cCm: 25, dCm: 66 }, [86, 50, 68], "500", "700"],
  ["Dobermann", { aCm: 80, bCm: 42, cCm: 25, dCm: 82 }, [101, 50, 84], "Large carrier", null],
  ["cat", { pet: "cat", aCm: 43, bCm: 22, cCm: 15, dCm: 31 }, [54, 30, 33], "200", "200"],
  ["small dog", { aCm: 30, bCm: 14, cCm: 12, dCm: 28 }, [37, 24, 30], "200", "200"],
] as const;

describe.each([
  ["maker’s", unmeasured],
  ["measured", measured],
])("of %s sizes, the crate for a pet", (_, source) => {
  it.each(table)("is the table’s for the %s", (_pet, fields, box, best, bestRoomy) => {
    const finding = findCrates(someMeasures(fields), sizes.map(source));
    const [lengthCm, widthCm, heightCm] = box;
    expect(finding.needed).toEqual({ lengthCm, widthCm, heightCm });
    expect(finding.roomy).toEqual({ lengthCm, widthCm, heightCm: heightCm + 8 });
    expect(finding.best?.size).toBe(best);
    expect(finding.bestRoomy?.size ?? null).toBe(bestRoomy);
  });
});

describe("the crate for a pet", () => {
  it("is a 500 for a Labrador, with the margins to what is needed", () => {
    const { crates } = findCrates(someMeasures(), sizes.map(unmeasured));
    expect(crates.find(({ size }) => size === "500")).toMatchObject({
      fits: "yes",
      isRoomy: false,
      marginsCm: { length: 6, width: 12, height: 2 },
    });
    expect(crates.find(({ size }) => size === "400")).toMatchObject({
      fits: "no",
      marginsCm: { length: -5, width: 7, height: -5 },
    });
  });

  it.each([
    ["Indie dog", { aCm: 64, bCm: 26, cCm: 20, dCm: 58 }, "400", "500"],
    ["cat", { pet: "cat", aCm: 46, bCm: 16, cCm: 14, dCm: 32 }, "200", "200"],
    ["pug", { aCm: 50, bCm: 18, cCm: 21, dCm: 38, isSnubNosed: true }, "300", "300"],
  ] as const)("is the one that the guide names for its %s", (_pet, fields, smallest, roomy) => {
    const { best, bestRoomy } = findCrates(someMeasures(fields), sizes.map(unmeasured));
    expect([best?.size, bestRoomy?.size]).toEqual([smallest, roomy]);
  });

  it("is none of ours that is roomy for a Dobermann, which needs 92 cm of height", () => {
    const dobermann = someMeasures({ aCm: 80, bCm: 42, cCm: 25, dCm: 82 });
    const { roomy, crates } = findCrates(dobermann, sizes.map(unmeasured));
    expect(roomy.heightCm).toBe(92);
    expect(crates.find(({ size }) => size === "700")?.fits).toBe("no");
  });

  it("is tight at best in the 100 for a small dog", () => {
    const smallDog = someMeasures({ aCm: 30, bCm: 14, cCm: 12, dCm: 28 });
    expect(findCrates(smallDog, sizes.map(measured)).crates[0]).toMatchObject({
      size: "100",
      fits: "tight",
      isRoomy: false,
    });
  });

  it("is none if the pet has no room in any of ours", () => {
    const finding = findCrates(someMeasures({ aCm: 112, bCm: 52, cCm: 33, dCm: 104 }), sizes);
    expect(finding).toMatchObject({ best: null, bestRoomy: null });
  });

  it("is one that we measured, a size below the maker’s that would be tight", () => {
    const pet = someMeasures({ aCm: 70, dCm: 67 });
    const sourced = (size: CrateSize) => (size.size === "500" ? measured(size) : unmeasured(size));
    expect(findCrates(pet, sizes.map(unmeasured)).best?.size).toBe("700");
    expect(findCrates(pet, sizes.map(sourced)).best?.size).toBe("500");
  });
});

describe("a roomy crate", () => {
  it("is barely roomy as the maker’s, if its headroom has no reserve", () => {
    const isBarely = (dCm: number, source: typeof measured) => {
      const { bestRoomy } = findCrates(someMeasures({ dCm }), sizes.map(source));
      return bestRoomy && [bestRoomy.size, isBarelyRoomy(bestRoomy)];
    };
    expect(isBarely(60, unmeasured)).toEqual(["500", true]);
    expect(isBarely(58, unmeasured)).toEqual(["500", false]);
    expect(isBarely(60, measured)).toEqual(["500", false]);
  });
});

/** The measures with these lengths added, which may be negative. */
function added(
  measures: CrateMeasures,
  by: Partial<Record<"aCm" | "bCm" | "cCm" | "dCm" | "padCm", number>>,
): CrateMeasures {
  const { aCm = 0, bCm = 0, cCm = 0, dCm = 0, padCm = 0 } = by;
  return {
    ...measures,
    aCm: measures.aCm + aCm,
    bCm: measures.bCm + bCm,
    cCm: measures.cCm + cCm,
    dCm: measures.dCm + dCm,
    padCm: measures.padCm + padCm,
  };
}
