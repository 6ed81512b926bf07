import { describe, expect, it } from "vitest";
import type { CrateBox } from "#content/shop/crate-sizes.ts";
import { judgeBag } from "./bag-verdict.ts";

const box = (lengthCm: number, widthCm: number, heightCm: number): CrateBox => ({
  lengthCm,
  widthCm,
  heightCm,
});

const klm = { bag: box(46, 28, 24), upTo: { kg: 8 } };
const airIndia = { upTo: { kg: 10 } };
const size = box(46, 28, 24);

describe("A bag for the cabin", () => {
  it("fits at the limits themselves", () => {
    expect(judgeBag(klm, { size, kg: 8 })).toEqual({ verdict: "fits", words: "Fits" });
  });

  it.each([
    [{ size, kg: 9.5 }, "Too heavy by 1.5 kg"],
    [{ size, kg: 8.1 }, "Too heavy by 0.1 kg"],
    [{ size, kg: 8.001 }, "Too heavy by 0.001 kg"],
    [{ size: box(49, 28, 24), kg: 8 }, "Bag too long by 3 cm (46 × 28 × 24 cm)"],
    [{ size: box(46, 28.5, 24) }, "Bag too wide by 0.5 cm (46 × 28 × 24 cm)"],
    [{ size: box(50, 28, 25) }, "Bag too long by 4 cm, too high by 1 cm (46 × 28 × 24 cm)"],
    [{ size: box(46, 28, 26), kg: 9 }, "Too heavy by 1 kg; bag too high by 2 cm (46 × 28 × 24 cm)"],
  ])("%j is above a limit: %s", (bag, words) => {
    expect(judgeBag(klm, bag)).toEqual({ verdict: "exceeds", words });
  });

  it("may be turned on the floor, and not laid on its side", () => {
    expect(judgeBag(klm, { size: box(28, 46, 24), kg: 8 }).words).toBe("Fits");
    expect(judgeBag(klm, { size: box(46, 24, 28), kg: 8 }).words).toBe(
      "Bag too high by 4 cm (46 × 28 × 24 cm)",
    );
  });

  it("has to be asked about where no size is published, unless its weight decides", () => {
    const ask = { verdict: "unpublished", words: "Size not published: ask" };
    expect(judgeBag(airIndia, { size })).toEqual(ask);
    expect(judgeBag(airIndia, { size, kg: 10 })).toEqual(ask);
    expect(judgeBag(airIndia, { size, kg: 10.5 }).words).toBe("Too heavy by 0.5 kg");
    expect(judgeBag({ upTo: {} }, { kg: 4 }).words).toBe("Weight not published: ask");
  });

  it("is told the limit of what is not known of it", () => {
    expect(judgeBag(klm, { size }).words).toBe("Size fits; ≤ 8 kg with your pet");
    expect(judgeBag(klm, { kg: 8 }).words).toBe("Weight fits; bag ≤ 46 × 28 × 24 cm");
    expect(judgeBag(airIndia, { kg: 8 }).words).toBe("Weight fits; size not published");
  });
});
