import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { drawTimeline, type Timeline } from "./plan-timeline.server.ts";
import { wordsOf } from "./text/day-words.server.ts";

const uk = "to=uk&pet=dog&chip=2026-11-01&vaccine=2026-12-01";
const timelineOf = (query: string) => drawTimeline(planOf(query), "2026-11-22");

function stepOf({ steps }: Timeline, id: string) {
  const step = steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`There is no step ${id}`);
  return step;
}

const daysOf = (timeline: Timeline, id: string) => wordsOf(stepOf(timeline, id).when);

describe("the timeline of a plan", () => {
  it("has a bar for each step ahead, within its width, and none for what is done", () => {
    const { steps } = timelineOf(uk);
    expect(steps.filter(({ bar }) => bar === null).map(({ id }) => id)).toEqual(["microchip"]);
    for (const { id, bar } of steps) {
      expect(bar?.x ?? 0, id).toBeGreaterThanOrEqual(0);
      expect((bar?.x ?? 0) + (bar?.width ?? 0), id).toBeLessThanOrEqual(100.1);
    }
  });

  it("names the months, and says the year where it changes", () => {
    const { months, wideMonths, landingX } = timelineOf(uk);
    expect(months.map(({ name }) => name)).toEqual(["Feb ’27", "Mar", "Apr"]);
    expect(wideMonths.map(({ name }) => name)).toEqual(["Jan ’27", "Feb", "Mar", "Apr"]);
    expect(months.at(-1)?.x).toBeLessThan(landingX);
  });

  it("names the day of the landing, for a scale that has room for no month", () => {
    const { months, landingName } = timelineOf("to=canada&pet=dog");
    expect({ months, landingName }).toEqual({ months: [], landingName: "24 Dec" });
  });

  it.each([uk, "to=uk&pet=dog&arrive=2027-07-01"])("names no month upon today in %s", (query) => {
    expect(timelineOf(query).wideMonths[0]?.x).toBeGreaterThanOrEqual(20);
  });

  it("leaves out names that would run into each other in a long plan", () => {
    const { months } = timelineOf("to=uk&pet=dog&arrive=2028-02-01");
    expect(months.length).toBeGreaterThan(0);
    for (const [index, { x }] of months.entries()) {
      expect(x - (months[index - 1]?.x ?? 0)).toBeGreaterThan(17);
    }
  });

  it("writes days short, with the year where it is not obvious", () => {
    const timeline = timelineOf(uk);
    expect(daysOf(timeline, "crate")).toBe("Thu 7 Jan to Sat 6 Feb");
    expect(daysOf(timeline, "result")).toBe("Mon 4 Jan, over on Mon 18 Jan");
    const later = timelineOf("to=uk&pet=dog&arrive=2028-02-01");
    expect(daysOf(later, "owner-travels")).toBe("Thu 27 Jan 2028 to Sun 6 Feb 2028");
  });

  it("has the hours of a treatment by the clock of India, and by each clock behind the fold", () => {
    const timeline = timelineOf(uk);
    expect(daysOf(timeline, "tapeworm-treatment")).toBe("3 Apr 04:30 to 6 Apr 04:30 IST");
    expect(wordsOf(stepOf(timeline, "tapeworm-treatment").hours)).toBe(
      "Sat 3 Apr, 04:30 to Tue 6 Apr, 04:30 in India; Sat 3 Apr, 00:00 to Tue 6 Apr, 00:00 in London",
    );
    expect(stepOf(timeline, "health-certificate").hours).toEqual([]);
  });

  it.each([
    uk,
    "to=eu&pet=dog&country=ie&vaccine=2026-06-01&sample=2026-07-15",
    "to=usa&pet=dog&born=2026-10-01",
    "to=india&pet=dog",
    "to=australia&pet=dog&via=uk",
  ])("has the steps of %s by their first days, each after all that it needs", (query) => {
    const plan = planOf(query);
    const { steps } = drawTimeline(plan, "2026-11-22");
    const starts = steps.flatMap(({ bar }) => (bar ? [bar.x] : []));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const places = new Map(steps.map(({ id }, place) => [id, place]));
    const networks = [plan, plan.stop ?? plan].map(({ network }) => network);
    for (const { before, after } of networks.flatMap(({ dependencies }) => dependencies)) {
      expect(places.get(before) ?? -1, after).toBeLessThan(places.get(after) ?? steps.length);
    }
  });

  it("has a wait beside what it counts from, and not where it is over", () => {
    const ids = timelineOf(uk).steps.map(({ id }) => id);
    expect(ids.indexOf("wait")).toBe(ids.indexOf("blood-sample") + 1);
    expect(ids.indexOf("wait")).toBeLessThan(ids.indexOf("crate"));
    expect(daysOf(timelineOf("to=usa&pet=dog&born=2026-10-01"), "age")).toMatch(/^Over on /);
  });

  it("says that a late step is to be done now", () => {
    const timeline = timelineOf("to=canada&pet=dog&arrive=2026-12-08");
    expect(stepOf(timeline, "cargo-space").isLate).toBe(true);
    expect(daysOf(timeline, "cargo-space")).toMatch(/^Thu 26 Nov to/);
    // Our advice is never late, nor is a day to come.
    expect(stepOf(timeline, "crate").isLate).toBe(false);
    expect(stepOf(timeline, "aqcs-certificate").isLate).toBe(false);
  });
});
