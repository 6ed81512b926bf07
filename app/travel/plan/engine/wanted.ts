import type { Day } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { findObstacle } from "./network/landing.ts";
import type { Basis } from "./network/limits.ts";
import { type Network, usualDaysInFlight } from "./network/network.ts";
import { emptyOf, schedule } from "./network/passes.ts";

/** A landing that the visitor has in mind. */
export type Wanted = {
  day: Day;
  /** The step whose rule forbids it. */
  blockedBy: string | null;
  isPossible: boolean;
  /**
   * The steps that lack days in practice, although the rules allow the landing: by their own limits (`isCause`), or since
   * such a step needs them.
   */
  lacks: { rule: Rule; days: number; isCause: boolean }[];
};

/** @param networks that of the rules, and that of practice, whose pet may come later from where it lives first */
export function findWanted(networks: Record<Basis, Network>): Wanted | null {
  const { rules: network, practice } = networks;
  const { arrive, depart, to } = network.input;
  const day = arrive ?? (depart === undefined ? undefined : depart + usualDaysInFlight({ to }));
  if (day === undefined) return null;
  const blockedBy = findObstacle(network, day, "rules");
  const isPossible = blockedBy === null && day >= network.today;
  return { day, blockedBy, isPossible, lacks: isPossible ? findLacks(practice, day) : [] };
}

function findLacks(network: Network, landing: Day): Wanted["lacks"] {
  const short = emptyOf(schedule(network, landing, "practice"));
  return short.flatMap(({ parts, daysShort, fixed, earliest, limits }) =>
    parts.map((rule) => ({
      rule,
      days: daysShort,
      isCause: (fixed ?? limits.enoughFrom(earliest)) > limits.lastOpen(limits.last),
    })),
  );
}
