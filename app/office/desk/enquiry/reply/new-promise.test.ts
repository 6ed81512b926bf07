import { describe, expect, it } from "vitest";
import { promiseFor } from "./new-promise.ts";

const office = {
  week: { days: [1, 2, 3, 4, 5], opensAt: 10, closesAt: 18 },
  holidays: ["2026-12-25"],
  officeDays: 1,
};
const wednesday = Date.parse("2026-11-25T10:00+05:30");
const promise = (date: string, now = wednesday) => promiseFor(date, now, office);

describe("a new promise", () => {
  it("ends when the office closes on that day", () => {
    expect(promise("2026-11-27")).toEqual({ replyBy: Date.parse("2026-11-27T18:00+05:30") });
    expect(promise("2026-11-25")).toEqual({ replyBy: Date.parse("2026-11-25T18:00+05:30") });
  });

  it.each([
    ["", "choose the day"],
    ["27 November", "choose the day"],
    ["2026-02-31", "choose the day"],
    ["2026-11-24", "office hours are over"],
    ["2026-11-28", "office is closed"],
    ["2027-01-20", "within 21 days"],
  ])("for %j is refused: %s", (date, problem) => {
    expect(promise(date)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it("is refused on a holiday, and after closing time", () => {
    const december = Date.parse("2026-12-20T10:00+05:30");
    expect(promise("2026-12-25", december)).toEqual({
      problem: "The office is closed on that day.",
    });
    const evening = Date.parse("2026-11-25T18:00+05:30");
    expect(promise("2026-11-25", evening)).toHaveProperty("problem");
  });
});
