import { describe, expect, it } from "vitest";
import { cutAtWord } from "./text";

describe("a text cut at a word", () => {
  it("ends with the last whole word that fits", () => {
    expect(cutAtWord("one two three", 9)).toBe("one two");
    expect(cutAtWord("one two three", 7)).toBe("one two");
  });

  it("is cut within a word that alone is too long", () => {
    expect(cutAtWord("abcdefgh", 5)).toBe("abcde");
  });

  it("is left as it is when it fits", () => {
    expect(cutAtWord("one two", 7)).toBe("one two");
  });
});
