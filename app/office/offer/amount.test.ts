import { describe, expect, it } from "vitest";
import {
  currencyCodes,
  formatAmount,
  formatAmountWithCode,
  readAmount,
  writeAmount,
} from "./amount.ts";

describe("an amount", () => {
  it.each([
    ["125000", 12_500_000],
    ["1,25,000", 12_500_000],
    ["125,000", 12_500_000],
    ["1,25,000.5", 12_500_050],
    ["125000.50", 12_500_050],
    ["0.07", 7],
    ["₹ 1,25,000/-", 12_500_000],
    ["Rs. 500", 50_000],
    ["rs500", 50_000],
    ["INR 12,34,567.89", 123_456_789],
    ["१,२५,०००", 12_500_000],
    ["-2,000", -200_000],
    ["−2,000", -200_000],
    ["0", 0],
  ])("of rupees is read as it is typed: %s", (typed, hundredths) => {
    expect(readAmount(typed, "INR")).toBe(hundredths);
  });

  it.each([
    ["nothing", ""],
    ["a word", "free"],
    ["a comma where others have a point", "1,25"],
    ["points between groups", "1.25.000"],
    ["three digits after the point, which may be thousands", "1.250"],
    ["groups of no country", "1,2,50,00"],
    ["two amounts", "95 + 195"],
    ["the sign of another currency", "$500"],
    ["more than any move costs", "1,000,000,000"],
  ])("is not guessed from %s", (_, typed) => {
    expect(readAmount(typed, "INR")).toBeNull();
  });

  it("is in the digits of those who pay it", () => {
    expect(formatAmount(12_500_000, "INR")).toBe("₹1,25,000");
    expect(formatAmount(12_500_050, "INR")).toBe("₹1,25,000.50");
    expect(formatAmount(12_500_000, "USD")).toBe("US$125,000");
    expect(formatAmountWithCode(12_500_000, "INR")).toBe("INR 1,25,000");
  });

  it("is the same after it was written into a form and read again", () => {
    for (const hundredths of [0, 1, 99, 100, 12_500_050, -200_001, 99_999_999_999]) {
      for (const code of currencyCodes) {
        expect(readAmount(writeAmount(hundredths), code)).toBe(hundredths);
        expect(readAmount(formatAmountWithCode(hundredths, code), code)).toBe(hundredths);
      }
    }
  });
});
