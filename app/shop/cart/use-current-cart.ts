import { useEffect, useEffectEvent } from "react";
import { onRestore } from "#ui/browser/lifecycle.ts";
import { type CartItem, maxOrderLines } from "./cart.ts";
import { cartStore, useCart } from "./cart-store.ts";
import { atCurrentPrices, type CurrentLine, needsConsent, toCurrentLines } from "./offer.ts";
import { offersStore, useOffers } from "./offers-store.ts";

export type CurrentCart = {
  /** With the prices that the buyer agreed to. */
  stored: CartItem[];
  /** With today's prices, where they are known. */
  items: CartItem[];
  /** Without those beyond one order. */
  lines: CurrentLine[];
  furtherLines: number;
  /** Some of today's prices could not be loaded. */
  isIncomplete: boolean;
  /** The buyer has to agree to today's total before the checkout. */
  needsConsent: boolean;
};

/** The cart at today's prices, which it asks for when the page opens and when lines are added; null until hydrated. */
export function useCurrentCart(): CurrentCart | null {
  const stored = useCart();
  const { offers, isIncomplete } = useOffers();
  const ids = stored?.map(({ id }) => id).join() ?? "";

  const ask = useEffectEvent(() => {
    if (stored && stored.length > 0) offersStore.ask(stored);
  });

  useEffect(() => {
    if (ids) ask();
  }, [ids]);

  useEffect(() => onRestore(() => ask()), []);

  if (!stored) return null;
  const items = atCurrentPrices(stored, offers);
  return {
    stored,
    items,
    lines: toCurrentLines(stored.slice(0, maxOrderLines), offers),
    furtherLines: Math.max(0, stored.length - maxOrderLines),
    isIncomplete,
    needsConsent: needsConsent(stored, items),
  };
}

/** Records that the buyer accepts today's prices. */
export function acceptCurrentPrices(): void {
  cartStore.change((items) => atCurrentPrices(items, offersStore.read().offers));
}
