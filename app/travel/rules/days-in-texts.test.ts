import { describe, expect, it } from "vitest";
import { contentTexts } from "#tests/fixtures/content-texts.ts";
import { textExamples } from "#tests/fixtures/text-examples.ts";
import { type Day, readDay, writeDay } from "#travel/move/calendar.ts";

/** Days that laws, offices and airlines name, in lines that are no example. */
const named = new Set([
  "24 December", // Between these two, no samples are taken.
  "1 January",
  "22 April 2026", // The EU's law of 2026, its new forms, and the end of the old ones.
  "1 October 2026",
  "31 March 2027",
  "1 April 2027",
  "1 January 2026", // Cats in the Netherlands.
  "2 December 2025", // The British law of 2025, and the day on which it was not yet in force.
  "28 August 2026",
  "28 September 2022", // Dogs from India to Canada.
  "24 June 2026", // The CDC's airports.
  "22 September 2026", // The UAE's banned dogs.
  "1 December 2020", // Emirates SkyCargo and snub noses.
  "1 July 2026", // New Zealand's standard.
  "1 April 2026", // Singapore's agents.
  "1 June", // Why three months are not 90 days.
  "30 August",
  "1 September",
]);

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const weekdays = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const dayPattern = new RegExp(`(?:(?:${weekdays}) )?\\d+ (?:${months})(?: \\d{4})?`, "g");
/** "5 to Friday 12 July", where the month stands once. */
const range = new RegExp(`(\\d+) (to|or) ((?:(?:${weekdays}) )?\\d+) (${months})`, "g");

const findDays = (line: string): string[] =>
  line.replace(range, "$1 $4 $2 $3 $4").match(dayPattern) ?? [];

/** The day as the text has it: with its weekday and its year, or without. */
function write(day: Day, found = ""): string {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Date(writeDay(day)).toLocaleDateString("en-GB", { timeZone: "UTC", ...options });
  return [
    ...(new RegExp(weekdays).test(found) ? [words({ weekday: "long" })] : []),
    words({ day: "numeric", month: "long" }),
    ...(/\d{4}/.test(found) ? [words({ year: "numeric" })] : []),
  ].join(" ");
}

describe.each(contentTexts)("$file", ({ file, text }) => {
  const lines = text.split("\n").map((line) => line.trim());
  const own = textExamples[file] ?? [];

  it.each(own)("has the planner’s days in the line “%s”", (start, ...days) => {
    const [line = "", ...others] = lines.filter(
      (one) => one.startsWith(start) && findDays(one).length > 0,
    );
    expect(others, "more than one such line").toEqual([]);
    const found = findDays(line);
    const expected = days.map((day, index) =>
      write(typeof day === "string" ? readDay(day) : day, found[index]),
    );
    expect(found).toEqual(expected);
  });

  it("names no other days than those of an example or of a law", () => {
    const others = lines
      .filter((line) => !own.some(([start]) => line.startsWith(start)))
      .flatMap(findDays)
      .filter((day) => !named.has(day));
    expect(
      others,
      "add the line to tests/fixtures/text-examples.ts, or the day to those that laws name",
    ).toEqual([]);
  });
});
