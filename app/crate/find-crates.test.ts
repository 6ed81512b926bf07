import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CrateSize, crateProducts } from "~/content/crate-sizes";
import { anyMeasures, someMeasures } from "../../tests/fixtures/crate-measures";
import { headroomCm } from "./crate-formula";
import type { CrateMeasures } from "./crate-measures";
import { type FittedCrate, findCrates, passesHoldDoor } from "./find-crates";

const sizes = crateProducts.flatMap((product) => product.sizes);
const measured = (size: CrateSize): CrateSize => ({ ...size, measuredOn: "2026-11-23" });
const unmeasured = (size: CrateSize): CrateSize => ({ ...size, measuredOn: null });

const fitOf = (measures: CrateMeasures, size: CrateSize) =>
  findCrates(measures, [size]).crates[0]?.fits;

const leastMarginCm = ({ marginsCm }: FittedCrate<CrateSize>) =>
  Math.min(...Object.values(marginsCm));

/** Pets that need exactly this inside, with different proportions of back and legs. */
function petsThatNeed({ inside: { lengthCm, widthCm, heightCm } }: CrateSize) {
  return fc
    .integer({ min: 3, max: heightCm - 1 })
    .map((bCm) => someMeasures({ aCm: lengthCm - bCm / 2, bCm, cCm: widthCm / 2, dCm: heightCm }));
}

describe.each(sizes)("size $size at its edges", (size) => {
  const atEdge = petsThatNeed(size);
  const atAdvice = atEdge.map((pet) => ({ ...pet, dCm: pet.dCm - headroomCm }));

  it("has the minimum for a pet that needs exactly its inside", () => {
    fc.assert(
      fc.property(atEdge, (pet) => {
        const [crate] = findCrates(pet, [size]).crates;
        expect(crate?.fits).toBe("minimum");
        expect(crate?.marginsCm).toEqual({ length: 0, width: 0, height: 0 });
      }),
    );
  });

  it.each([
    ["length", { aCm: 0.1 }],
    ["width", { cCm: 0.05 }],
    ["height", { dCm: 0.1 }],
  ] as const)("does not fit a pet that needs 0.1 cm more %s", (axis, more) => {
    fc.assert(
      fc.property(atEdge, (pet) => {
        const [crate] = findCrates(added(pet, more), [size]).crates;
        expect(crate?.fits).toBe("no");
        expect(crate?.marginsCm).toEqual({ length: 0, width: 0, height: 0, [axis]: -0.1 });
      }),
    );
  });

  it("is advised, once measured, to a pet for which it has exactly the headroom", () => {
    fc.assert(
      fc.property(atAdvice, (pet) => {
        expect(fitOf(pet, measured(size))).toBe("advised");
        expect(fitOf(added(pet, { dCm: 0.1 }), measured(size))).toBe("minimum");
      }),
    );
  });

  it("is advised, if it is the maker’s, only with 2 cm to spare on every axis", () => {
    const withReserve = atAdvice.map((pet) => added(pet, { aCm: -2, cCm: -1, dCm: -2 }));
    fc.assert(
      fc.property(withReserve, (pet) => {
        expect(fitOf(pet, unmeasured(size))).toBe("advised");
        expect(fitOf(added(pet, { aCm: 0.1 }), unmeasured(size))).toBe("minimum");
        expect(fitOf(added(pet, { cCm: 0.05 }), unmeasured(size))).toBe("minimum");
        expect(fitOf(added(pet, { dCm: 0.1 }), unmeasured(size))).toBe("minimum");
      }),
    );
  });
});

describe("the crates that are found", () => {
  const fromBestToWorst = ["advised", "minimum", "no"];
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

  it("never fit a snub-nosed pet, or one pet more, better than a single other pet", () => {
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
        const ranks = findCrates(pet, sizes).crates.map(rankOf);
        expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      }),
    );
  });

  it("are never advised with less than 2 cm to spare if they are the maker’s", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const advised = findCrates(pet, sizes.map(unmeasured)).crates.filter(
          ({ fits }) => fits === "advised",
        );
        expect(advised.filter((crate) => leastMarginCm(crate) < 2)).toEqual([]);
      }),
    );
  });

  it("fit if and only if nothing is missing on any axis", () => {
    fc.assert(
      fc.property(anyMeasures, (pet) => {
        const { crates } = findCrates(pet, sizes);
        const wrong = crates.filter((crate) => (crate.fits === "no") !== leastMarginCm(crate) < 0);
        expect(wrong).toEqual([]);
      }),
    );
  });
});

