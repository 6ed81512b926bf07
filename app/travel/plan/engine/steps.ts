import { type Day, readDay } from "#travel/move/calendar.ts";
import type { Amount, Offset, Rule } from "#travel/rules/rule-schema.ts";
import { isPetStep } from "./known-days.ts";
import { type Network, putInOrder } from "./network/network.ts";
import { after, lastDayBefore } from "./network/offsets.ts";
import type { Activity, Schedule } from "./network/passes.ts";
import { findTreatmentHours, type Hours, isInHours } from "./treatment-hours.ts";

/** One step on the way, with the rule that asks for it. */
export type Step = {
  rule: Rule;
  /** Null where that end is open. */
  earliest: Day | null;
  latest: Day | null;
  /** The last day on which a wait may be over; null for what somebody does. */
  overBy: Day | null;
  /** The instants of a window that is counted in hours. */
  hours: Hours | null;
  isDone: boolean;
};

/** The steps of a schedule in the order of the network: each after all that it needs, else by its latest day. */
export function listSteps(network: Network, { activities, ...flight }: Schedule): Step[] {
  const { rules, dependencies, today } = network;
  const steps = rules.flatMap((rule) => {
    if (rule.stay) return [makeStay(rule, rule.stay.takes, flight.landing)];
    const activity = activities.get(rule.step) ?? activities.get(rule.with ?? "");
    if (!activity || (isAge(rule) && activity.earliest <= today)) return [];
    // Advice that the pet is too young for.
    if (!activity.decides && activity.earliest > Math.max(today, activity.latest)) return [];
    return [makeStep(rule, activity, network, flight)];
  });
  const byLastDay = steps.toSorted(
    (one, other) =>
      lastDayOf(one) - lastDayOf(other) ||
      Number(one.rule.decidesNothing) - Number(other.rule.decidesNothing),
  );
  return putInOrder(byLastDay, ({ rule }) => rule.step, dependencies);
}

/** What has no day comes first. */
const lastDayOf = ({ latest, overBy }: Step): Day => latest ?? overBy ?? -Infinity;

type Flight = Omit<Schedule, "activities">;

const makeStay = (rule: Rule, takes: Amount, landing: Day): Step => ({
  rule,
  earliest: landing,
  latest: after(landing, takes),
  overBy: null,
  hours: null,
  isDone: false,
});

function makeStep(rule: Rule, activity: Activity, network: Network, flight: Flight): Step {
  const { earliest, latest, fixed } = activity;
  const { today } = network;
  const base = { rule, latest: null, hours: null, overBy: null, isDone: false };
  if (rule.waits) {
    const over = Number.isFinite(earliest) ? earliest : null;
    const isDone = over !== null && over <= today;
    return { ...base, earliest: over, overBy: isDone || over === null ? over : latest, isDone };
  }
  if (fixed !== null) {
    const isGiven = isPetStep(rule.step) && flight.known[rule.step].origin === "given";
    return { ...base, earliest: isGiven ? fixed : null, latest: fixed, isDone: fixed <= today };
  }
  if (isInHours(rule)) {
    const hours = findTreatmentHours(rule, flight.landing, network);
    return { ...base, earliest: dayOf(hours.from), latest: dayOf(hours.until), hours };
  }
  return activity.decides
    ? { ...base, earliest, latest }
    : { ...base, ...advise(rule, activity, network, flight) };
}

/** The advised days of what decides no landing, from today until the flight; today, if they are past. */
function advise(
  { timing }: Rule,
  { earliest, latest }: Activity,
  { today }: Network,
  flight: Flight,
) {
  const dayAt = ({ anchor, ...offset }: Offset): Day[] => {
    const day = { landing: flight.landing, departure: flight.departure }[anchor];
    if (day === undefined) return [];
    return [offset.amount > 0 ? after(day, offset) : lastDayBefore(day, offset)];
  };
  const from = Math.max(today, earliest, ...(timing.from ?? []).flatMap(dayAt));
  const until = Math.min(latest, flight.departure, ...(timing.until ?? []).flatMap(dayAt));
  return until < today
    ? { earliest: today, latest: today }
    : { earliest: Math.min(from, until), latest: until };
}

/** Nobody reads of the age of a pet that is old enough, or whose birthday is not known. */
const isAge = ({ waits, window, practice }: Rule): boolean =>
  waits && [window, practice].some(({ from }) => from?.some(({ anchor }) => anchor === "birth"));

const dayOf = (instant: number): Day => readDay(new Date(instant).toISOString().slice(0, 10));

/** The days on which a calendar shows a step; null for a step without a date. */
export function daysToDo({ earliest, latest }: Step) {
  const first = earliest ?? latest;
  const last = latest ?? earliest;
  return first === null || last === null ? null : { first, last };
}
