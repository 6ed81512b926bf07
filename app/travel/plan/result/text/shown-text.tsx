import { Fragment } from "react";
import type { DayWords, ShownText } from "./day-words.server.ts";

type TimeProps = {
  day: DayWords;
  /** In large letters: keeps a day beside its month and a number beside its days, and may part the rest. */
  isWhole?: boolean;
};

export function Time({ day: { dateTime, words }, isWhole }: TimeProps) {
  const date = isWhole ? words.search(/\d/) : words.length;
  return (
    <time dateTime={dateTime} className={isWhole ? "whitespace-normal" : undefined}>
      {words.slice(0, date)}
      {isWhole && <span className="whitespace-nowrap">{words.slice(date)}</span>}
    </time>
  );
}

/** A sentence whose dates are `time` elements. */
export const DatedWords = ({ text, isWhole }: { text: ShownText } & Pick<TimeProps, "isWhole">) =>
  text.map((part, index) => (
    <Fragment key={index}>
      {typeof part !== "string" ? (
        <Time day={part} isWhole={isWhole} />
      ) : isWhole ? (
        part.split(/(\d+ days?)/).map(keepDays)
      ) : (
        part
      )}
    </Fragment>
  ));

/** What was split at the days has them at the odd places. */
const keepDays = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} className="whitespace-nowrap">
      {part}
    </span>
  );

/** The key of a text in a list. */
export const keyOf = (text: ShownText): string =>
  text.map((part) => (typeof part === "string" ? part : part.dateTime)).join("");
