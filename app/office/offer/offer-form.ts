import * as v from "valibot";
import { isoDate } from "#content/schemas.ts";
import { dayInIndia, dayMs, startOfDayInIndia } from "#edge/http/india-clock.ts";
import { withoutBidiControls } from "#ui/forms/checks/invisible.ts";
import { currencyCodes, readAmount, writeAmount } from "./amount.ts";
import { type OfferDraft, type OfferLine, totalOf } from "./offer.ts";

/** The values typed in the office's form, by the names of its fields. */
export type OfferValues = Record<string, string>;

export const whatField = (index: number) => `what-${index}`;
export const amountField = (index: number) => `amount-${index}`;

/** Empty ones below those that are filled in. */
const spareLines = 3;
/** With these limits, its mail is so short that mail programs show all of it. */
const maxLines = 20;
const maxWhat = 80;
const maxWords = 600;
const usualDays = 14;
const maxDaysAhead = 60;

/** The last moment of a day such as `2026-12-24` in India. */
const endOfDay = (day: string): number => startOfDayInIndia(day) + dayMs - 1;

const dayAfter = (now: number, days: number) => dayInIndia(now + days * dayMs);

/** The days that a form may offer. */
export const daysToChoose = (now: number) => ({
  min: dayAfter(now, 0),
  max: dayAfter(now, maxDaysAhead),
});

const untilSchema = (now: number) =>
  v.pipe(
    v.string(),
    v.check((day) => v.is(isoDate, day), "Please choose the last day of the offer."),
    v.check((day) => endOfDay(day) >= now, "This day is past. Please choose a later one."),
    v.check(
      (day) => day <= dayAfter(now, maxDaysAhead),
      `Please choose a day within ${maxDaysAhead} days.`,
    ),
    v.transform(endOfDay),
  );

const wordsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll("\r\n", "\n").trim()),
  v.maxLength(maxWords, `Please write at most ${maxWords.toLocaleString("en")} characters.`),
);

const currencySchema = v.picklist(currencyCodes, "Please choose the currency.");

/** The lines of a form, whether or not they are filled in. */
export function countLines(typed: OfferValues): number {
  let count = 0;
  while (whatField(count) in typed) count += 1;
  return count;
}

/** The form with more empty lines. */
export function addLines(typed: OfferValues): OfferValues {
  const count = countLines(typed);
  return { ...typed, ...emptyLines(count, Math.min(count + spareLines, maxLines)) };
}

function emptyLines(from: number, to: number): OfferValues {
  const values: OfferValues = {};
  for (let index = from; index < to; index += 1) {
    values[whatField(index)] = "";
    values[amountField(index)] = "";
  }
  return values;
}

type Reading =
  /** `withoutAmount` has the lines that the offer leaves out. */
  | { draft: OfferDraft; withoutAmount: string[]; errors: null }
  | { draft: null; errors: Record<string, string> };

/**
 * Reads the office's form, or returns one message for each field that is wrong. `findPayment` returns a payment link as it
 * may be shown, or null.
 */
export function readOfferForm(
  typed: OfferValues,
  findPayment: (url: string) => string | null,
  now: number,
): Reading {
  const errors: Record<string, string> = {};
  function read<Output>(field: string, schema: v.GenericSchema<string, Output>): Output | null {
    const result = v.safeParse(schema, typed[field] ?? "");
    if (result.success) return result.output;
    errors[field] = result.issues[0].message;
    return null;
  }
  const currency = read("currency", currencySchema);
  const validUntil = read("until", untilSchema(now));
  const words = read("words", wordsSchema);
  const typedUrl = (typed.payment ?? "").trim();
  const paymentUrl = typedUrl === "" ? null : findPayment(typedUrl);
  if (typedUrl !== "" && paymentUrl === null) {
    errors.payment =
      "This is no address of the company that takes our payments, so the owner is not sent there. Please copy the whole link.";
  }

  const lines: OfferLine[] = [];
  const withoutAmount: string[] = [];
  for (let index = 0; index < Math.min(countLines(typed), maxLines); index += 1) {
    const what = withoutBidiControls(typed[whatField(index)] ?? "")
      .replace(/\s+/g, " ")
      .trim();
    const written = (typed[amountField(index)] ?? "").trim();
    const amount = currency === null ? 0 : readAmount(written, currency);
    if (what.length > maxWhat) {
      errors[whatField(index)] = `Please write at most ${maxWhat} characters.`;
    }
    if (written === "") {
      if (what !== "") withoutAmount.push(what);
    } else if (what === "") {
      errors[whatField(index)] = "Please write what this amount is for.";
    } else if (amount === null) {
      errors[amountField(index)] = "Please write one amount, such as 1,25,000 or 125000.50.";
    } else {
      lines.push({ what, amount });
    }
  }
  const hasErrors = Object.keys(errors).length > 0;
  if (!hasErrors && totalOf(lines) <= 0) {
    errors[amountField(0)] = "Please write at least one amount. The total must be above zero.";
  }
  const isRead = currency !== null && validUntil !== null && words !== null;
  if (!isRead || Object.keys(errors).length > 0) return { draft: null, errors };
  return { draft: { currency, lines, validUntil, words, paymentUrl }, withoutAmount, errors: null };
}

/** The form of an offer, or of its first proposal, which has texts without amounts; with a few empty lines. */
export function writeOfferForm(from: OfferDraft | { whats: string[] }, now: number): OfferValues {
  const isOffer = "lines" in from;
  const rows = isOffer
    ? from.lines.map(({ what, amount }) => ({ what, amount: writeAmount(amount) }))
    : from.whats.map((what) => ({ what, amount: "" }));
  const isStillValid = isOffer && from.validUntil > now;
  return {
    currency: isOffer ? from.currency : "INR",
    until: isStillValid ? dayInIndia(from.validUntil) : dayAfter(now, usualDays),
    words: isOffer ? from.words : "",
    payment: (isOffer && from.paymentUrl) || "",
    ...Object.fromEntries(
      rows.flatMap(({ what, amount }, index) => [
        [whatField(index), what],
        [amountField(index), amount],
      ]),
    ),
    ...emptyLines(rows.length, Math.min(rows.length + spareLines, maxLines)),
  };
}
