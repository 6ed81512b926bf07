import { describe, expect, it } from "vitest";
import { cutAtWord, preview } from "./text";

describe("a preview", () => {
  it("is the first characters and an ellipsis", () => {
    expect(preview("abcdef", 3)).toBe("abc…");
  });

  it("is the whole text when that is short enough", () => {
    expect(preview("abc", 3)).toBe("abc");
    expect(preview("", 3)).toBe("");
  });

  it("counts characters as a reader sees them and splits none", () => {
    expect(preview("🐕🐈🐕🐈", 2)).toBe("🐕🐈…");
    expect(preview("हिंदी", 5)).toBe("हिंदी");
  });
});

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
