import { describe, expect, it } from "vitest";
import { findExcerpt, markWords } from "./mark-words.ts";

/** The pieces with brackets around the words that were found. */
const mark = (text: string, ...found: string[]) =>
  markWords(text, new Set(found))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join("");

describe("the words that were found", () => {
  it.each([
    ["Crates for crating", ["crate"], "[Crates] for crating"],
    ["A cat, a certificate", ["cat"], "A [cat], a certificate"],
    ["To the U.K. by air", ["uk"], "To the [U.K]. by air"],
    ["A no-objection certificate", ["objection"], "A [no-objection] certificate"],
    ["A hot-dog stand", ["dog"], "A hot-[dog] stand"],
    ["dog", ["dog"], "[dog]"],
    ["dog dog", ["dog"], "[dog] [dog]"],
    ["<b>dog</b>", ["dog"], "<b>[dog]</b>"],
    ["Nothing here", ["dog"], "Nothing here"],
    ["", ["dog"], ""],
  ])("are marked in “%s”", (text, found, marked) => {
    expect(mark(text, ...found)).toBe(marked);
  });
});

describe("the excerpt of a text", () => {
  it("is the sentence with the most of the words that were found", () => {
    const text = "A dog flies. A dog flies in a crate. A crate is rigid.";
    expect(findExcerpt(text, new Set(["dog", "crate"]))).toBe("A dog flies in a crate.");
  });

  it("is the first sentence where none has one", () => {
    expect(findExcerpt("One. Two.", new Set(["dog"]))).toBe("One.");
  });

  it("is of a long sentence what is around the first word that was found", () => {
    const text = `${"before ".repeat(40)}dog ${"after ".repeat(40)}`;
    const excerpt = findExcerpt(text, new Set(["dog"]));
    expect(excerpt).toMatch(/^… before .* dog after .* after …$/);
    expect(excerpt.length).toBeLessThan(180);
  });
});
