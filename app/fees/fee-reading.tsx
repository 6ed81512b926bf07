import { asOfDateTime, asOfWords, isOld } from "~/rules/dated-facts";
import type { Fee } from "./fee-schema";

/** The month in which a fee was read; of an old one the year, set off. */
export function FeeReading({ fee }: { fee: Pick<Fee, "asOf" | "checked"> }) {
  const time = <time dateTime={asOfDateTime(fee)}>{asOfWords(fee)}</time>;
  return isOld(fee) ? <strong>{time}, may have changed</strong> : time;
}
