import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rupees } from "./landing-page.ts";
import { landingPages } from "./landing-pages.ts";

describe.each(Object.entries(landingPages))("%s", (path, { picture }) => {
  it("has an address below /products", () => {
    expect(path).toMatch(/^\/products\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("has a picture in app/pictures", () => {
    expect(existsSync(new URL(`../../pictures/${picture}`, import.meta.url))).toBe(true);
  });
});

describe("a fixed price", () => {
  it.each([
    ["275.00", 275_00],
    ["1,499", 1_499_00],
    ["1,590.50", 1_590_50],
    ["34,990", 34_990_00],
    ["1,24,990", 1_24_990_00],
  ])("of %s is shown as written and equals %i paise", (amount, cents) => {
    expect(rupees(amount)).toEqual({ label: `₹${amount}`, cents });
  });

  it.each(["₹520", "1.499,00", "1499", "1,49", "520.5", "free", ""])(
    "written as %j throws an error that names it",
    (amount) => {
      expect(() => rupees(amount)).toThrow(`Not an amount of rupees: ${amount}`);
    },
  );
});
