import { describe, expect, it } from "vitest";
import { searchTextOf, soughtWords } from "./search-text.ts";

const enquiry = {
  page: "/quote",
  name: "Asha Rao",
  email: "asha@mail.example",
  phone: "+91 98765 43210",
  route: "Pune to London",
  month: "March 2027",
  message: "Breed: Beagle",
  details: { breed: "Beagle", note: "Moti is afraid of thunder" },
};

const isFound = (typed: string, values: Partial<typeof enquiry> = {}) =>
  soughtWords(typed).every((word) => searchTextOf({ ...enquiry, ...values }).includes(` ${word}`));

describe("an enquiry", () => {
  it.each(["asha ra", "mail", "pune", "LOND", "RAO Asha"])(
    "is found by the beginnings of its words: %s",
    (typed) => {
      expect(isFound(typed)).toBe(true);
    },
  );

  it.each(["98765 43210", "+91 98765-43210", "098765 43210", "9876543210", "98765", "43210"])(
    "is found by its phone number, however it is written: %s",
    (typed) => {
      expect(isFound(typed)).toBe(true);
    },
  );

  it.each(["beagle", "march", "2027", "afraid of thun"])(
    "is found by its breed, month and words: %s",
    (typed) => {
      expect(isFound(typed)).toBe(true);
    },
  );

  it("is found by the words of its message, but not by those of the quote's form", () => {
    expect(isFound("thanks", { page: "/contact", message: "Many thanks" })).toBe(true);
    expect(isFound("breed")).toBe(false);
  });

  it.each(["sha", "asha menon", "98766", "ao"])("is not found by %s", (typed) => {
    expect(isFound(typed)).toBe(false);
  });

  it("is found without its capitals, accents and signs", () => {
    const name = "José-María O’Neill";
    for (const typed of ["jose maria", "JOSÉ", "jose\u0301", "neill"]) {
      expect(isFound(typed, { name })).toBe(true);
    }
  });

  it("is found in any script", () => {
    const name = "आशा राव Ольга 李小龙";
    for (const typed of ["आशा  राव", "ольга", "李小龙"])
      expect(isFound(typed, { name })).toBe(true);
  });
});

it("Signs alone are no words to look for", () => {
  expect(soughtWords("% +")).toEqual([]);
  expect(soughtWords(" - ")).toEqual([]);
});
