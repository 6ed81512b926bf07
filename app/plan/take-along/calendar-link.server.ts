import { writeDay } from "../engine/calendar";
import { daysToDo, type Step } from "../engine/steps";

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, "");

/** The address that opens the step in Google Calendar as a new event; null for a step without a date. */
export function calendarLink(step: Step, title: string, details: string): string | null {
  const { hours } = step;
  const days = daysToDo(step);
  if (!days) return null;
  const dates = hours
    ? [hours.from, hours.until].map((instant) => compact(new Date(instant).toISOString()))
    : // The end of an event of whole days is the day after its last.
      [days.first, days.last + 1].map((day) => compact(writeDay(day)));
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: dates.join("/"),
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
