import { oncePerDay } from "#pages/documents/once-per-day.server.ts";
import { findPicture } from "#pictures/find-picture.server.ts";
import type { Day } from "#travel/move/calendar.ts";
import { type Destination, destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { countWords } from "#ui/text/text.ts";
import { planFirstFlights } from "./rule-guide/first-flights.ts";

export type Place = ReturnType<typeof describePlace>;

function describePlace(name: Destination, today: Day) {
  const { label, guide, picture } = rulesOf(name).destination;
  const weeks = planFirstFlights(name, today).map(({ landing }) =>
    Math.ceil((landing - today) / 7),
  );
  return {
    name,
    label,
    path: guide,
    wait: describeWeeks(weeks),
    picture: findPicture(picture.file),
  };
}

/**
 * The destinations with their guides, and the time to the landing of a pet for which nothing is done yet.
 * @param today the date in India
 */
export const listPlaces = oncePerDay((today: Day): Place[] =>
  destinationNames.map((name) => describePlace(name, today)),
);

/** Such as "19 weeks", or "4–14 weeks" where a cat waits less than a dog; null where no date can be given. */
export function describeWeeks(weeks: number[]): string | null {
  if (weeks.length === 0) return null;
  const [least, most] = [Math.min(...weeks), Math.max(...weeks)];
  return (least === most ? "" : `${least}–`) + countWords(most, "week");
}
