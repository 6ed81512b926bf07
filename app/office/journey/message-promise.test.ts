import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { changePromise, endPromise, isMissed, wasLate } from "./message-promise.ts";

const by = Date.parse("2026-11-24T18:00+05:30");
const before = by - 1;
const after = by + 1;
const later = by + 7 * dayMs;
const promise = { nextBy: by, last: null };

describe("the promise of our next message", () => {
  it("is due until its time, and missed from then on", () => {
    expect(isMissed(promise, by)).toBe(false);
    expect(isMissed(promise, after)).toBe(true);
    expect(isMissed({ nextBy: null }, after)).toBe(false);
  });

  it("is kept by a message in time, and followed by the next one", () => {
    const kept = changePromise(promise, { isSent: true, nextBy: later }, before);
    expect(kept).toEqual({ nextBy: later, last: { by, at: before } });
    expect(kept?.last && wasLate(kept.last)).toBe(false);
  });

  it("stays late in the record when its message came late", () => {
    const late = changePromise(promise, { isSent: true, nextBy: later }, after);
    expect(late?.last && wasLate(late.last)).toBe(true);
    expect(isMissed({ nextBy: late?.nextBy ?? null }, after)).toBe(false);
  });

  it("may be moved before its time", () => {
    expect(changePromise(promise, { isSent: false, nextBy: later }, before)).toEqual({
      nextBy: later,
      last: null,
    });
  });

  it("cannot be moved once it is missed, unless its message is sent", () => {
    expect(changePromise(promise, { isSent: false, nextBy: later }, after)).toBeNull();
    expect(changePromise(promise, { isSent: false, nextBy: by }, after)).toEqual(promise);
  });

  it("ends when the pet is home", () => {
    expect(endPromise(promise, before)).toEqual({ nextBy: null, last: { by, at: before } });
  });
});
