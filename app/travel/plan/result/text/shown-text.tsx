import { Fragment } from "react";
import type { DayWords, ShownText } from "./day-words.server.ts";

export const Time = ({ day }: { day: DayWords }) => (
  <time dateTime={day.dateTime}>{day.words}</time>
);

/** A sentence whose dates are `time` elements. */
export const DatedWords = ({ text }: { text: ShownText }) =>
  text.map((part, index) => (
    <Fragment key={index}>{typeof part === "string" ? part : <Time day={part} />}</Fragment>
  ));

/** The key of a text in a list. */
export const keyOf = (text: ShownText): string =>
  text.map((part) => (typeof part === "string" ? part : part.dateTime)).join("");
