export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** India has one time zone, without summer time. */
export const indiaTimeZone = "Asia/Kolkata";
export const indiaOffsetMs = 5.5 * hourMs;

/** The time on clocks in India, such as `2026-11-23T15:04:00.000Z`; its `Z` means nothing. */
export const clockInIndia = (time: number): string => new Date(time + indiaOffsetMs).toISOString();

/** Midnight in India at the beginning of a day such as `2027-03-31`, for clients elsewhere. */
export const midnightInIndia = (isoDate: string): string => `${isoDate}T00:00:00+05:30`;

/** The first moment of such a day, in milliseconds since 1970. */
export const startOfDayInIndia = (isoDate: string): number => Date.parse(midnightInIndia(isoDate));

/** The day at a time in India, where most owners and all offices are, as `YYYY-MM-DD`. */
export const dayInIndia = (time: number): string => clockInIndia(time).slice(0, 10);

/** The first moment of tomorrow. */
export const endOfTodayInIndia = (now: number): number =>
  startOfDayInIndia(dayInIndia(now)) + dayMs;

/** The end of a month such as `2027-03` in India, in milliseconds since 1970. */
export function endOfMonthInIndia(month: string): number {
  const first = new Date(`${month}-01T00:00Z`);
  return first.setUTCMonth(first.getUTCMonth() + 1) - indiaOffsetMs;
}