describe("the crate for a pet", () => {
  it("is a 700 for a Labrador, since a 500 has only the minimum", () => {
    const { best, next, crates } = findCrates(someMeasures(), sizes.map(unmeasured));
    expect(best?.size).toBe("700");
    expect(next?.size).toBe("Large carrier");
    expect(crates.find(({ size }) => size === "500")).toMatchObject({
      fits: "minimum",
      marginsCm: { length: 6, width: 12, height: 4 },
    });
    expect(crates.find(({ size }) => size === "400")).toMatchObject({
      fits: "no",
      marginsCm: { length: -5, width: 7, height: -3 },
    });
  });

  it.each([
    ["Indie dog", { aCm: 64, bCm: 26, cCm: 20, dCm: 58 }, "400", "500"],
    ["cat", { pet: "cat", aCm: 46, bCm: 16, cCm: 14, dCm: 32 }, "200", "200"],
    ["pug", { aCm: 50, bCm: 18, cCm: 21, dCm: 38, isSnubNosed: true }, "300", "300"],
  ] as const)("is the one that the guide names for the %s", (_pet, fields, smallest, advised) => {
    const { best, crates } = findCrates(someMeasures(fields), sizes.map(unmeasured));
    expect(crates.find(({ fits }) => fits !== "no")?.size).toBe(smallest);
    expect(best?.size).toBe(advised);
  });

  it("is built to measure if none of ours fits", () => {
    const finding = findCrates(someMeasures({ aCm: 112, bCm: 52, cCm: 33, dCm: 104 }), sizes);
    expect(finding).toMatchObject({ best: null, next: null, needsWoodenCrate: true });
  });

  it("is one of ours, although not advised, if only the headroom is missing", () => {
    const finding = findCrates(someMeasures({ dCm: 90 }), sizes);
    expect(finding).toMatchObject({ best: null, next: null, needsWoodenCrate: false });
  });

  it("has no larger one after it if it is the largest", () => {
    const { best, next } = findCrates(someMeasures({ dCm: 80 }), sizes);
    expect(best?.size).toBe("Large carrier");
    expect(next).toBeNull();
  });
});

describe("the hold door of a narrow-body aircraft", () => {
  it("lets a 400 pass, and not a 500, which is 2 cm too long and 1 cm too wide", () => {
    const passing = sizes.filter(({ outside }) => passesHoldDoor(outside));
    expect(passing.map(({ size }) => size)).toEqual(["100", "200", "300", "400"]);
  });

  it("lets a crate pass lengthwise or crosswise", () => {
    const crosswise = { lengthCm: 68, widthCm: 100, heightCm: 76 };
    expect(passesHoldDoor(crosswise)).toBe(true);
    expect(passesHoldDoor({ ...crosswise, lengthCm: 68.1 })).toBe(false);
    expect(passesHoldDoor({ ...crosswise, widthCm: 100.1 })).toBe(false);
  });

  it("lets no crate pass that would have to be tipped on its side", () => {
    expect(passesHoldDoor({ lengthCm: 60, widthCm: 60, heightCm: 76.1 })).toBe(false);
  });
});

/** The measures plus these lengths, which may be negative. */
function added(
  measures: CrateMeasures,
  { aCm = 0, bCm = 0, cCm = 0, dCm = 0 }: Partial<Record<"aCm" | "bCm" | "cCm" | "dCm", number>>,
): CrateMeasures {
  return {
    ...measures,
    aCm: measures.aCm + aCm,
    bCm: measures.bCm + bCm,
    cCm: measures.cCm + cCm,
    dCm: measures.dCm + dCm,
  };
}
