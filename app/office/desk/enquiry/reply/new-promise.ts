import { dayMs, indiaOffsetMs } from "#edge/http/india-clock.ts";
import { closingTime, isOfficeDay, type Office } from "#office/reply/reply-time.ts";

/** A visitor should not wait longer. */
const maxDaysAhead = 21;

/** The promise of a reply by the end of an office day (`YYYY-MM-DD`), or why it cannot be given. */
export function promiseFor(
  date: string,
  now: number,
  office: Office,
): { replyBy: number } | { problem: string } {
  const day = Date.parse(`${date}T00:00:00Z`) / dayMs;
  // A day such as 31 February parses as one of March.
  if (!Number.isInteger(day) || new Date(day * dayMs).toISOString().slice(0, 10) !== date)
    return { problem: "Please choose the day of the new promise." };
  const replyBy = closingTime(day, office);
  if (replyBy <= now) return { problem: "That day’s office hours are over. Choose a later day." };
  if (day > Math.floor((now + indiaOffsetMs) / dayMs) + maxDaysAhead) {
    return { problem: `Please promise a reply within ${maxDaysAhead} days.` };
  }
  if (!isOfficeDay(day, office)) return { problem: "The office is closed on that day." };
  return { replyBy };
}
