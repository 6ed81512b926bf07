import { useSyncExternalStore } from "react";
import type { CartItem } from "./cart";
import { cartStore } from "./cart-store";

const notYetKnown = () => null;

/** The lines of the cart, or null on the server and until the browser's storage has been read. */
export function useCart(): CartItem[] | null {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, notYetKnown);
}
