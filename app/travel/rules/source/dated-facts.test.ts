import { describe, expect, it } from "vitest";
import { asOfDateTime, asOfWords, isOld } from "./dated-facts.ts";

const checked = "2026-11-23";

describe("the reading of a fact", () => {
  it.each([
    ["2026-07-11", "July 2026", "2026-07", false],
    ["2026-09", "September 2026", "2026-09", false],
    ["2026", "2026", "2026", false],
    ["2025-11-23", "November 2025", "2025-11", false],
    ["2025-11-22", "2025", "2025", true],
    ["2024-04-07", "2024", "2024", true],
    ["2020", "2020", "2020", true],
  ])("of %s shows %s, and its year alone once it is old", (asOf, words, dateTime, old) => {
    expect(asOfWords({ asOf, checked })).toBe(words);
    expect(asOfDateTime({ asOf, checked })).toBe(dateTime);
    expect(isOld({ asOf, checked })).toBe(old);
  });
});
