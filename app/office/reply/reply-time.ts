import type { OfficeWeek } from "#content/company/fact-types.ts";
import { dayMs, hourMs, indiaOffsetMs } from "#edge/http/india-clock.ts";

export type Office = {
  week: OfficeWeek;
  /** The days on which the offices are closed, such as 2026-12-25. */
  holidays: string[];
  /** How many office days after the enquiry's own office day the reply is due. */
  officeDays: number;
};

/** Whether the offices are open on a day, counted from 1970-01-01, a Thursday. */
export function isOfficeDay(day: number, { week, holidays }: Pick<Office, "week" | "holidays">) {
  return (
    week.days.includes(((day + 3) % 7) + 1) &&
    !holidays.includes(new Date(day * dayMs).toISOString().slice(0, 10))
  );
}

/** When the offices close on a day, in milliseconds since 1970. */
export const closingTime = (day: number, { week }: Pick<Office, "week">): number =>
  day * dayMs + week.closesAt * hourMs - indiaOffsetMs;

/**
 * The end of the office day by which an enquiry is answered. An enquiry after closing time, on a holiday or at the
 * weekend counts for the next office day. All times are milliseconds since 1970.
 */
export function findReplyTime(receivedAt: number, office: Office): number {
  const nextOfficeDay = (day: number): number =>
    isOfficeDay(day + 1, office) ? day + 1 : nextOfficeDay(day + 1);

  // Days are counted in India's time zone.
  const today = Math.floor((receivedAt + indiaOffsetMs) / dayMs);
  const isInTime = isOfficeDay(today, office) && receivedAt < closingTime(today, office);
  let day = isInTime ? today : nextOfficeDay(today);
  for (let count = 0; count < office.officeDays; count += 1) day = nextOfficeDay(day);
  return closingTime(day, office);
}
