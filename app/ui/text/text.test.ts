import { describe, expect, it } from "vitest";
import { cutAtWord } from "./text.ts";

describe("cutAtWord", () => {
  it("ends with the last whole word that fits", () => {
    expect(cutAtWord("one two three", 9)).toBe("one two");
    expect(cutAtWord("one two three", 7)).toBe("one two");
  });

  it("cuts a single word that is too long", () => {
    expect(cutAtWord("abcdefgh", 5)).toBe("abcde");
  });

  it("does not change a text that fits", () => {
    expect(cutAtWord("one two", 7)).toBe("one two");
  });
});
