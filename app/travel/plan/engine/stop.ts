import type { Day } from "#travel/move/calendar.ts";
import type { Condition } from "#travel/rules/rule-schema.ts";
import type { PlanInput } from "./input.ts";
import type { Network } from "./network/network.ts";
import { after } from "./network/offsets.ts";

/** The move to the country where the pet lives first. The landing in mind is that of the last flight. */
export function toStop(input: PlanInput, stop: string): PlanInput {
  const { country, via, arrive, depart, at, ...pet } = input;
  return { ...pet, to: stop };
}

/** The move onwards from there, where the pet's papers from India do not count. */
export function fromStop(input: PlanInput): PlanInput {
  const { to, pet, via, born, snub, own, arrive, depart, at } = input;
  return { to, pet, via, born, snub, own, arrive, depart, at };
}

/**
 * The day on which the pet is home: that of the landing, or of the end of what keeps it at a station after it. Null where
 * nobody publishes how long that takes.
 */
export function findHome({ rules }: Network, conditions: Condition[], landing: Day): Day | null {
  if (conditions.some(({ keepsAfterLanding }) => keepsAfterLanding)) return null;
  const ends = rules.flatMap(({ stay }) =>
    stay?.where === "station" ? [after(landing, stay.takes)] : [],
  );
  return Math.max(landing, ...ends);
}
