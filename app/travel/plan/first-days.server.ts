import { href } from "react-router";
import type { Pet } from "#content/pets.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { destinationLabels, mainDestinations } from "#travel/rules/destination-labels.ts";
import { findFirstDeparture } from "./engine/plan.ts";
import { writeQuery } from "./plan-query.ts";

/** The first day on which a pet that has nothing yet can really fly to a destination, such as `2027-04-26`. */
export type FirstDay = { destination: string; date: string; planPath: string };

export type FirstDays = Record<Pet, FirstDay[]>;

/** For each pet and main destination, in the order in which they are offered. */
export function listFirstDays(today: Day): FirstDays {
  const listOf = (pet: keyof FirstDays) =>
    mainDestinations.flatMap((to) => {
      const day = findFirstDeparture({ to, pet }, today);
      if (day === null) return [];
      const planPath = `${href("/plan")}?${writeQuery({ to, pet })}`;
      return [{ destination: destinationLabels[to] ?? to, date: writeDay(day), planPath }];
    });
  return { dog: listOf("dog"), cat: listOf("cat") };
}
