import type { Rule } from "~/rules/rule-schema";
import { type Day, writeDay } from "./calendar";
import type { PlanInput } from "./input";

/** Instants, in milliseconds since 1970. */
export type Hours = { from: number; until: number };

const hourMs = 60 * 60 * 1000;

/** The time zone of the landing, by country or else by destination. */
const timeZones: Record<string, string> = {
  uk: "Europe/London",
  ie: "Europe/Dublin",
  fi: "Europe/Helsinki",
  mt: "Europe/Malta",
};

export const timeZoneOf = ({ to, country }: PlanInput): string =>
  timeZones[to === "eu" ? (country ?? "") : to] ?? "UTC";

export const isInHours = ({ window }: Rule): boolean =>
  window.until?.some(({ unit }) => unit === "hour") ?? false;

/** The window of a treatment for a flight that lands at the instant. */
export function hoursBeforeLanding({ window }: Rule, landing: number): Hours {
  const [from] = window.from ?? [];
  const [until] = window.until ?? [];
  return {
    from: landing + (from?.amount ?? 0) * hourMs,
    until: landing + (until?.amount ?? 0) * hourMs,
  };
}

/**
 * The window that suits a landing at any hour of the day. For a landing tomorrow that window is already over, so it
 * assumes the last hour of the day.
 */
export function hoursForDay(rule: Rule, landing: Day, timeZone: string, today: Day): Hours {
  const earlyLanding = hoursBeforeLanding(rule, startOfDay(landing, timeZone));
  const lateLanding = hoursBeforeLanding(rule, startOfDay(landing + 1, timeZone));
  const isTomorrow = landing <= today + 1;
  return { from: lateLanding.from, until: isTomorrow ? lateLanding.until : earlyLanding.until };
}

/** Midnight at the beginning of the day in the time zone. */
export function startOfDay(day: Day, timeZone: string): number {
  const utc = Date.parse(`${writeDay(day)}T00:00:00Z`);
  // None of these zones changes its clock between its own midnight and midnight in UTC.
  return utc - offsetAt(utc, timeZone);
}

/** The zone's offset from UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(instant);
  return Date.parse(`${clock.replace(" ", "T")}Z`) - instant;
}
