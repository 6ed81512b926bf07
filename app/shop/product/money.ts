import type { CurrencyInfo } from "./product.ts";

/**
 * Cents as a number with two decimals and without thousands separators. The landing pages' fixed prices, such as ₹1,499,
 * are written by hand.
 */
export function formatAmount(amountCents: number): string {
  return (amountCents / 100).toFixed(2);
}

/**
 * The amount in place of `$1` in the currency's template; without a template, prefixed with the symbol,
 * else the code, else €. Prices are kept in cents, and formatted where they are drawn.
 */
export function formatMoney(amountCents: number, currency: CurrencyInfo | null): string {
  const amount = formatAmount(amountCents);
  if (currency?.template?.includes("$1")) {
    // A function, because `$` is a special character in a replacement string.
    return currency.template.replace("$1", () => amount);
  }
  return `${currency?.symbol || currency?.code || "€"}${amount}`;
}
