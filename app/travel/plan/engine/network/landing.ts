import type { Day } from "#travel/move/calendar.ts";
import { lengthInDays } from "#travel/rules/amounts.ts";
import type { Basis } from "./limits.ts";
import type { Network } from "./network.ts";
import { type Activity, emptyOf, schedule } from "./passes.ts";

/** The first landing that is open, and the step that closes the day before it; null where it is tomorrow or sooner. */
export type Landing = { day: Day; decidedBy: string | null };

/** No landing within two years is open: the step closes the last of them. */
export type NoLanding = { day: null; decidedBy: string | null };

/** A landing that is a day later may gain more days than one: months differ, and offices and laboratories close. */
const mostDaysGained = 16;

/** @param from the day from which on one is looked for */
export function findFirstLanding(
  network: Network,
  basis: Basis,
  from = network.today,
): Landing | NoLanding {
  const { today, horizon: last } = network;
  let day = from;
  while (day <= last) {
    const short = emptyOf(schedule(network, day, basis)).map(({ daysShort }) => daysShort);
    if (short.length === 0) {
      let obstacle = findObstacle(network, day - 1, basis);
      // A dose that is planned far ahead gains more days than a step back.
      while (obstacle === null && day > from) {
        day -= 1;
        obstacle = findObstacle(network, day - 1, basis);
      }
      return { day, decidedBy: day <= today + 1 ? null : obstacle };
    }
    // Hardly a day in between can be open: it would be short of days as well.
    day += Math.max(1, Math.max(...short) - mostDaysGained);
  }
  return { day: null, decidedBy: findObstacle(network, last, basis) };
}

/** The longest activity of the critical path, whose windows are empty for a landing. Null if it is open. */
export function findObstacle(network: Network, landing: Day, basis: Basis): string | null {
  const critical = emptyOf(schedule(network, landing, basis));
  const [longest] = critical.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return longest?.rule.step ?? null;

  /** The longest time that holds it up: after what it needs, until it is finished, or before the flight. */
  function lengthOf({ rule, openedBy, limits }: Activity): number {
    const start = rule.waits && !openedBy ? limits.first - network.today : 0;
    const times = [openedBy?.lag ?? [], rule.takes ?? []].flat().map(lengthInDays);
    return Math.max(start, landing - limits.last, ...times);
  }
}

/** The first landing by the rules if a step were not asked for, such as the blood test that quarantine replaces. */
export function findFirstLandingWithout(step: string, network: Network): Day | null {
  const rules = network.rules.filter((rule) => rule.step !== step);
  return findFirstLanding({ ...network, rules }, "rules").day;
}
