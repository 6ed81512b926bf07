import { useSyncExternalStore } from "react";
import { href } from "react-router";
import * as v from "valibot";
import { type CartItem, maxOrderLines } from "./cart.ts";
import { type Offer, type Offers, offerSchema } from "./offer.ts";

/** Longer than the server takes to ask the store. */
const timeLimitMs = 10_000;

type KnownOffers = {
  offers: Offers;
  /** Some of today's prices could not be loaded. */
  isIncomplete: boolean;
};

const nothingKnown: KnownOffers = { offers: new Map(), isIncomplete: false };

/** Today's offers for the lines of the cart, in memory: the prices in the cart are those that the buyer agreed to. */
function createOffersStore() {
  const listeners = new Set<() => void>();
  let known = nothingKnown;
  let newestRequest = 0;

  function publish(offers: Offer[], isIncomplete: boolean) {
    newestRequest += 1;
    known = { offers: new Map(offers.map((offer) => [offer.variantId, offer])), isIncomplete };
    for (const listener of listeners) listener();
  }

  return {
    read: () => known,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Takes the offers from the response to a refused checkout. */
    replace: (offers: Offer[]) => publish(offers, false),

    /** Asks the server; a newer request makes the response to an older one void. */
    async ask(items: CartItem[]): Promise<void> {
      newestRequest += 1;
      const request = newestRequest;
      const offers = await fetchOffers(items.slice(0, maxOrderLines));
      if (request === newestRequest) publish(offers, offers.length < items.length);
    },
  };
}

/** Leaves out offers that the server does not know; if it cannot be reached, all of them. */
async function fetchOffers(items: CartItem[]): Promise<Offer[]> {
  const lines = items.map(({ productId, id }) => ({ productId, variantId: id }));
  try {
    const response = await fetch(href("/cart/offers"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ lines }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { success, output } = v.safeParse(v.array(offerSchema), await response.json());
    if (!success) throw new Error("The offers have an unknown form");
    return output;
  } catch (error) {
    console.warn("Today's prices could not be loaded.", error);
    return [];
  }
}

export const offersStore = createOffersStore();

const readOnServer = () => nothingKnown;

export function useOffers(): KnownOffers {
  return useSyncExternalStore(offersStore.subscribe, offersStore.read, readOnServer);
}
