import type { Day } from "#travel/move/calendar.ts";
import { coverEnd, endOfCover } from "#travel/plan/engine/doses.ts";
import { isPetStep, judgeDays, type KnownDays } from "#travel/plan/engine/known-days.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { type Basis, decidesLanding, type Limits, limitsOf } from "./limits.ts";
import { type Dependency, isBooster, type Network } from "./network.ts";
import { after, firstDayWithin, lastDayBefore } from "./offsets.ts";

/** An activity of the network: a step, or an appointment with the steps that are done at it. */
export type Activity = {
  rule: Rule;
  /** Its rule, and those of what is done at the same appointment. */
  parts: Rule[];
  /** Whether a landing waits for it. */
  decides: boolean;
  /** The visitor's own day, whatever the rules say. */
  fixed: Day | null;
  limits: Limits;
  /** By the forward pass. `-Infinity` where nothing opens it. */
  earliest: Day;
  /** The dependency that decides `earliest`, if one does. */
  openedBy: Dependency | null;
  /** By the backward pass. */
  latest: Day;
  /** How many days its window lacks; 0 if it is not empty. */
  daysShort: number;
};

export type Schedule = {
  landing: Day;
  departure: Day;
  known: KnownDays;
  /** By the steps, each after those that it needs. */
  activities: Map<string, Activity>;
};

/**
 * The critical path method for one landing. The forward pass finds the earliest day of each activity from those that it
 * needs, the backward pass its latest day from those that need it: done on any day between, all that follows can still be
 * done. The landing is open if no window is empty.
 */
