import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { planBooking } from "#office/desk/journey/booking-plan.server.ts";
import { startJourney } from "#office/journey/journey.ts";
import { listStages } from "#office/journey/stages.ts";
import { allWays } from "#tests/fixtures/travel/moves.ts";
import { planJourney } from "./journey-papers.server.ts";

const askedAt = Date.parse("2026-11-26T10:00+05:30");

/** The journey of a quote that is booked so many days after it was asked. */
function bookAfter(days: number, way: string) {
  const details = { ...Object.fromEntries(new URLSearchParams(way)), pet: "dog", country: "de" };
  const quote = { details, receivedAt: askedAt };
  const bookedAt = askedAt + days * dayMs;
  const { stages, plannedOn } = planBooking(quote, bookedAt);
  return { quote, bookedAt, journey: startJourney(stages, bookedAt, plannedOn) };
}

describe.each(allWays)("the papers of a journey %s", (way) => {
  it.each([0, 60])(
    "have the days of its stages if it is booked %i days after it was asked",
    (days) => {
      const { quote, bookedAt, journey } = bookAfter(days, way);
      const planned = planJourney(journey, quote, bookedAt);
      expect(planned && listStages(planned.plan)).toEqual(journey.stages);
    },
  );

  it("count from the day of the booking where no other is stored", () => {
    const { quote, bookedAt, journey } = bookAfter(60, way);
    const planned = planJourney({ ...journey, plannedOn: null }, quote, bookedAt);
    expect(planned && listStages(planned.plan)).toEqual(journey.stages);
  });
});
