import { describe, expect, it } from "vitest";
import { describeFacts, describeTestEnd } from "./destination-facts.ts";

describe("the facts of a destination", () => {
  it.each([
    ["uk", "Yes", "3 calendar months", "No", "Nothing"],
    // The later of 90 days and 3 calendar months.
    ["eu", "Yes", "3 calendar months", "No", "Nothing"],
    ["usa", "Dogs", "28 days (dogs)", "No", "Nothing"],
    ["canada", "No", "None", "No", "Nothing"],
    ["uae", "Yes", "None", "Yes", "Nothing"],
    ["india", "No", "None", "Yes", "a stay of unpublished length"],
    ["singapore", "Yes", "90 days", "Yes", "30 days at a station"],
    ["japan", "Yes", "180 days", "No", "Nothing"],
    ["sri-lanka", "No", "None", "Yes", "30 days at home"],
    ["malaysia", "Ask first", "None", "Yes", "7 days at a station"],
    ["australia", "Via the UK", "180 days", "Yes", "10 days at a station"],
  ])("of %s are told in a few words", (name, bloodTest, wait, permit, afterLanding) => {
    expect(describeFacts(name)).toEqual({ bloodTest, wait, permit, afterLanding });
  });
});

describe("a blood test", () => {
  it.each([
    ["japan", "At most 24 calendar months old at the flight"],
    ["uae", "At most 365 days old at the flight"],
    ["norway", "Its rules name no end: ask whether it still counts"],
    ["canada", "Not asked for"],
    ["malaysia", "Sources differ: ask whether one is asked for"],
  ])("for %s counts as long as its rules say", (name, words) => {
    expect(describeTestEnd(name)).toBe(words);
  });
});
