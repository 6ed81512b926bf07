import { describe, expect, it } from "vitest";
import { todayInIndia } from "./india-clock";

describe("today's date in India", () => {
  it.each([
    ["2027-02-22T18:29:59Z", "2027-02-22"],
    ["2027-02-22T18:30:00Z", "2027-02-23"],
  ])("at %s is %s", (instant, date) => {
    expect(todayInIndia(new Date(instant))).toBe(date);
  });
});
