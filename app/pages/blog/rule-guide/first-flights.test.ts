import { describe, expect, it } from "vitest";
import { readDay } from "#travel/move/calendar.ts";
import { listFirstFlights, planFirstFlights } from "./first-flights.ts";

const today = readDay("2026-11-26");

describe("the first flights of pets for which nothing is done yet", () => {
  it("are one where a dog and a cat fly on the same day", () => {
    const flights = listFirstFlights(planFirstFlights("uk", today));
    expect(flights).toMatchObject([
      { pets: ["dog", "cat"], stop: null, departure: readDay("2027-04-07") },
    ]);
  });

  it("are two where they do not", () => {
    const flights = listFirstFlights(planFirstFlights("usa", today));
    expect(flights.map(({ pets }) => pets)).toEqual([["dog"], ["cat"]]);
    expect(flights[0]?.departure).toBeGreaterThan(flights[1]?.departure ?? Infinity);
  });
});
