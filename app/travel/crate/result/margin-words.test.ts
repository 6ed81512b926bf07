import { describe, expect, it } from "vitest";
import { keepUnits } from "#ui/text/text.ts";
import { crateTitle, fitWords, marginWords } from "./margin-words.ts";

describe("the margins of a crate in words", () => {
  it("say what is to spare on each axis", () => {
    expect(marginWords({ length: 6, width: 12.5, height: 0 })).toBe(
      keepUnits("6 cm in length, 12.5 cm in width, 0 cm in height"),
    );
  });

  it("say only what is missing where something is", () => {
    expect(marginWords({ length: 4, width: 0, height: -1.5 })).toBe(keepUnits("1.5 cm too low"));
    expect(marginWords({ length: -2, width: -0.1, height: 1 })).toBe(
      keepUnits("2 cm too short, 0.1 cm too narrow"),
    );
  });
});

describe("a crate in words", () => {
  it("fits, is roomy, tight or too small", () => {
    expect(fitWords({ fits: "yes", isRoomy: false })).toBe("Fits");
    expect(fitWords({ fits: "yes", isRoomy: true })).toBe("Fits, and is roomy");
    expect(fitWords({ fits: "tight", isRoomy: false })).toBe("Tight");
    expect(fitWords({ fits: "no", isRoomy: false })).toBe("Too small");
  });

  it("has a title", () => {
    expect(crateTitle({ size: "500" })).toBe("Size 500");
    expect(crateTitle({ size: "Large carrier" })).toBe("The large carrier");
  });
});
