import { indiaTimeZone } from "#edge/http/india-clock.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { formatsByZone } from "#travel/plan/engine/treatment-hours.ts";
import type { DatedText } from "#travel/plan/result/text/dated-text.ts";
import { formatDate, monthNames } from "#ui/text/date-words.ts";
import { countWords } from "#ui/text/text.ts";

/** A day for a `time` element. */
export type DayWords = { dateTime: string; words: string };

const weekdays = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

export const weekdayOf = (day: Day): string => weekdays[day % 7] ?? "";

/** Such as "Wednesday, 31 March 2027". */
export const dayWords = (day: Day): DayWords => ({
  dateTime: writeDay(day),
  words: `${weekdayOf(day)}, ${dateWords(day)}`,
});

/** A day that is further away could be one of two years. */
const maxDaysWithoutYear = 330;

/** Such as "Wed 31 Mar", and "Wed 31 Mar 2027" where the year is not obvious. */
export function shortDayWords(day: Day, today: Day): DayWords {
  const { dateTime, words: date } = bareDayWords(day);
  const words = `${weekdayOf(day).slice(0, 3)} ${date}`;
  const isPlain = Math.abs(day - today) < maxDaysWithoutYear;
  return { dateTime, words: isPlain ? words : `${words} ${dateTime.slice(0, 4)}` };
}

/** Such as "31 Mar". */
export function bareDayWords(day: Day): DayWords {
  const dateTime = writeDay(day);
  const [, month, date] = dateTime.split("-").map(Number);
  return { dateTime, words: `${date} ${monthNames[(month ?? 0) - 1]?.slice(0, 3)}` };
}

export type WordLength = "long" | "short";

/** A text whose days are for `time` elements. */
export type ShownText = (string | DayWords)[];

/** The text without `time` elements. */
export const wordsOf = (text: ShownText): string =>
  text.map((part) => (typeof part === "string" ? part : part.words)).join("");

export const showText = (text: DatedText): ShownText =>
  text.map((part) =>
    typeof part === "string" ? part : { dateTime: writeDay(part), words: dateWords(part) },
  );

const writtenDate = new RegExp(`(\\d{1,2} (?:${monthNames.join("|")}) 20\\d\\d)`);

/** A rule's own text, whose dates such as "31 March 2027" are for `time` elements. */
export const markDates = (text: string): ShownText =>
  text.split(writtenDate).map((part, index) => {
    if (index % 2 === 0) return part;
    const [date = "", month = "", year = ""] = part.split(" ");
    const monthNumber = monthNames.indexOf(month) + 1;
    const dateTime = [year, String(monthNumber).padStart(2, "0"), date.padStart(2, "0")].join("-");
    return { dateTime, words: part };
  });

/** Such as "31 March 2027". */
export const dateWords = (day: Day): string => formatDate(writeDay(day));

/** The clock of a place at an instant, such as "Saturday 10 April at 11:00" or "Sat 10 Apr, 11:00". */
export function clockWords(
  instant: number,
  timeZone: string,
  length: WordLength = "long",
): DayWords {
  const words = clockFormats[length](timeZone).format(instant);
  return { dateTime: new Date(instant).toISOString(), words };
}

/** The clock of India at an instant, such as "10 Apr 11:00". */
export const indianClockWords = (instant: number): DayWords => ({
  dateTime: new Date(instant).toISOString(),
  // Some versions put a comma after the month.
  words: clockFormats.bare(indiaTimeZone).format(instant).replace(",", ""),
});

const clockFormatOf = (month: WordLength, weekday?: WordLength) =>
  formatsByZone("en-GB", {
    weekday,
    day: "numeric",
    month,
    hour: "2-digit",
    minute: "2-digit",
  });
const clockFormats = {
  long: clockFormatOf("long", "long"),
  short: clockFormatOf("short", "short"),
  bare: clockFormatOf("short"),
};

/** Such as "5 days" or "1 day". */
export const daysWords = (count: number): string => countWords(count, "day");
