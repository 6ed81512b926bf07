import { describe, expect, it } from "vitest";
import { formatDate } from "./date-words.ts";

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
