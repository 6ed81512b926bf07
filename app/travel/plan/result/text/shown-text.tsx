import { Fragment } from "react";
import type { DayWords, ShownText } from "./day-words.server.ts";

/** Keeps a number beside its unit, and a day beside its month and year. */
export const keepNumbers = (words: string) => words.replace(/(?<=\d) | (?=\d{4})/g, "\u00a0");

/** Set where a line has room for few words. */
type Whole = { isWhole?: boolean };

export const Time = ({ day, isWhole }: Whole & { day: DayWords }) => (
  <time dateTime={day.dateTime}>{isWhole ? keepNumbers(day.words) : day.words}</time>
);

/** A sentence whose dates are `time` elements. */
export const DatedWords = ({ text, isWhole = false }: Whole & { text: ShownText }) =>
  text.map((part, index) => (
    <Fragment key={index}>
      {typeof part !== "string" ? (
        <Time day={part} isWhole={isWhole} />
      ) : isWhole ? (
        keepNumbers(part)
      ) : (
        part
      )}
    </Fragment>
  ));

/** The key of a text in a list. */
export const keyOf = (text: ShownText): string =>
  text.map((part) => (typeof part === "string" ? part : part.dateTime)).join("");
