import { describe, expect, it } from "vitest";
import { midnightInIndia, todayInIndia } from "./india-clock.ts";

describe("today's date in India", () => {
  it.each([
    ["2027-02-22T18:29:59Z", "2027-02-22"],
    ["2027-02-22T18:30:00Z", "2027-02-23"],
  ])("at %s is %s", (instant, date) => {
    expect(todayInIndia(new Date(instant))).toBe(date);
  });
});

it("midnight in India is the first instant of the day there", () => {
  const midnight = new Date(midnightInIndia("2027-02-23"));
  expect(midnight.toISOString()).toBe("2027-02-22T18:30:00.000Z");
  expect(todayInIndia(midnight)).toBe("2027-02-23");
});