export function schedule(network: Network, landing: Day, basis: Basis): Schedule {
  const departure = landing - network.daysInFlight;
  const rules = network.rules.filter((rule) => isAsked(rule, network, { landing, departure }));
  const { known, cover: coverSoFar } = judgeDays(network, rules, { landing, departure });
  const counts = ({ isPractice }: Dependency) => basis === "practice" || !isPractice;
  const dependencies = network.dependencies.filter(counts);
  const openersOf = Map.groupBy(dependencies, (one) => one.after);
  const followersOf = Map.groupBy(dependencies, (one) => one.before);
  const closings = network.closings.filter(counts);
  const steps = new Set(rules.map(({ step }) => step));
  const partsOf = Map.groupBy(rules, (rule) => rule.with);
  const activities = new Map<string, Activity>();
  /** The days before which a step would be too long before one that must follow it soon. */
  const notBefore = new Map<string, Day>();
  // Each round delays such a step. Few do, by what opens them, so it ends soon; the bound is for rules that never meet.
  for (let rounds = 0; rounds <= 2 * closings.length; rounds += 1) {
    forwardPass();
    if (!delayOpeners()) break;
  }
  backwardPass();
  return { landing, departure, known, activities };

  function forwardPass() {
    const { input, today, holidays, stopLanding } = network;
    const dates = {
      birth: input.born,
      "cover-end": coverSoFar,
      today,
      departure,
      landing,
      "stop-landing": stopLanding,
    };
    for (const rule of rules) {
      const { step } = rule;
      if (rule.stay || (rule.with && steps.has(rule.with))) continue;
      const parts = [rule, ...(partsOf.get(step) ?? [])];
      const { day, origin } = isPetStep(step) ? known[step] : { day: null, origin: null };
      // A chip or a vaccine that must be in by a day to come is still to be done.
      const fixed = day !== null && origin === "implied" && day > today ? null : day;
      const isCovered = dates["cover-end"] === undefined || dates["cover-end"] >= landing;
      if (isBooster(rule) && isCovered && fixed === null) continue;
      if (day === null && isBehind(step)) continue;
      // Whether the cover lasted until a booster that is given is judged already.
      const counted = fixed === null ? dates : { ...dates, "cover-end": undefined };
      const windows = parts.flatMap((part) => network.windows.get(part.step)?.[basis] ?? []);
      const own = limitsOf(windows, counted, holidays);
      const last = Math.min(own.last, ...closingDays(step, fixed));
      const start = Math.max(
        rule.waits ? -Infinity : today,
        own.first,
        notBefore.get(step) ?? -Infinity,
      );
      const openings = (openersOf.get(step) ?? []).flatMap((dependency) => {
        const before = activities.get(dependency.before);
        if (!before?.decides || before.earliest === -Infinity) return [];
        return [{ dependency, day: after(before.earliest, dependency.lag, holidays) }];
      });
      const first = Math.max(start, ...openings.map((opening) => opening.day));
      const limits = { ...own, last, ...(isShutAfterOwnDay(step, own, first, last) && anyDay) };
      const opening = openings.find((one) => first > start && one.day === first);
      const earliest = fixed ?? limits.firstOpen(first);
      activities.set(step, {
        rule,
        parts,
        fixed,
        limits,
        earliest,
        // What is planned for a day to come is waited for, even if it is our advice alone.
        decides: parts.some((part) => decidesLanding(part, basis)) || (fixed ?? today) > today,
        openedBy: fixed === null ? (opening?.dependency ?? null) : null,
        latest: limits.last,
        daysShort: 0,
      });
      if (isBooster(rule) && fixed !== null) dates["cover-end"] = coverEnd(input);
      else if (isBooster(rule) || (step === "rabies-vaccine" && fixed === null)) {
        // The window of a newest dose keeps it new enough for the flight.
        dates["cover-end"] = rule.dose === "newest" ? undefined : endOfCover(earliest);
      }
    }
  }

  function closingDays(step: string, fixed: Day | null): Day[] {
    return closings.flatMap(({ before, after: closed, lag }) => {
      const opener = closed === step ? activities.get(before) : undefined;
      // Two days of the visitor have been judged already.
      const isJudged = fixed !== null && (opener?.fixed ?? null) !== null;
      return opener && !isJudged ? [after(opener.earliest, lag)] : [];
    });
  }

  /** Whether all days are shut on which it can still follow a day of the visitor, which no plan moves. */
  function isShutAfterOwnDay(step: string, { lastOpen }: Limits, first: Day, last: Day): boolean {
    const isBound = closings.some(
      ({ before, after: closed }) =>
        closed === step && (activities.get(before)?.fixed ?? null) !== null,
    );
    return isBound && first <= last && lastOpen(last) < first;
  }

  /** Whether a step is done later, since what must follow it soon cannot come so early. */
  function delayOpeners(): boolean {
    const delays = closings.flatMap(({ before, after: closed, lag }) => {
      const [opener, follower] = [activities.get(before), activities.get(closed)];
      if (!opener || !follower || opener.fixed !== null) return [];
      const day = firstDayWithin(follower.earliest, lag);
      return day > opener.earliest ? [[before, day] as const] : [];
    });
    for (const [step, day] of delays) notBefore.set(step, day);
    return delays.length > 0;
  }

  /** Whether a step that needs it is done already, such as the sample that the laboratory was chosen for. */
  function isBehind(step: string): boolean {
    return (followersOf.get(step) ?? []).some(({ after: next }) => {
      const day = isPetStep(next) ? known[next].day : null;
      return day !== null && day <= network.today;
    });
  }

  function backwardPass() {
    for (const [step, activity] of [...activities].toReversed()) {
      const { fixed, limits, earliest, decides } = activity;
      const left = (followersOf.get(step) ?? []).flatMap((dependency) => {
        const follower = activities.get(dependency.after);
        // Two days of the visitor have been judged already.
        if (!follower || (fixed !== null && follower.fixed !== null)) return [];
        return [lastDayBefore(follower.latest, dependency.lag, network.holidays)];
      });
      // A booster is counted from the first day of the vaccine before it.
      const isBoosted = step === "rabies-vaccine" && fixed === null && activities.has("booster");
      const last = Math.min(limits.last, ...left, isBoosted ? earliest : Infinity);
      activity.latest = fixed ?? limits.lastOpen(last);
      const isTooFew = fixed === null && limits.enoughFrom(earliest) > activity.latest;
      const daysShort = earliest - (fixed === null ? activity.latest : last);
      activity.daysShort = decides ? Math.max(daysShort, isTooFew ? 1 : 0, limits.daysTooYoung) : 0;
    }
  }
}

const anyDay: Pick<Limits, "firstOpen" | "lastOpen"> = {
  firstOpen: (day) => day,
  lastOpen: (day) => day,
};

function isAsked(
  { fromAge }: Rule,
  { input: { born } }: Network,
  flight: Record<"landing" | "departure", Day>,
) {
  if (!fromAge || born === undefined) return true;
  return "landing" in fromAge
    ? flight.landing >= after(born, fromAge.landing)
    : flight.departure >= after(born, fromAge.departure);
}

/** The activities whose windows are empty. */
export const emptyOf = ({ activities }: Schedule): Activity[] =>
  [...activities.values()].filter(({ daysShort }) => daysShort > 0);
