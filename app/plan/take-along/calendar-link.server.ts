import { type Day, writeDay } from "../engine/calendar";
import { daysToDo, type Step } from "../engine/steps";

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, "");

/** The URL that opens the step as a new event in Google Calendar; null for a step without a date. */
export function calendarLink(step: Step, details: string, today: Day): string | null {
  const { rule, hours } = step;
  const days = daysToDo(step, today);
  if (!days) return null;
  const dates = hours
    ? [hours.from, hours.until].map((instant) => compact(new Date(instant).toISOString()))
    : // The end of an all-day event is exclusive.
      [days.first, days.last + 1].map((day) => compact(writeDay(day)));
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: rule.what,
    dates: dates.join("/"),
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
