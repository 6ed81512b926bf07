import { describe, expect, it } from "vitest";
import { foldWord, readWords } from "./words.ts";

describe("a word is folded", () => {
  it.each([
    ["Crates", "crate"],
    ["Türkiye", "turkiye"],
    ["pet’s", "pet"],
    ["U.K", "uk"],
    ["AQCS", "aqc"],
    ["status", "status"],
    ["business", "business"],
    ["0.5", "05"],
  ])("%s is %s", (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it.each(["the", "How", "us", "B"])("%s says nothing", (word) => {
    expect(foldWord(word)).toBeNull();
  });

  it("tells the US from us", () => {
    expect(foldWord("US")).toBe("usa");
    expect(foldWord("U.S")).toBe("usa");
  });
});

describe("the words of a query", () => {
  it("are those that say something, each once", () => {
    expect(readWords("How do I take my dog, a DOG, to Dubai?")).toEqual([["dog"], ["dubai"]]);
  });

  it.each([
    ["kennel", "crate"],
    ["vaccination", "vaccine"],
    ["RNATT", "titer"],
    ["titres", "titer"],
    ["passport", "certificate"],
    ["Bombay", "mumbai"],
    ["Bengaluru", "bangalore"],
  ])("have for %s also %s", (word, same) => {
    expect(readWords(word).flat()).toContain(same);
  });

  it.each(["", "the", "?!", " \u{1F415} "])("are none in “%s”", (query) => {
    expect(readWords(query)).toEqual([]);
  });
});
