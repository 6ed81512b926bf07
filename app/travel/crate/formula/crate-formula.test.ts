import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeasures, someMeasures } from "#tests/fixtures/travel/crate-measures.ts";
import { formulaInside, neededInside, roomyInside } from "./crate-formula.ts";
import { petsInCrate } from "./sharing.ts";

describe("the inside by the formula", () => {
  it("is A and half of B long, twice C wide and D high", () => {
    expect(formulaInside(someMeasures())).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 66 });
  });

  it("is three and four times as wide as the larger of two and three pets", () => {
    const two = someMeasures({ pets: 2, weightKg: 14 });
    const three = someMeasures({ pets: 3, weightKg: 14, isLitter: true });
    expect(formulaInside(two).widthCm).toBe(75);
    expect(formulaInside(three).widthCm).toBe(100);
  });

  it("is that of one pet where several do not share a crate", () => {
    expect(formulaInside(someMeasures({ pets: 2, weightKg: 30 }))).toEqual(
      formulaInside(someMeasures()),
    );
  });

  it("is ten per cent larger on every axis for a snub-nosed pet", () => {
    const pug = { aCm: 50, bCm: 18, cCm: 21, dCm: 38, isSnubNosed: true };
    expect(formulaInside(someMeasures(pug))).toEqual({
      lengthCm: 64.9,
      widthCm: 46.2,
      heightCm: 41.8,
    });
  });

  it("does not grow by what floating point adds to a product", () => {
    // In floating point, 30 × 1.1 is 33.000000000000004.
    expect(formulaInside(someMeasures({ dCm: 30, isSnubNosed: true })).heightCm).toBe(33);
  });

  it("is rounded up to a tenth of a centimetre", () => {
    const measures = someMeasures({ aCm: 66.01, cCm: 25.05, dCm: 66.11 });
    expect(formulaInside(measures)).toEqual({ lengthCm: 86.1, widthCm: 50.1, heightCm: 66.2 });
  });

  it("is rounded once, so that a tenth of an inch does not ask for the next size", () => {
    // 25.3 and 11.6 inches: A and half of B are 78.994 cm.
    expect(formulaInside(someMeasures({ aCm: 64.262, bCm: 29.464 })).lengthCm).toBe(79);
  });

  it("is never below the exact lengths, and less than a tenth above them", () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const { lengthCm, widthCm, heightCm } = formulaInside(measures);
        const a = thousandths(measures.aCm);
        const b = thousandths(measures.bCm);
        const c = thousandths(measures.cCm);
        const d = thousandths(measures.dCm);
        const growth = measures.isSnubNosed ? 11n : 10n;
        expectRoundedUp(lengthCm, (2n * a + b) * growth);
        expectRoundedUp(widthCm, 2n * BigInt(petsInCrate(measures) + 1) * c * growth);
        expectRoundedUp(heightCm, 2n * d * growth);
      }),
    );
  });
});

describe("the inside that is needed", () => {
  it("has 2 cm of bedding on the height, and is otherwise by the formula", () => {
    expect(neededInside(someMeasures())).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 68 });
  });

  it.each([
    [0, 66],
    [2.5, 68.5],
    [10, 76],
  ])("has %s cm of bedding if the visitor says so", (padCm, heightCm) => {
    expect(neededInside(someMeasures({ padCm })).heightCm).toBe(heightCm);
  });

  it("has no ten per cent more of bedding for a snub-nosed pet", () => {
    expect(neededInside(someMeasures({ dCm: 38, isSnubNosed: true })).heightCm).toBe(43.8);
  });

  it("is in whole tenths of a centimetre, without what floating point adds", () => {
    expect(neededInside(someMeasures({ dCm: 66.1, padCm: 0.2 })).heightCm).toBe(66.3);
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const { heightCm } = neededInside(measures);
        expect(Number(heightCm.toFixed(1))).toBe(heightCm);
      }),
    );
  });
});

describe("the roomy inside", () => {
  it("has 8 cm above the head of a pet on its bedding", () => {
    expect(roomyInside(someMeasures())).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 76 });
  });

  it("has no ten per cent more of these 8 cm for a snub-nosed pet", () => {
    expect(roomyInside(someMeasures({ dCm: 38, isSnubNosed: true })).heightCm).toBe(51.8);
  });
});

const thousandths = (cm: number) => BigInt(Math.round(cm * 1_000));

/** The exact length is in the 2000th parts of a centimetre in which the formula has no fractions. */
function expectRoundedUp(cm: number, exact: bigint) {
  const tenths = Math.round(cm * 10);
  expect(cm).toBe(tenths / 10);
  expect(BigInt(tenths) * 2000n >= exact).toBe(true);
  expect(BigInt(tenths - 1) * 2000n < exact).toBe(true);
}
