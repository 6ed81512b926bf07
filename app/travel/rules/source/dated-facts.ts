import { monthWords } from "#ui/text/date-words.ts";
import type { DatedFact } from "./citation.ts";

type Reading = Pick<DatedFact, "asOf" | "checked">;

/** Whether the reading was a year old or older when it was looked up. */
export function isOld({ asOf, checked }: Reading): boolean {
  const year = Number(checked.slice(0, 4));
  return asOf < `${year - 1}${checked.slice(4)}`;
}

/** The month of the reading, such as "July 2026"; its year alone, if it is old or no month is known. */
export function asOfWords({ asOf, checked }: Reading): string {
  const isMonthKnown = asOf.length > 4;
  return isMonthKnown && !isOld({ asOf, checked }) ? monthWords(asOf) : asOf.slice(0, 4);
}

/** The reading as HTML's `time` has it: as exactly as the words. */
export const asOfDateTime = (reading: Reading): string =>
  reading.asOf.slice(0, asOfWords(reading).length === 4 ? 4 : 7);
