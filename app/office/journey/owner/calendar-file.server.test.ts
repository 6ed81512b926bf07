import { describe, expect, it } from "vitest";
import { hourMs } from "#edge/http/india-clock.ts";
import { startJourney } from "#office/journey/journey.ts";
import { listStages } from "#office/journey/stages.ts";
import { readCalendarEvents } from "#tests/fixtures/calendar-events.ts";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { writeJourneyCalendar } from "./calendar-file.server.ts";

const now = Date.UTC(2026, 10, 24, 6, 30);
const booked = { revision: 1, reference: "AB12", host: "marigold.example" };

function read(nextBy: number) {
  const journey = startJourney(listStages(planOf("to=uk&pet=dog")), nextBy);
  const events = readCalendarEvents(writeJourneyCalendar(journey, booked, now));
  return { events, message: events.find(({ id }) => id.startsWith("message.")) };
}

describe("the calendar file of a journey", () => {
  it("has no event that ends when it starts, and says when it was written", () => {
    const { events } = read(now + hourMs);
    for (const { start, end, stamp, id } of events) {
      if (end !== null) expect(end, id).toBeGreaterThan(start);
      expect(stamp, id).toBe(now);
    }
  });

  it("rings when our promised message is due", () => {
    const { message } = read(now + hourMs);
    expect(message).toMatchObject({ start: now + hourMs, end: null, alarms: [now + hourMs] });
  });

  it("does not ring for a promise that is missed already", () => {
    expect(read(now - hourMs).message?.alarms).toEqual([]);
  });
});
