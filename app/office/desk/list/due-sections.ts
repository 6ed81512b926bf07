import { dayInIndia, dayMs, endOfTodayInIndia } from "#edge/http/india-clock.ts";

/** A part of the list of what is due, by the time of the promise. */
type DueSection = { title: string; from: number; until: number };

/** Overdue, today, this week (until Sunday) and later, by India's calendar. */
export function dueSections(now: number): DueSection[] {
  const tomorrow = endOfTodayInIndia(now);
  const daysToMonday = (8 - new Date(dayInIndia(now)).getUTCDay()) % 7 || 7;
  const monday = tomorrow + (daysToMonday - 1) * dayMs;
  return [
    { title: "Overdue", from: 0, until: now },
    { title: "Today", from: now, until: tomorrow },
    { title: "This week", from: tomorrow, until: monday },
    { title: "Later", from: monday, until: Number.MAX_SAFE_INTEGER },
  ];
}
