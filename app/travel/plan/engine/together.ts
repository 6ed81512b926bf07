import { indianHolidays } from "#travel/holidays/office-days.ts";
import type { Day } from "#travel/move/calendar.ts";
import { findFirstLanding, type Landing } from "./network/landing.ts";
import type { Basis } from "./network/limits.ts";
import { after } from "./network/offsets.ts";
import { type Arrival, findNext, type Plan, type PlannedStep, planFor } from "./plan.ts";

/** Several pets of one move, each planned for the landing that suits all. */
export type Together = {
  /** Their first days are those of all. */
  plans: Plan[];
  /** The first day of each pet by itself. */
  alone: Arrival[];
  /** The index of the pet that the others wait for; null where each could fly on the first day of all. */
  waitsFor: number | null;
};

/**
 * @param alone the plan of each pet by itself, for the same destination and the same landing in mind
 * @returns null if no landing within two years is open for all
 */
export function planTogether(
  alone: Plan[],
  holidays: readonly string[] = indianHolidays,
): Together | null {
  const byRules = findCommonLanding(alone, "rules");
  const practical = findCommonLanding(alone, "practice");
  if (!byRules || !practical) return null;
  const days = alone.map((plan) => plan.practical.day);
  const lastReady = days.indexOf(Math.max(...days));
  const waitsFor = new Set(days).size > 1 ? lastReady : null;
  const areAllPossible = alone.every(({ wanted }) => wanted?.isPossible);
  const plans = alone.map((plan): Plan => {
    const first = planFor(plan, practical.day, holidays);
    const { departure, homeOn } = first;
    return {
      ...(areAllPossible ? plan : first),
      wanted: plan.wanted,
      byRules: { ...plan.byRules, ...byRules },
      practical: { ...practical, departure, homeOn },
    };
  });
  return { plans: shareVisits(plans), alone: alone.map((plan) => plan.practical), waitsFor };
}

/**
 * What is still to be done for several pets is done on the same days wherever these overlap: one visit to the vet, and one to
 * AQCS.
 */
function shareVisits(plans: Plan[]): Plan[] {
  const isShared = (plan: Plan, step: PlannedStep) =>
    !(step.isDone || step.rule.waits || step.hours || plan.stop?.steps.includes(step));
  const visits = new Map<string, { first: number; last: number; count: number }>();
  for (const plan of plans) {
    for (const step of plan.steps.filter((one) => isShared(plan, one))) {
      const known = visits.get(step.rule.step);
      visits.set(step.rule.step, {
        first: Math.max(known?.first ?? -Infinity, step.earliest ?? -Infinity),
        last: Math.min(known?.last ?? Infinity, step.latest ?? Infinity),
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return plans.map((plan) => {
    const shared = plan.steps.map((step) => {
      const visit = visits.get(step.rule.step);
      if (!visit || visit.count < 2 || visit.first > visit.last || !isShared(plan, step))
        return step;
      const { first, last } = visit;
      return {
        ...step,
        earliest: Number.isFinite(first) ? first : null,
        latest: Number.isFinite(last) ? last : null,
      };
    });
    const steps = delayFollowers(shared, plan);
    return { ...plan, steps, next: findNext(steps) };
  });
}

/** What counts from a step that is done later, for a visit in common, is over later, too: a wait by its last day. */
function delayFollowers(steps: PlannedStep[], { network, steps: before }: Plan): PlannedStep[] {
  const { dependencies, holidays } = network;
  const days = new Map<string, Day>();
  return steps.map((step, index) => {
    const { rule, earliest, latest, overBy, isDone } = step;
    if (earliest === null || isDone) return step;
    const openings = dependencies.flatMap((dependency) => {
      const opener = dependency.after === rule.step && days.get(dependency.before);
      return opener ? [after(opener, dependency.lag, holidays)] : [];
    });
    const last = overBy ?? latest ?? Infinity;
    const day = Math.max(earliest, Math.min(last, Math.max(...openings)));
    if (day > (before[index]?.earliest ?? day) && !rule.decidesNothing) days.set(rule.step, day);
    return { ...step, earliest: day };
  });
}

/** The first landing that is open for all, and the step of one of them that closes the day before. */
function findCommonLanding(plans: Plan[], basis: Basis): Landing | null {
  const firstOf = (plan: Plan) => (basis === "rules" ? plan.byRules : plan.practical).day;
  let day = Math.max(...plans.map(firstOf));
  while (true) {
    const found = plans.map(({ network }) => findFirstLanding(network, basis, day));
    const latest = found.reduce((one, other) =>
      one.day === null || (other.day !== null && other.day <= one.day) ? one : other,
    );
    if (latest.day === null) return null;
    if (latest.day === day) {
      const decidedBy = found.find((one) => one.decidedBy !== null)?.decidedBy ?? null;
      return { day, decidedBy };
    }
    day = latest.day;
  }
}
