import { describe, expect, it } from "vitest";
import type { StageName } from "#content/office/journey-stages.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";
import { findDisorder, type StageUpdate, setDays } from "./stage-days.ts";
import type { Stage } from "./stages.ts";

const stage = (name: StageName, day: string | null, changes: Partial<Stage> = {}): Stage => ({
  name,
  planned: day,
  day,
  isSet: false,
  doneOn: null,
  waitsFor: "us",
  asks: "",
  ...changes,
});

const stages = [
  stage("aqcs", "2027-03-30"),
  stage("handed-over", "2027-03-31"),
  stage("landed", "2027-04-01"),
  stage("cleared", "2027-04-01"),
  stage("home", "2027-04-02"),
];

const today = "2026-11-26";
const later = (day: string, days: number) => writeDay(readDay(day) + days);

/** The days after the office has typed some, as `name day`, with a mark for those that it has set. */
function typeDays(typed: Partial<Record<StageName, string | null>>, before = stages, done = 0) {
  const changes = before.map((one, index) => {
    const day = typed[one.name] === undefined ? one.day : typed[one.name];
    const update: StageUpdate = { day: day ?? null, waitsFor: "us", asks: "" };
    return { stage: one, update, wasDone: false, isDone: index < done };
  });
  return setDays(changes, today).map(
    ({ name, day, isSet }) => `${name} ${day}${isSet ? " set" : ""}`,
  );
}

describe("a moved flight", () => {
  it("moves by as many days what follows it, and nothing before it", () => {
    expect(typeDays({ "handed-over": "2027-04-03" })).toEqual([
      "aqcs 2027-03-30",
      "handed-over 2027-04-03 set",
      "landed 2027-04-04",
      "cleared 2027-04-04",
      "home 2027-04-05",
    ]);
    expect(typeDays({ landed: "2027-03-31" }).slice(2)).toEqual([
      "landed 2027-03-31 set",
      "cleared 2027-03-31",
      "home 2027-04-01",
    ]);
  });

  it("moves no day that the office has set, now or before", () => {
    const set = stages.with(4, stage("home", "2027-04-09", { isSet: true }));
    expect(typeDays({ "handed-over": "2027-04-03", cleared: "2027-04-06" }, set).slice(2)).toEqual([
      "landed 2027-04-04",
      "cleared 2027-04-06 set",
      "home 2027-04-09 set",
    ]);
  });

  it("moves nothing if its day was not known before, or is not known any more", () => {
    const unknown = stages.with(1, stage("handed-over", null));
    expect(typeDays({ "handed-over": "2027-04-03" }, unknown)[2]).toBe("landed 2027-04-01");
    expect(typeDays({ "handed-over": null })[2]).toBe("landed 2027-04-01");
  });

  it("is counted from the day that was expected, and not from the one on which it was wrongly done", () => {
    const flight = stage("handed-over", "2027-03-31", { doneOn: "2026-11-26" });
    const landed = stage("landed", "2027-04-01");
    const words = { waitsFor: "us", asks: "" } as const;
    const landingAfter = (wasDone: boolean, isDone: boolean) =>
      setDays(
        [
          { stage: flight, update: { day: "2027-04-03", ...words }, wasDone, isDone },
          { stage: landed, update: { day: landed.day, ...words }, wasDone: false, isDone: false },
        ],
        today,
      )[1]?.day;
    expect(landingAfter(true, false)).toBe("2027-04-04");
    expect(landingAfter(false, true)).toBe("2027-04-04");
    expect(landingAfter(true, true)).toBe("2027-04-01");
  });

  it("is counted on from where it was once its day has been cleared", () => {
    const cleared = stages.with(
      1,
      stage("handed-over", null, { planned: "2027-03-31", isSet: true }),
    );
    expect(typeDays({ "handed-over": "2027-04-03" }, cleared).slice(2)).toEqual([
      "landed 2027-04-04",
      "cleared 2027-04-04",
      "home 2027-04-05",
    ]);
    const moved = cleared.map((one) =>
      one.day && one.name !== "aqcs" ? { ...one, day: later(one.day, 3) } : one,
    );
    expect(typeDays({ "handed-over": "2027-04-04" }, moved).slice(2)).toEqual([
      "landed 2027-04-05",
      "cleared 2027-04-05",
      "home 2027-04-06",
    ]);
  });

  it("leaves nothing behind that is expected on a day in the past", () => {
    const soon = [stage("handed-over", "2026-12-10"), stage("landed", "2026-12-10")];
    expect(typeDays({ "handed-over": "2026-11-24" }, soon, 1)[1]).toBe(`landed ${today}`);
  });

  it("is no other stage whose day is changed", () => {
    expect(typeDays({ aqcs: "2027-03-29" })[1]).toBe("handed-over 2027-03-31");
  });
});

describe("days out of order", () => {
  it("are found where a change puts a later stage before an earlier one", () => {
    const after = stages.with(4, stage("home", "2027-03-01"));
    expect(findDisorder(stages, after).map((pair) => pair.map(({ name }) => name))).toEqual([
      ["cleared", "home"],
    ]);
  });

  it("are found where the day between is not known", () => {
    const after = stages.with(3, stage("cleared", null)).with(4, stage("home", "2027-03-31"));
    expect(findDisorder(stages, after).map((pair) => pair.map(({ name }) => name))).toEqual([
      ["landed", "home"],
    ]);
  });

  it("are no days that were so before, or the same day", () => {
    const before = stages.with(0, stage("aqcs", "2027-05-01"));
    expect(findDisorder(before, before.with(4, stage("home", "2027-05-02")))).toEqual([]);
    expect(findDisorder(stages, stages.with(4, stage("home", "2027-04-01")))).toEqual([]);
  });
});
