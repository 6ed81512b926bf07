import { describe, expect, it } from "vitest";
import { rupees } from "./fixed-prices";

describe("a fixed price", () => {
  it.each([
    ["275.00", 275_00],
    ["1,499", 1_499_00],
    ["1,590.50", 1_590_50],
    ["34,990", 34_990_00],
    ["1,24,990", 1_24_990_00],
  ])("of %s is shown as it is written, and is %i paise", (amount, cents) => {
    expect(rupees(amount)).toEqual({ label: `₹${amount}`, cents });
  });

  it.each(["₹520", "1.499,00", "1499", "1,49", "520.5", "free", ""])(
    "that is written %j stops the site with what is wrong",
    (amount) => {
      expect(() => rupees(amount)).toThrow(`Not an amount of rupees: ${amount}`);
    },
  );
});
