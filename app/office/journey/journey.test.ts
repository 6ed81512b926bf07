import { describe, expect, it } from "vitest";
import { journeyRetentionDays } from "#content/company/retention.ts";
import type { StageName } from "#content/office/journey-stages.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import {
  callOffJourney,
  closeJourney,
  endOf,
  isDone,
  type Journey,
  shownStages,
  startJourney,
  stateOf,
  undoChange,
  updateJourney,
} from "./journey.ts";
import type { Stage } from "./stages.ts";

const now = Date.parse("2026-11-25T12:00+05:30");
const nextBy = now + dayMs;

const stage = (name: StageName, day: string | null): Stage => ({
  name,
  planned: day,
  day,
  isSet: false,
  doneOn: null,
  waitsFor: "us",
  asks: "",
});

const journey = startJourney(
  [stage("papers", "2026-11-20"), stage("flight", "2026-12-01"), stage("home", null)],
  nextBy,
);

const same = { words: "", flight: null, isMessageSent: false, nextBy };

const update = (
  changes: Partial<Parameters<typeof updateJourney>[1]> = {},
  of: Journey = journey,
  at = now,
) => updateJourney(of, { current: "papers", stages: {}, ...same, ...changes }, at);

/** The update's journey, of which the test is sure that it hides no missed promise. */
function updated(...of: Parameters<typeof update>): Journey {
  const changed = update(...of);
  if (!changed) throw new Error("It would hide a missed promise");
  return changed;
}

const daysOf = (changed: Journey | null) =>
  changed?.stages.map((one) =>
    isDone(changed, one) ? `${one.doneOn} done` : `${one.day} ${one.isSet ? "set" : "planned"}`,
  );

const bySaying = (day: string, waitsFor: Stage["waitsFor"] = "us") => ({ day, waitsFor, asks: "" });

describe("a journey", () => {
  it("begins at its first stage", () => {
    expect(journey.stages.map(({ name }) => stateOf(journey, name))).toEqual([
      "current",
      "ahead",
      "ahead",
    ]);
  });

  it("dates done stages with today, unless the office gives the day", () => {
    expect(daysOf(update({ current: "home" }))).toEqual([
      "2026-11-25 done",
      "2026-11-25 done",
      "null planned",
    ]);
    const stages = { papers: bySaying("2026-11-24") };
    expect(daysOf(update({ current: "flight", stages }))).toEqual([
      "2026-11-24 done",
      "2026-12-01 planned",
      "null planned",
    ]);
  });

  it("takes days and parties from the office, and tells them from the plan’s", () => {
    const stages = { flight: bySaying("2026-12-03", "airline") };
    const changed = update({ stages, words: "Asked for space.", flight: "AI 131" });
    expect(daysOf(changed)).toEqual(["2026-11-20 planned", "2026-12-03 set", "null planned"]);
    expect(changed?.stages[1]).toMatchObject({ waitsFor: "airline", planned: "2026-12-01" });
    expect(changed).toMatchObject({ words: "Asked for space.", flight: "AI 131" });
  });

  it("keeps the days of what was done before", () => {
    const later = closeJourney(updated({ current: "flight" }), now + 3 * dayMs);
    expect(daysOf(later)).toEqual(["2026-11-25 done", "2026-11-28 done", "2026-11-28 done"]);
  });

  it("gives a stage that is no longer done its own day back, the plan’s or the office’s", () => {
    const set = updated({ stages: { flight: bySaying("2026-12-03") } });
    const ahead = updated({ current: "home" }, set);
    expect(daysOf(update({ current: "papers" }, ahead))).toEqual([
      "2026-11-20 planned",
      "2026-12-03 set",
      "null planned",
    ]);
    expect(daysOf(update({ current: "papers" }, closeJourney(set, now)))).toEqual(daysOf(set));
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

  it("ends as a move that is called off when the pet has died, and shows no stage", () => {
    const died = callOffJourney({ ...journey, current: "flight" }, now, "died");
    expect(died).toMatchObject({ calledOffAt: now, calledOffWhy: "died", nextBy: null });
    expect(shownStages(died)).toEqual([]);
    expect(endOf(died)).toBe(endOf(callOffJourney(journey, now)));
    expect(update({}, died)).toMatchObject({ calledOffAt: null, calledOffWhy: null });
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

describe("an undone change", () => {
  it("gives back stages, days and words, and after an end the promise", () => {
    for (const changed of [closeJourney(journey, now), callOffJourney(journey, now, "died")]) {
      expect(undoChange(changed, journey)).toEqual(journey);
    }
  });

  it("keeps the message that was sent, and the promise that was given with it", () => {
    const sent = { nextBy: nextBy + dayMs, last: { by: nextBy, at: now } };
    const changed = updated({ current: "home", words: "Wrong.", isMessageSent: true, ...sent });
    expect(undoChange(changed, journey)).toEqual({ ...journey, ...sent });
  });

  it("ends it again after the undo of an end", () => {
    const closed = closeJourney(journey, now);
    expect(undoChange(undoChange(closed, journey), closed)).toEqual(closed);
  });
});
