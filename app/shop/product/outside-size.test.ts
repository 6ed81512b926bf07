import { describe, expect, it } from "vitest";
import { readOutside } from "./outside-size.ts";

describe("The outside of a product", () => {
  it.each([
    "Firm base. Outside 45 × 28 × 24.5 cm; inside 43 × 26 × 24 cm",
    "outside: 45x28x24.5cm",
    "Inside 43 × 26 × 24 cm. Outside 45 × 28 × 24.5\u00a0cm",
  ])("is read in %j", (description) => {
    expect(readOutside(description)).toEqual({ lengthCm: 45, widthCm: 28, heightCm: 24.5 });
  });

  it.each(["", "Inside 43 × 26 × 24 cm", "Outside 45 × 28 cm", "Outside 18 × 11 × 10 in"])(
    "is not known from %j",
    (description) => {
      expect(readOutside(description)).toBeNull();
    },
  );
});
