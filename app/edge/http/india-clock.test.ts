import { describe, expect, it } from "vitest";
import { dayInIndia, endOfTodayInIndia, startOfDayInIndia } from "./india-clock.ts";

describe("the day in India", () => {
  it.each([
    ["2027-02-22T18:29:59Z", "2027-02-22"],
    ["2027-02-22T18:30:00Z", "2027-02-23"],
  ])("at %s is %s", (instant, date) => {
    expect(dayInIndia(Date.parse(instant))).toBe(date);
  });
});

it("a day in India begins at its midnight, and ends with the next one", () => {
  const midnight = startOfDayInIndia("2027-02-23");
  expect(midnight).toBe(Date.parse("2027-02-22T18:30:00Z"));
  expect(dayInIndia(midnight)).toBe("2027-02-23");
  const nextMidnight = startOfDayInIndia("2027-02-24");
  expect(endOfTodayInIndia(midnight)).toBe(nextMidnight);
  expect(endOfTodayInIndia(nextMidnight - 1)).toBe(nextMidnight);
});
