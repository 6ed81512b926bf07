import * as v from "valibot";
import { isoDate } from "#content/schemas.ts";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { closingTime, isOfficeDay, type Office } from "#office/reply/reply-time.ts";
import { readDay } from "#travel/move/calendar.ts";

/** A visitor should not wait longer. */
const maxDaysAhead = 21;

/** The promise of a reply by the end of an office day (`YYYY-MM-DD`), or why it cannot be given. */
export function promiseFor(
  date: string,
  now: number,
  office: Office,
): { replyBy: number } | { problem: string } {
  if (!v.is(isoDate, date)) return { problem: "Please choose the day of the new promise." };
  const day = readDay(date);
  const replyBy = closingTime(day, office);
  if (replyBy <= now) return { problem: "That day’s office hours are over. Choose a later day." };
  if (day > readDay(dayInIndia(now)) + maxDaysAhead) {
    return { problem: `Please promise a reply within ${maxDaysAhead} days.` };
  }
  if (!isOfficeDay(day, office)) return { problem: "The office is closed on that day." };
  return { replyBy };
}
