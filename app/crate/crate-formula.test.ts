import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeasures, someMeasures } from "../../tests/fixtures/crate-measures";
import { advisedInside, minimumInside } from "./crate-formula";

describe("the smallest inside", () => {
  it("is A and half of B long, twice C wide and D high", () => {
    expect(minimumInside(someMeasures())).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 66 });
  });

  it("is three and four times as wide as the larger of two and three pets", () => {
    expect(minimumInside(someMeasures({ pets: 2 })).widthCm).toBe(75);
    expect(minimumInside(someMeasures({ pets: 3 })).widthCm).toBe(100);
  });

  it("is ten per cent larger on every axis for a snub-nosed pet", () => {
    const pug = { aCm: 50, bCm: 18, cCm: 21, dCm: 38, isSnubNosed: true };
    expect(minimumInside(someMeasures(pug))).toEqual({
      lengthCm: 64.9,
      widthCm: 46.2,
      heightCm: 41.8,
    });
  });

  it("does not grow by a rounding error", () => {
    // In floating point, 30 × 1.1 is 33.000000000000004.
    expect(minimumInside(someMeasures({ dCm: 30, isSnubNosed: true })).heightCm).toBe(33);
  });

  it("is rounded up to a tenth of a centimetre", () => {
    const measures = someMeasures({ aCm: 66.01, cCm: 25.05, dCm: 66.11 });
    expect(minimumInside(measures)).toEqual({ lengthCm: 86.1, widthCm: 50.1, heightCm: 66.2 });
  });

  it("is never below the exact lengths, and less than a tenth above them", () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const { lengthCm, widthCm, heightCm } = minimumInside(measures);
        const a = hundredths(measures.aCm);
        const b = hundredths(measures.bCm);
        const c = hundredths(measures.cCm);
        const d = hundredths(measures.dCm);
        const growth = measures.isSnubNosed ? 11n : 10n;
        expectRoundedUp(lengthCm, (2n * a + b) * growth);
        expectRoundedUp(widthCm, 2n * BigInt(measures.pets + 1) * c * growth);
        expectRoundedUp(heightCm, 2n * d * growth);
      }),
    );
  });
});

describe("the inside that we advise", () => {
  it("has 8 cm more above the head, and is otherwise the smallest", () => {
    expect(advisedInside(someMeasures())).toEqual({ lengthCm: 86, widthCm: 50, heightCm: 74 });
  });

  it("is ten per cent larger, headroom included, for a snub-nosed pet", () => {
    expect(advisedInside(someMeasures({ dCm: 38, isSnubNosed: true })).heightCm).toBe(50.6);
  });
});

const hundredths = (cm: number) => BigInt(Math.round(cm * 100));

/** The exact length is in units of 1/2000 cm, in which the formula needs no fractions. */
function expectRoundedUp(cm: number, exact: bigint) {
  const tenths = Math.round(cm * 10);
  expect(cm).toBe(tenths / 10);
  expect(BigInt(tenths) * 200n >= exact).toBe(true);
  expect(BigInt(tenths - 1) * 200n < exact).toBe(true);
}
