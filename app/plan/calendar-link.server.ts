import { writeDay } from "./calendar";
import type { Step } from "./steps";

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, "");

/** The address that opens the step in Google Calendar as a new event; null for a step without a date. */
export function calendarLink(step: Step, details: string): string | null {
  const { rule, earliest, latest, hours } = step;
  const first = earliest ?? latest;
  const last = latest ?? earliest;
  if (first === null || last === null) return null;
  const dates = hours
    ? [hours.from, hours.until].map((instant) => compact(new Date(instant).toISOString()))
    : // The end of an event of whole days is the day after its last.
      [first, last + 1].map((day) => compact(writeDay(day)));
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: rule.what,
    dates: dates.join("/"),
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
