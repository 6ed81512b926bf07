import { describe, expect, it } from "vitest";
import { cutAtWord, formatDate } from "./text";

describe("formatDate", () => {
  it.each([
    ["2026-01-01", "1 January 2026"],
    ["2026-11-20", "20 November 2026"],
    ["2028-02-29", "29 February 2028"],
    ["2026-12-31", "31 December 2026"],
  ])("formats %s as %s", (isoDate, formatted) => {
    expect(formatDate(isoDate)).toBe(formatted);
  });

  it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9))))(
    "agrees with the British English format of Intl: %s",
    (date) => {
      const british = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
      expect(formatDate(date.toISOString())).toBe(british.format(date));
    },
  );
});

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
