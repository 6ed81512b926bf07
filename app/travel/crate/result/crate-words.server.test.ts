import { describe, expect, it } from "vitest";
import { type CrateSize, withMeasuredInside } from "#content/shop/crate-sizes.ts";
import { freightOf } from "#travel/crate/formula/freight.ts";
import { describeCrate } from "./crate-words.server.ts";

const inside = { lengthCm: 81, widthCm: 57, heightCm: 63 };
const small = { size: "400", inside, outside: { lengthCm: 91, widthCm: 64, heightCm: 69 } };
const large = { ...small, outside: { lengthCm: 122, widthCm: 81, heightCm: 89 } };
const makers = withMeasuredInside(small, {});
const measured = withMeasuredInside(small, { "400": { ...inside, measuredOn: "2026-11-23" } });

const wordsOf = (size: CrateSize) => describeCrate({ ...size, ...freightOf(size.outside) });

describe("a crate in words", () => {
  it("says on which day we measured it, or that the size is the maker’s", () => {
    expect(wordsOf(measured)).toMatchObject({
      inside: "81 × 57 × 63 cm, measured by us on 23 November 2026",
      measured: "By us, on 23 November 2026",
      measuredBy: "us, on 23 November 2026",
    });
    expect(wordsOf(makers)).toMatchObject({
      inside: "81 × 57 × 63 cm, maker’s size, not measured yet",
      measured: "By its maker",
      measuredBy: "its maker, not us yet",
    });
  });

  it("says that another reading of the maker’s size is lower, until we have measured it", () => {
    const readLower = { ...small, readLowerCm: [2, 5] } as const;
    expect(wordsOf(withMeasuredInside(readLower, {})).otherReading).toMatch(
      /Elsewhere.*2 to 5 cm lower.*have it measured/,
    );
    const ours = withMeasuredInside(readLower, {
      "400": { ...inside, measuredOn: "2026-11-23" },
    });
    expect(wordsOf(ours).otherReading).toBeNull();
    expect(wordsOf(makers).otherReading).toBeNull();
  });

  it("is tight to have it measured, or because airlines refuse it", () => {
    expect(wordsOf(makers).tightReason).toMatch(/have it measured before you buy/);
    const refused = wordsOf({ ...makers, isOftenRefused: true });
    expect(refused.tightReason).toMatch(/no crate for a flight/);
  });

  it("passes the hold door or needs a larger aircraft", () => {
    const doorOf = (crate: typeof small) =>
      wordsOf(withMeasuredInside(crate, {})).facts.at(-1)?.value;
    expect(doorOf(small)).toBe("Passes");
    expect(doorOf(large)).toMatch(/^Does not pass/);
  });
});
