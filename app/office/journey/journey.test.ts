import { describe, expect, it } from "vitest";
import { journeyRetentionDays } from "#content/company/retention.ts";
import type { StageName } from "#content/journey-stages.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import {
  callOffJourney,
  closeJourney,
  endOf,
  type Journey,
  shownStages,
  startJourney,
  stateOf,
  updateJourney,
} from "./journey.ts";
import type { Stage } from "./stages.ts";

const now = Date.parse("2026-11-25T12:00+05:30");
const nextBy = now + dayMs;

const stage = (name: StageName, day: string | null): Stage => ({
  name,
  day,
  isSet: false,
  waitsFor: "us",
});

const journey = startJourney(
  [stage("papers", "2026-11-20"), stage("flight", "2026-12-01"), stage("home", null)],
  nextBy,
);

const update = (changes: Partial<Parameters<typeof updateJourney>[1]> = {}, of = journey) =>
  updateJourney(
    of,
    { current: "papers", stages: {}, words: "", isMessageSent: false, nextBy, ...changes },
    now,
  );

const daysOf = (changed: Journey | null) =>
  changed?.stages.map(({ day, isSet }) => `${day} ${isSet ? "set" : "planned"}`);

describe("a journey", () => {
  it("begins at its first stage", () => {
    expect(journey.stages.map(({ name }) => stateOf(journey, name))).toEqual([
      ...["current", "ahead", "ahead"],
    ]);
  });

  it("dates done stages with today, unless the office gives the day", () => {
    expect(daysOf(update({ current: "home" }))).toEqual([
      ...["2026-11-25 set", "2026-11-25 set", "null planned"],
    ]);
    const stages = { papers: { day: "2026-11-24", waitsFor: "us" as const } };
    expect(daysOf(update({ current: "flight", stages }))).toEqual([
      ...["2026-11-24 set", "2026-12-01 planned", "null planned"],
    ]);
  });

  it("takes days and parties from the office, and tells them from the plan’s", () => {
    const stages = { flight: { day: "2026-12-03", waitsFor: "airline" as const } };
    const changed = update({ stages, words: "Asked for space." });
    expect(daysOf(changed)).toEqual(["2026-11-20 planned", "2026-12-03 set", "null planned"]);
    expect(changed?.stages[1]?.waitsFor).toBe("airline");
    expect(changed?.words).toBe("Asked for space.");
  });

  it("keeps the days of what was done before", () => {
    const before = update({ current: "flight" });
    const later = before && closeJourney(before, now + 3 * dayMs);
    expect(later?.stages.map(({ day }) => day)).toEqual([
      ...["2026-11-25", "2026-11-28", "2026-11-28"],
    ]);
  });

  it("has no open stage and no promise once the pet is home, and can be opened again", () => {
    const home = closeJourney(journey, now);
    expect(home.stages.every(({ name }) => stateOf(home, name) === "done")).toBe(true);
    expect(home).toMatchObject({ homeAt: now, nextBy: null, last: { by: nextBy, at: now } });
    expect(update({ current: "home" }, home)).toMatchObject({ homeAt: null, nextBy });
  });

  it("has no promise and only the stages that it had reached once it is called off, and can be opened again", () => {
    const missed = { ...journey, current: "flight" as const, nextBy: now - 1 };
    const calledOff = callOffJourney(missed, now);
    expect(shownStages(calledOff).map(({ name }) => name)).toEqual(["papers"]);
    expect(calledOff).toMatchObject({ nextBy: null, homeAt: null, calledOffAt: now });
    expect(update({}, calledOff)).toMatchObject({ calledOffAt: null, nextBy });
  });

  it("ends the same time after the pet is home and after the move is called off", () => {
    expect(endOf(journey)).toBeNull();
    expect(endOf(callOffJourney(journey, now))).toBe(endOf(closeJourney(journey, now)));
    expect(endOf(callOffJourney(journey, now))).toBe(now + journeyRetentionDays * dayMs);
    expect(callOffJourney(callOffJourney(journey, now), now + 1).calledOffAt).toBe(now);
  });

  it("does not move a missed promise away", () => {
    expect(update({}, { ...journey, nextBy: now - 1 })).toBeNull();
  });
});
