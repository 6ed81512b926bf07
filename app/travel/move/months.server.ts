import { monthWords } from "#ui/text/date-words.ts";
import { type Day, writeDay } from "./calendar.ts";

const count = 18;

/** This month and those after it, by year and month. */
export function listMonths(today: Day): Record<string, string> {
  const [year = 0, month = 0] = writeDay(today).split("-").map(Number);
  const months = Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
  return Object.fromEntries(months.map((value) => [value, monthWords(value)]));
}
