import type { Rule } from "~/rules/rule-schema";
import type { Day } from "./calendar";
import { after, lastDayBefore } from "./offsets";
import { isFlight, type PetDates } from "./pet-dates";

/** When a step may be done; null at an end that is open. */
export type DayWindow = { earliest: Day | null; latest: Day | null };

/**
 * The last day for the pet's chip, vaccine or sample that leaves time for every later step.
 * @param rules the rules that limit it
 */
export function latestDay(step: string, landing: Day, rules: Rule[], dates: PetDates): Day {
  const given = isPetStep(step) ? dates[step] : null;
  if (given?.origin === "given") return given.day;
  const ends = rules.flatMap((rule) => {
    const { window, limits, excludesItsEnds } = rule;
    if (rule.step !== step) {
      const offsets = (window.from ?? []).filter(({ anchor }) => anchor === step);
      if (offsets.length === 0) return [];
      const isNextStep = !limits && isPetStep(rule.step);
      const next = isNextStep ? latestDay(rule.step, landing, rules, dates) : landing;
      return offsets.map((offset) => lastDayBefore(next, offset));
    }
    return (window.until ?? []).map((offset) => {
      if (!isFlight(offset.anchor)) return latestDay(offset.anchor, landing, rules, dates);
      return lastDayBefore(excludesItsEnds ? landing - 1 : landing, offset);
    });
  });
  return Math.min(landing, ...ends);
}

export const isPetStep = (step: string): step is keyof Omit<PetDates, "birth"> =>
  ["microchip", "rabies-vaccine", "blood-sample"].includes(step);

/** The window of a step that is counted from the flight. */
export function windowAround(landing: Day, { from, until }: Rule["window"]): DayWindow {
  const days = (offsets: Rule["window"]["from"]) =>
    (offsets ?? []).flatMap((offset) => {
      if (!isFlight(offset.anchor)) return [];
      return [offset.amount > 0 ? after(landing, offset) : lastDayBefore(landing, offset)];
    });
  return { earliest: latestOf(days(from)), latest: earliestOf(days(until)) };
}

/** The overlap of two windows; null if there is none. */
export function narrow(window: DayWindow, by: DayWindow): DayWindow | null {
  const earliest = latestOf([window.earliest, by.earliest]);
  const latest = earliestOf([window.latest, by.latest]);
  return earliest !== null && latest !== null && latest < earliest ? null : { earliest, latest };
}

const latestOf = (days: (Day | null)[]) => pick(days, Math.max);
const earliestOf = (days: (Day | null)[]) => pick(days, Math.min);

function pick(days: (Day | null)[], choose: (...days: Day[]) => Day): Day | null {
  const known = days.filter((day) => day !== null);
  return known.length > 0 ? choose(...known) : null;
}
