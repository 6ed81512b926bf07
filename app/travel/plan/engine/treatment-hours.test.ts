import { describe, expect, it } from "vitest";
import { readDay } from "#travel/move/calendar.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { makeNetwork } from "./network/network.ts";
import { findTreatmentHours, instantOf, startOfDay } from "./treatment-hours.ts";

const today = readDay("2026-11-23");
const treatment = rulesOf("uk").rules.find(({ step }) => step === "tapeworm-treatment");

function hoursOf(landing: string, at?: string): string[] {
  if (!treatment) throw new Error("There is no rule for the treatment");
  const input = { to: "uk", pet: "dog", at } as const;
  const hours = findTreatmentHours(treatment, readDay(landing), makeNetwork(input, today, []));
  return [hours.from, hours.until].map((instant) => new Date(instant).toISOString());
}

describe("the hours of the tapeworm treatment", () => {
  it("are 120 to 24 before the hour of landing by the clock of the destination", () => {
    expect(hoursOf("2027-04-15", "06:30")).toEqual([
      "2027-04-10T05:30:00.000Z",
      "2027-04-14T05:30:00.000Z",
    ]);
  });

  it("are right for any hour of the day where that of the landing is not known", () => {
    expect(hoursOf("2027-04-15")).toEqual(["2027-04-10T23:00:00.000Z", "2027-04-13T23:00:00.000Z"]);
  });

  it("do not begin before today", () => {
    expect(hoursOf("2026-11-25")).toEqual(["2026-11-23T00:00:00.000Z", "2026-11-24T00:00:00.000Z"]);
  });
});

describe("the beginning of a day", () => {
  it.each([
    ["2027-01-15", "Europe/London", "2027-01-15T00:00:00.000Z"],
    ["2027-07-15", "Europe/London", "2027-07-14T23:00:00.000Z"],
    ["2027-07-15", "Asia/Kolkata", "2027-07-14T18:30:00.000Z"],
    // The nights in which the clocks of Europe are changed.
    ["2027-03-28", "Europe/Helsinki", "2027-03-27T22:00:00.000Z"],
    ["2027-10-31", "Europe/Helsinki", "2027-10-30T21:00:00.000Z"],
  ])("%s in %s is %s", (day, clock, instant) => {
    expect(new Date(startOfDay(readDay(day), clock)).toISOString()).toBe(instant);
  });

  it("is followed by hours of the changed clock", () => {
    const noon = instantOf(readDay("2027-03-28"), "12:00", "Europe/Helsinki");
    expect(new Date(noon).toISOString()).toBe("2027-03-28T09:00:00.000Z");
  });
});
