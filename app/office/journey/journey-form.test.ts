import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { startJourney } from "./journey.ts";
import { readJourneyForm, writeIndiaTime, writeJourneyForm } from "./journey-form.ts";
import { listStages } from "./stages.ts";

const now = Date.parse("2026-11-25T12:00+05:30");
const journey = startJourney(listStages(null), now + dayMs);

const read = (typed: Record<string, string>, of = journey) =>
  readJourneyForm({ ...writeJourneyForm(of), ...typed }, of, now);

describe("the office’s form of a journey", () => {
  it("changes nothing if nobody edits it", () => {
    const { update } = read({});
    expect(update).toMatchObject({ current: "papers", nextBy: now + dayMs, isMessageSent: false });
    expect(update?.stages.flight).toEqual({ day: null, waitsFor: "airline", asks: "" });
  });

  it("reads stage, days, words and the next message on India’s clock", () => {
    const { update } = read({
      current: "aqcs",
      "day-flight": "2026-11-24",
      "waits-aqcs": "you",
      words: " We need your ticket.\r\nThank you. ",
      next: "2026-11-27T18:00",
      sent: "yes",
      flight: " ai131",
      "asks-aqcs": "Please send us your ticket.",
    });
    expect(update).toMatchObject({
      current: "aqcs",
      words: "We need your ticket.\nThank you.",
      isMessageSent: true,
      flight: "AI 131",
      nextBy: Date.parse("2026-11-27T18:00+05:30"),
      stages: {
        flight: { day: "2026-11-24" },
        aqcs: { waitsFor: "you", asks: "Please send us your ticket." },
      },
    });
  });

  it.each([
    ["a stage that the move lacks", { current: "sample" }, "current"],
    ["a day that does not exist", { "day-flight": "2027-02-30" }, "day-flight"],
    [
      "a done stage with a later day",
      { current: "aqcs", "day-flight": "2027-01-30" },
      "day-flight",
    ],
    ["a stage that is ahead with a day in the past", { "day-flight": "2026-11-24" }, "day-flight"],
    ["somebody it cannot wait for", { "waits-aqcs": "the moon" }, "waits-aqcs"],
    ["a next message in the past", { next: "2026-11-24T18:00" }, "next"],
    ["a next message in three months", { next: "2027-02-24T18:00" }, "next"],
    ["a flight without its airline", { flight: "131" }, "flight"],
    ["a flight in words", { flight: "the evening one" }, "flight"],
    ["a long number in what it asks", { "asks-flight": "Bring 900 108 001" }, "asks-flight"],
    ["no next message", { next: "" }, "next"],
    ["an hour that does not exist", { next: "2026-11-26T99:00" }, "next"],
    ["too many words", { words: "x".repeat(501) }, "words"],
    ["the number of a chip", { words: "Chip 900 108 001 234 567" }, "words"],
    ["the number of a waybill", { words: "It flies as 176-12345675." }, "words"],
    ["a number in another script", { words: "चिप ९०० १०८ ००१" }, "words"],
    ["a number in groups with en dashes", { words: "It flies as 176–1234–5675." }, "words"],
    ["the number of a chip with signs between", { words: "Chip 900/108/001/234/567" }, "words"],
    ["the number of a passport", { words: "Passport Z1234567" }, "words"],
  ])("refuses %s at its field", (_, typed, field) => {
    expect(Object.keys(read(typed as Record<string, string>).errors ?? {})).toEqual([field]);
  });

  it("leaves a day as it was that has passed meanwhile, and takes one on which it was reached", () => {
    const stages = journey.stages.map((stage) => ({ ...stage, day: "2026-11-20" }));
    expect(read({}, { ...journey, stages }).errors).toBeNull();
    const typed = { current: "aqcs", "day-flight": "2026-11-22" };
    expect(read(typed, { ...journey, stages }).errors).toBeNull();
  });

  it.each(["AI 131", "LX155", "6e 1", "EK 0501"])("takes the flight %s", (flight) => {
    expect(read({ flight }).update?.flight).toMatch(/^\w\w \d+$/);
  });

  it("takes days and hours in words", () => {
    expect(
      read({ words: "The flight is on 31 March 2027 at 18:00, flight 142." }).errors,
    ).toBeNull();
  });

  it("moves a missed promise only once its message is sent", () => {
    const missed = { ...journey, nextBy: now - dayMs };
    expect(read({}, missed).update).toMatchObject({ nextBy: now - dayMs });
    const next = writeIndiaTime(now + dayMs);
    expect(Object.keys(read({ next }, missed).errors ?? {})).toEqual(["next"]);
    expect(read({ next, sent: "yes" }, missed).update).toMatchObject({ nextBy: now + dayMs });
    expect(Object.keys(read({ sent: "yes" }, missed).errors ?? {})).toEqual(["next"]);
  });
});
