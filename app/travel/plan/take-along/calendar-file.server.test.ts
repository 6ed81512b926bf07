import { expect, it } from "vitest";
import { readCalendarEvents } from "#tests/fixtures/calendar-events.ts";
import { planOf, today } from "#tests/fixtures/travel/plan.ts";
import { writeDay } from "#travel/move/calendar.ts";
import { writeCalendarFile } from "./calendar-file.server.ts";

const now = Date.UTC(2026, 10, 26, 6, 30);

function read(query: string) {
  const plan = planOf(query);
  const file = writeCalendarFile(plan, `https://marigold.example/plan?${query}`, new Date(now));
  const events = readCalendarEvents(file);
  const alarmsOf = (id: string) =>
    events
      .find((event) => event.id.startsWith(`${id}.`))
      ?.alarms.map((alarm) => new Date(alarm).toISOString());
  const lastDayOf = (id: string) =>
    plan.steps.find(({ rule }) => rule.step === id)?.latest ?? Number.NaN;
  return { events, alarmsOf, lastDayOf };
}

it("each event was written now", () => {
  const { events } = read("to=uk&pet=dog");
  expect(new Set(events.map(({ stamp }) => stamp))).toEqual(new Set([now]));
});

it("the alarms of a day ring at nine in the morning where the calendar is, seven days and one day before it", () => {
  const { alarmsOf, lastDayOf } = read("to=uk&pet=dog");
  const last = lastDayOf("health-certificate");
  expect(alarmsOf("health-certificate")).toEqual(
    [last - 7, last - 1].map((day) => `${writeDay(day)}T09:00:00.000Z`),
  );
});

it("the alarms of a treatment that is counted in hours ring at nine in India, before the day on which it ends", () => {
  const { alarmsOf } = read("to=uk&pet=dog&arrive=2027-04-15&at=06:30");
  // It ends on 14 April at 05:30 UTC.
  expect(alarmsOf("tapeworm-treatment")).toEqual([
    "2027-04-07T03:30:00.000Z",
    "2027-04-13T03:30:00.000Z",
  ]);
});

it("no alarm rings in the past", () => {
  const { alarmsOf, lastDayOf } = read("to=canada&pet=dog&vaccine=2026-01-05&arrive=2026-12-02");
  const last = lastDayOf("rabies-certificate");
  expect(last - 7).toBeLessThan(today);
  expect(alarmsOf("rabies-certificate")).toEqual([`${writeDay(last - 1)}T09:00:00.000Z`]);
});

it("our advice has no alarm, and what an office asks for has one", () => {
  const { alarmsOf } = read("to=uk&pet=dog");
  expect(alarmsOf("crate")).toEqual([]);
  expect(alarmsOf("cargo-space")).toHaveLength(2);
});

it("an event keeps its id when the days of its plan move, and differs from that of another pet", () => {
  const idsOf = (query: string) =>
    read(query)
      .events.map(({ id }) => id)
      .toSorted();
  const bruno = idsOf("to=uk&pet=dog&name=Bruno");
  expect(idsOf("to=uk&pet=dog&name=Bruno&arrive=2027-06-30&born=2020-01-01")).toEqual(bruno);
  const all = [
    bruno,
    idsOf("to=uk&pet=dog"),
    idsOf("to=uk&pet=dog&nth=2"),
    idsOf("to=uk&pet=dog&name=Coco"),
  ];
  expect(new Set(all.flat()).size).toBe(4 * bruno.length);
});

it("a calendar that subscribes to the file is told to read it each day", () => {
  expect(
    writeCalendarFile(planOf("to=uk&pet=dog"), "https://marigold.example/plan", new Date(now)),
  ).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D");
});
