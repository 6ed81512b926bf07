import { Fragment } from "react";
import { monthNames } from "~/ui/text/date-words";
import type { DayWords } from "./day-words.server";

export const Time = ({ day }: { day: DayWords }) => (
  <time dateTime={day.dateTime}>{day.words}</time>
);

const datePattern = new RegExp(`(\\d{1,2} (?:${monthNames.join("|")}) \\d{4})`);

/** A sentence whose dates, such as "31 March 2027", are `time` elements. */
export function DatedText({ children }: { children: string }) {
  return children.split(datePattern).map((part, index) => {
    const isDate = index % 2 === 1;
    return (
      <Fragment key={index}>
        {isDate ? <time dateTime={isoDate(part)}>{part}</time> : part}
      </Fragment>
    );
  });
}

function isoDate(words: string): string {
  const [day = "", month = "", year] = words.split(" ");
  const number = monthNames.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
