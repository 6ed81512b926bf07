import type { CurrencyInfo } from "./product";

/** A price in cents as a decimal number with two places (specification, section 9). */
export function formatAmount(amountCents: number): string {
  return (amountCents / 100).toFixed(2);
}

/** An amount in the currency of the cart, which knows a symbol only. */
export function formatWithSymbol(amountCents: number, symbol: string): string {
  return `${symbol}${formatAmount(amountCents)}`;
}

/**
 * A price in cents with its currency: the template with `$1` replaced by the amount; without a
 * template the symbol or code prefixed; without either €. (Specification, section 9.)
 */
export function formatMoney(amountCents: number, currency: CurrencyInfo | null): string {
  const amount = formatAmount(amountCents);
  if (currency?.template?.includes("$1")) {
    // A function, because `$` has a meaning of its own in a replacement text.
    return currency.template.replace("$1", () => amount);
  }
  return `${currency?.symbol || currency?.code || "€"}${amount}`;
}
