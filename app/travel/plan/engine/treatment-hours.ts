import { hourMs } from "#edge/http/india-clock.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import type { Rule } from "#travel/rules/rule-schema.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import type { PlanInput } from "./input.ts";
import type { Network } from "./network/network.ts";

/** Instants, in milliseconds since 1970. */
export type Hours = { from: number; until: number };

/** The clock by which the destination counts hours, such as `Europe/London`. */
export function clockOf({ to, country }: Pick<PlanInput, "to" | "country">): string {
  const { clock, countryClocks } = rulesOf(to).destination;
  return (country && countryClocks[country]) ?? clock ?? "UTC";
}

export const isInHours = ({ window }: Rule): boolean =>
  window.until?.some(({ unit }) => unit === "hour") ?? false;

/**
 * The window of a treatment, not before today. Without the hour of landing, the hours that are right for a landing at any
 * hour of the day.
 */
export function findTreatmentHours(
  { window }: Rule,
  landing: Day,
  { input, today }: Network,
): Hours {
  const clock = clockOf(input);
  const midnight = startOfDay(landing, clock);
  const [earliest, latest] =
    input.at === undefined
      ? [midnight, startOfDay(landing + 1, clock)]
      : [instantOf(landing, input.at, clock), instantOf(landing, input.at, clock)];
  const [from] = window.from ?? [];
  const [until] = window.until ?? [];
  return {
    // By UTC, as instants are written.
    from: Math.max(latest + (from?.amount ?? 0) * hourMs, startOfDay(today, "UTC")),
    until: earliest + (until?.amount ?? 0) * hourMs,
  };
}

/** @param time such as `06:30` */
export const instantOf = (day: Day, time: string, clock: string): number => {
  const utc = Date.parse(`${writeDay(day)}T${time}:00Z`);
  // Around a clock change, the offset is that of the hour itself.
  return utc - offsetAt(utc - offsetAt(utc, clock), clock);
};

/** Midnight at the beginning of the day by the clock. */
export const startOfDay = (day: Day, clock: string): number => instantOf(day, "00:00", clock);

/** How far the clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const time = clockOfZone(timeZone).format(instant);
  return Date.parse(`${time.replace(" ", "T")}Z`) - instant;
}

/** The formats of instants in any time zone, each made once: that takes far longer than to use it. */
export function formatsByZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

const clockOfZone = formatsByZone("sv-SE", { dateStyle: "short", timeStyle: "medium" });
