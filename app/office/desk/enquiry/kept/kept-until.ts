import * as v from "valibot";
import { isoDate } from "#content/schemas.ts";
import { dayMs, startOfDayInIndia } from "#edge/http/india-clock.ts";

const maxDays = 365;
const maxReasonLength = 300;

type Kept = { until: number } | { field: "until" | "why"; problem: string };

/** Until when the office keeps an enquiry: the end of a day such as 2027-03-31, for a reason; or why it cannot. */
export function keptUntil({ until, why }: { until: string; why: string }, now: number): Kept {
  if (!v.is(isoDate, until)) return { field: "until", problem: "Please choose the day." };
  const end = startOfDayInIndia(until) + dayMs;
  if (end <= now) return { field: "until", problem: "This day is past. Choose a later one." };
  if (end > now + maxDays * dayMs) {
    return { field: "until", problem: "Please keep it for at most a year; you can do so again." };
  }
  if (why === "") return { field: "why", problem: "Please write why it is needed." };
  if (why.length > maxReasonLength) {
    return { field: "why", problem: `Please write at most ${maxReasonLength} characters.` };
  }
  return { until: end };
}
