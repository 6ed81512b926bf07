import { plainNumbers } from "#ui/forms/checks/digits.ts";

/**
 * The currencies of an offer, each of which has a hundred smaller units: how the office calls it, how its payers group
 * digits, and what they write before an amount.
 */
const currencies = {
  INR: { words: "Indian rupees (INR)", locale: "en-IN", signs: ["INR", "Rs.", "Rs", "₹"] },
  USD: { words: "US dollars (USD)", locale: "en-GB", signs: ["USD", "US$", "$"] },
  EUR: { words: "Euros (EUR)", locale: "en-GB", signs: ["EUR", "€"] },
  GBP: { words: "Pounds (GBP)", locale: "en-GB", signs: ["GBP", "£"] },
  AED: { words: "Dirhams (AED)", locale: "en-GB", signs: ["AED", "Dhs.", "Dhs"] },
  SGD: { words: "Singapore dollars (SGD)", locale: "en-GB", signs: ["SGD", "S$"] },
  AUD: { words: "Australian dollars (AUD)", locale: "en-GB", signs: ["AUD", "A$"] },
  CAD: { words: "Canadian dollars (CAD)", locale: "en-GB", signs: ["CAD", "C$"] },
} as const;

export type Currency = keyof typeof currencies;

// Object.keys has the type string[].
export const currencyCodes = Object.keys(currencies) as Currency[];

/** The choices of a form. */
export const currencyWords: Record<string, string> = Object.fromEntries(
  currencyCodes.map((code) => [code, currencies[code].words]),
);

/** Below it, the sum of all lines is exact. */
const maxHundredths = 99_999_999_999;

/** Digits in no groups, in those of India or in those of most others, and up to two after the point. */
const written = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * An amount in hundredths of the currency, as people type it: "1,25,000", "125000.50", "Rs. 500/-", and "-2,000" for what
 * is taken off. Null if it can be read in two ways, has another currency's sign, or is no amount.
 */
export function readAmount(text: string, currency: Currency): number | null {
  const typed = plainNumbers(text).replace(/\s/g, "").replace(/^[−–]/, "-").replace(/\/-$/, "");
  const factor = typed.startsWith("-") ? -1 : 1;
  const unsigned = typed.replace(/^-/, "");
  const sign = currencies[currency].signs.find((one) =>
    unsigned.toUpperCase().startsWith(one.toUpperCase()),
  );
  const [, whole, fraction = ""] = written.exec(unsigned.slice(sign?.length ?? 0)) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  return hundredths > maxHundredths ? null : factor * hundredths;
}

/** As a form has it, such as "125000" or "125000.50". */
export const writeAmount = (hundredths: number): string =>
  (hundredths / 100).toFixed(2).replace(/\.00$/, "");

const format = (hundredths: number, currency: Currency, currencyDisplay: "symbol" | "code") =>
  new Intl.NumberFormat(currencies[currency].locale, {
    style: "currency",
    currency,
    currencyDisplay,
    trailingZeroDisplay: "stripIfInteger",
  }).format(hundredths / 100);

/** For people, such as "₹1,25,000" or "US$1,250.50". */
export const formatAmount = (hundredths: number, currency: Currency): string =>
  format(hundredths, currency, "symbol");

/** For the log, such as "INR 1,25,000". */
export const formatAmountWithCode = (hundredths: number, currency: Currency): string =>
  format(hundredths, currency, "code").replace(/\s/g, " ");
