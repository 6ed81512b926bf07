import { type Pet, pets } from "#content/pets.ts";
import type { Day } from "#travel/move/calendar.ts";
import { isPlan, makePlan, type Plan } from "#travel/plan/engine/plan.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";

/** The days of pets for which nothing is done yet. */
export type FirstFlight = {
  pets: Pet[];
  /** The country where they live first; null where they fly there directly. */
  stop: Destination | null;
  departure: Day;
  landing: Day;
  homeOn: Day | null;
};

/** The plans of a dog and a cat for which nothing is done yet, by way of each stop. */
export function planFirstFlights(to: Destination, today: Day): Plan[] {
  const { via = [undefined] } = rulesOf(to).destination;
  return via
    .flatMap((stop) => pets.map((pet) => makePlan({ to, pet, ...(stop && { via: stop }) }, today)))
    .filter(isPlan);
}

/** The days of the plans: once for a dog and a cat where they are the same. */
export function listFirstFlights(plans: Plan[]): FirstFlight[] {
  const flights = plans.map(({ input, departure, landing, homeOn }) => ({
    pet: input.pet,
    stop: input.via ?? null,
    departure,
    landing,
    homeOn,
  }));
  const alike = Map.groupBy(flights, ({ pet, ...days }) => JSON.stringify(days));
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { pet, ...days } = first;
    return [{ ...days, pets: [pet, ...others.map((other) => other.pet)] }];
  });
}
