import { dayMs, startOfDayInIndia } from "#edge/http/india-clock.ts";

const maxDays = 92;

/** The days of an export, from the first one to the last one, as `YYYY-MM-DD`. */
export type ExportRange = { from: string; to: string };

/** The times of the days in India, or why they cannot be exported. */
export function readRange({
  from,
  to,
}: ExportRange): { from: number; until: number } | { problem: string } {
  const [start, end] = [from, to].map(startOfDayInIndia);
  if (!start || !end) return { problem: "Please choose the first and the last day." };
  if (end < start) return { problem: "The last day is before the first one." };
  if (end - start >= maxDays * dayMs) return { problem: `Please choose at most ${maxDays} days.` };
  return { from: start, until: end + dayMs };
}
