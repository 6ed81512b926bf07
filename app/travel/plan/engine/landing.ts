import type { Day } from "#travel/move/calendar.ts";
import type { Move } from "./move.ts";
import { type Basis, scheduleFor, shortOf } from "./schedule.ts";

/** The first possible landing, and the step that closes the day before it; null where the landing is today. */
export type Landing = { day: Day; decidedBy: string | null };

/** Months differ in length, so a landing that is a day later may gain up to this many days more. */
const monthsMayDifferByDays = 4;

export function findFirstLanding(move: Move, basis: Basis): Landing {
  let day = move.today;
  for (;;) {
    const short = shortOf(scheduleFor(move, day, basis));
    if (short.length === 0) break;
    // No day in between can be possible: it would be short of days as well.
    const mostShort = Math.max(...short.map(({ daysShort }) => daysShort));
    day += Math.max(1, mostShort - monthsMayDifferByDays);
  }
  return { day, decidedBy: day === move.today ? null : findObstacle(move, day - 1, basis) };
}

/** The first step that has no day left for a landing; null if each has. */
export const findObstacle = (move: Move, landing: Day, basis: Basis): string | null =>
  shortOf(scheduleFor(move, landing, basis))[0]?.rule.step ?? null;

/** The first landing by law if a step were not asked for, such as the blood test that a facility's quarantine replaces. */
export function findFirstLandingWithout(step: string, move: Move): Day {
  const rules = move.rules.filter((rule) => rule.step !== step);
  return findFirstLanding({ ...move, rules }, "law").day;
}
