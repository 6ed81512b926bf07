import { countWords } from "#ui/text/text.ts";
import type { Amount } from "./rule-schema.ts";

const daysOf = { hour: 1 / 24, day: 1, "working day": 7 / 5, month: 30.4 } as const;

/** About how many days the amount lasts, to compare amounts. */
export const lengthInDays = ({ amount, unit }: Amount): number => Math.abs(amount) * daysOf[unit];

/** Such as "3 calendar months" or "1 day". */
export const describeAmount = ({ amount, unit }: Amount): string =>
  countWords(Math.abs(amount), unit === "month" ? "calendar month" : unit);

const numberWords = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Such as "three calendar months", "30 days" or "one day". */
export const describeInProse = (amount: Amount): string =>
  describeAmount(amount).replace(/^\d(?= )/, (digit) => numberWords[Number(digit)] ?? digit);

/** Such as "3 months" or "10 days". */
export const describeInDigits = ({ amount, unit }: Amount): string =>
  countWords(Math.abs(amount), unit);
