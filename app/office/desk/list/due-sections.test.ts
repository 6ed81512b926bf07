import { describe, expect, it } from "vitest";
import { dueSections } from "./due-sections.ts";

const india = (text: string) => Date.parse(`${text}+05:30`);

const sectionOf = (promise: string, now: string) =>
  dueSections(india(now)).find(
    ({ from, until }) => india(promise) >= from && india(promise) < until,
  )?.title;

describe("a promise", () => {
  // 2026-11-25 is a Wednesday.
  it.each([
    ["2026-11-25T09:59", "Overdue"],
    ["2026-11-25T10:00", "Today"],
    ["2026-11-25T23:59", "Today"],
    ["2026-11-26T00:00", "This week"],
    ["2026-11-29T23:59", "This week"],
    ["2026-11-30T00:00", "Later"],
  ])("of %s is due on a Wednesday at ten: %s", (promise, title) => {
    expect(sectionOf(promise, "2026-11-25T10:00")).toBe(title);
  });

  it.each([
    ["Sunday", "2026-11-29T10:00", "Later"],
    ["Monday", "2026-11-30T10:00", "This week"],
  ])("for Tuesday, seen on %s, counts by the calendar's week", (_, now, title) => {
    expect(sectionOf("2026-12-01T18:00", now)).toBe(title);
  });

  it("is in India's day, whatever the date is in Greenwich", () => {
    expect(sectionOf("2026-11-26T03:00", "2026-11-26T02:00")).toBe("Today");
  });
});
