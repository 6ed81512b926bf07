import type { OfficeWeek } from "~/content/fact-types";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** India has one time zone, without summer time. */
const indiaOffsetMs = 5.5 * hourMs;

type Office = {
  week: OfficeWeek;
  /** The days on which the offices are closed, such as 2026-12-25. */
  holidays: string[];
  /** How many office days after the enquiry's own office day the reply is due. */
  officeDays: number;
};

/**
 * The end of the office day by which an enquiry is answered. An enquiry after closing time, on a holiday or at the
 * weekend counts for the next office day. All times are milliseconds since 1970.
 */
export function findReplyTime(receivedAt: number, { week, holidays, officeDays }: Office): number {
  // Days are counted from 1970-01-01, a Thursday, in India's time zone.
  const isOfficeDay = (day: number) =>
    week.days.includes(((day + 3) % 7) + 1) &&
    !holidays.includes(new Date(day * dayMs).toISOString().slice(0, 10));
  const nextOfficeDay = (day: number): number =>
    isOfficeDay(day + 1) ? day + 1 : nextOfficeDay(day + 1);

  const received = receivedAt + indiaOffsetMs;
  const today = Math.floor(received / dayMs);
  const isInTime = isOfficeDay(today) && received < today * dayMs + week.closesAt * hourMs;
  let day = isInTime ? today : nextOfficeDay(today);
  for (let count = 0; count < officeDays; count += 1) day = nextOfficeDay(day);
  return day * dayMs + week.closesAt * hourMs - indiaOffsetMs;
}
