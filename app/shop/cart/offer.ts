import * as v from "valibot";
import { formatMoney } from "#shop/product/money.ts";
import type { CurrencyInfo } from "#shop/product/product.ts";
import { type CartItem, cartCurrency, cartTotalCents } from "./cart.ts";

/** The store's offer of a variant today. Not a union, which is a quarter of a kilobyte more for each page. */
export const offerSchema = v.object({
  variantId: v.string(),
  /**
   * `not-for-sale`: the store has the product but does not sell the variant. `gone`: the store does not have the
   * product.
   */
  kind: v.picklist(["available", "out-of-stock", "not-for-sale", "gone"]),
  /** Null unless it is available. */
  price: v.nullish(v.object({ cents: v.number(), currency: v.string() }), null),
  /** How many are in stock; null if the store does not count them. */
  left: v.nullish(v.number(), null),
});

export type Offer = v.InferOutput<typeof offerSchema>;

export type Offers = ReadonlyMap<string, Offer>;

/** A line with today's price if it is known, otherwise with the stored price. */
export type CurrentLine = {
  item: CartItem;
  /** The changes since the buyer added the item, in words. */
  notice: string | null;
};

function atCurrentPrice(item: CartItem, offer: Offer | undefined): CartItem {
  if (!offer?.price) return item;
  return { ...item, price: offer.price.cents, currency: offer.price.currency };
}

export function atCurrentPrices(items: CartItem[], offers: Offers): CartItem[] {
  return items.map((item) => atCurrentPrice(item, offers.get(item.id)));
}

export function toCurrentLines(items: CartItem[], offers: Offers): CurrentLine[] {
  const current = atCurrentPrices(items, offers);
  const currencies = { before: cartCurrency(items), now: cartCurrency(current) };
  return items.map((stored, index) => {
    const item = current[index] ?? stored;
    return { item, notice: describeChange(stored, item, offers.get(stored.id), currencies) };
  });
}

function describeChange(
  stored: CartItem,
  current: CartItem,
  offer: Offer | undefined,
  currencies: { before: CurrencyInfo; now: CurrencyInfo },
): string | null {
  switch (offer?.kind) {
    case undefined:
      return null;
    case "gone":
    case "not-for-sale":
      return "No longer sold. Please remove it.";
    case "out-of-stock":
      return "Sold out. Please remove it.";
    case "available": {
      const sentences: string[] = [];
      if (!isSamePrice(stored, current)) {
        const now = formatMoney(current.price, currencies.now);
        const before = formatMoney(stored.price, currencies.before);
        sentences.push(`The price is now ${now}. It was ${before} when you added it.`);
      }
      if (offer.left !== null && offer.left < stored.quantity) {
        sentences.push(`Only ${offer.left} left. Please lower the quantity.`);
      }
      return sentences.join(" ") || null;
    }
  }
}

const isSamePrice = (a: CartItem, b: CartItem) => a.price === b.price && isSameCurrency(a, b);

const isSameCurrency = (a: CartItem, b: CartItem) =>
  a.currency.toUpperCase() === b.currency.toUpperCase();

/** Whether the buyer must agree to the current total, because it is higher or in another currency. */
export function needsConsent(stored: CartItem[], current: CartItem[]): boolean {
  return (
    cartTotalCents(current) > cartTotalCents(stored) ||
    stored.some((item, index) => !isSameCurrency(item, current[index] ?? item))
  );
}
