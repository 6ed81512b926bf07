import { describe, expect, it } from "vitest";
import { cutAtWord, keepUnits } from "./text.ts";

describe("cutAtWord", () => {
  it("ends with the last whole word that fits", () => {
    expect(cutAtWord("one two three", 9)).toBe("one two");
    expect(cutAtWord("one two three", 7)).toBe("one two");
  });

  it("cuts a single word that is too long", () => {
    expect(cutAtWord("abcdefgh", 5)).toBe("abcde");
  });

  it.each([
    ["an emoji of several characters", "👩‍👩‍👧👩‍👩‍👧", 10, "👩‍👩‍👧"],
    ["a letter with its accent", "noe\u0308l", 3, "no"],
    ["a letter with its vowel sign", "किकि", 3, "कि"],
    ["a character outside the basic plane", "🐕🐕", 3, "🐕"],
  ])("does not cut through %s", (_, word, maxLength, start) => {
    expect(cutAtWord(word, maxLength)).toBe(start);
  });

  it("does not change a text that fits", () => {
    expect(cutAtWord("one two", 7)).toBe("one two");
  });
});

it("keeps a figure with its sign and its unit, and leaves other words their breaks", () => {
  expect(keepUnits("Cargo > 75 kg or 300 cm, above 27 °C, in 2 kinds")).toBe(
    "Cargo >\u00a075\u00a0kg or 300\u00a0cm, above 27\u00a0°C, in 2 kinds",
  );
});
