import type { ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { monthNames } from "#ui/text/date-words.ts";

const writtenDate = new RegExp(`(\\d{1,2} (?:${monthNames.join("|")})(?: 20\\d\\d)?)`);

/** Makes each day of a text, such as "31 March 2027" or "24 December", a `time` element, in which no line is broken. */
export function wrapDates(tree: Root): void {
  visit(tree, "text", ({ value }, index, parent) => {
    if (index === undefined || !parent || !writtenDate.test(value)) return;
    const parts = value.split(writtenDate).map((part, place): ElementContent => {
      const text = { type: "text", value: part } as const;
      if (place % 2 === 0) return text;
      const properties = { dateTime: dateTimeOf(part) };
      return { type: "element", tagName: "time", properties, children: [text] };
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/** Such as `2027-03-31`, or `12-24` without a year. */
function dateTimeOf(date: string): string {
  const [day = "", month = "", year] = date.split(" ");
  const monthNumber = String(monthNames.indexOf(month) + 1).padStart(2, "0");
  return [...(year ? [year] : []), monthNumber, day.padStart(2, "0")].join("-");
}
