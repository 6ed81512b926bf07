import { describe, expect, it } from "vitest";
import { searchWords, wordsOf } from "./search-words.ts";

describe("the words of a text", () => {
  it("have no capitals, accents and signs", () => {
    expect(wordsOf("  José-María O’Neill, ")).toEqual(["jose", "maria", "neill"]);
    expect(wordsOf("JOSÉ")).toEqual(wordsOf("jose\u0301"));
  });

  it("may be in any script", () => {
    expect(wordsOf("आशा राव")).toEqual(wordsOf("आशा  राव"));
    expect(wordsOf("Ольга 李小龙")).toEqual(["ольга", "李小龙"]);
  });

  it("are each listed once, and not longer than sixty letters", () => {
    expect(wordsOf("Asha asha")).toEqual(["asha"]);
    expect(wordsOf("a".repeat(90))).toEqual(["a".repeat(60)]);
  });
});

describe("the words of an enquiry", () => {
  it("are those of its reference, name, e-mail address and cities", () => {
    const enquiry = {
      id: "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
      name: "Asha Rao",
      email: "asha@mail.example",
      route: "Pune to London",
    };
    expect(searchWords(enquiry)).toEqual([
      "7f3a",
      "91c2",
      "asha",
      "rao",
      "mail",
      "example",
      "pune",
      "to",
      "london",
    ]);
  });
});
