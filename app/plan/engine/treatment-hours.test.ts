import { describe, expect, it } from "vitest";
import { rulesOf } from "~/rules/rules";
import { readDay } from "./calendar";
import { hoursBeforeLanding, hoursForDay, startOfDay } from "./treatment-hours";

const rule = rulesOf("uk").rules.find(({ step }) => step === "tapeworm-treatment");
if (!rule) throw new Error("The United Kingdom has no tapeworm treatment");
const iso = ({ from, until }: { from: number; until: number }) =>
  [from, until].map((instant) => new Date(instant).toISOString());
const today = readDay("2026-11-23");

describe("the hours of the tapeworm treatment", () => {
  it("are 120 to 24 before the instant of landing", () => {
    expect(iso(hoursBeforeLanding(rule, Date.parse("2027-04-15T05:30Z")))).toEqual([
      "2027-04-10T05:30:00.000Z",
      "2027-04-14T05:30:00.000Z",
    ]);
  });

  it("suit a landing at any hour of the day in the place’s local time", () => {
    expect(iso(hoursForDay(rule, readDay("2027-04-15"), "Europe/London", today))).toEqual([
      "2027-04-10T23:00:00.000Z",
      "2027-04-13T23:00:00.000Z",
    ]);
  });

  it("for a landing tomorrow assume the last hour of the day", () => {
    const tomorrow = readDay("2026-11-24");
    expect(iso(hoursForDay(rule, tomorrow, "Europe/London", today))[1]).toBe(
      "2026-11-24T00:00:00.000Z",
    );
  });
});

describe("the beginning of a day", () => {
  it.each([
    ["2027-01-15", "Europe/London", "2027-01-15T00:00:00.000Z"],
    ["2027-07-15", "Europe/London", "2027-07-14T23:00:00.000Z"],
    // The clocks change on these days.
    ["2027-03-28", "Europe/Helsinki", "2027-03-27T22:00:00.000Z"],
    ["2027-10-31", "Europe/Helsinki", "2027-10-30T21:00:00.000Z"],
    ["2027-07-15", "Asia/Kolkata", "2027-07-14T18:30:00.000Z"],
  ])("%s in %s is %s", (day, zone, instant) => {
    expect(new Date(startOfDay(readDay(day), zone)).toISOString()).toBe(instant);
  });
});
