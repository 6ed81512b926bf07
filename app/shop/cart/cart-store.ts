import { useSyncExternalStore } from "react";
import { onRestore } from "~/ui/browser/lifecycle";
import {
  addToCart,
  type CartItem,
  type CartProduct,
  parseCart,
  removeFromCart,
  setCartQuantity,
} from "./cart";

const storageKey = "cartItems";

/**
 * The browser's cart: stored in localStorage and shared by all tabs. If the storage cannot be read or
 * written, that is logged to the console and the cart lasts as long as the page.
 */
function createCartStore() {
  const listeners = new Set<() => void>();
  let items: CartItem[] | null = null;
  let hasUnsavedItems = false;
  let stopOnRestore = () => {};

  /** Null if the storage cannot be read. */
  function load(): CartItem[] | null {
    try {
      return parseCart(localStorage.getItem(storageKey));
    } catch (error) {
      console.error("The cart could not be read from this browser's storage.", error);
      return null;
    }
  }

  function save(next: CartItem[]) {
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
      hasUnsavedItems = false;
    } catch (error) {
      console.error("The cart could not be written to this browser's storage.", error);
      hasUnsavedItems = true;
    }
  }

  function publish(next: CartItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function change(changeItems: (current: CartItem[]) => CartItem[]) {
    // Reads the storage again, because another tab may have changed it while this tab was frozen.
    const next = changeItems((hasUnsavedItems ? items : load()) ?? items ?? []);
    save(next);
    publish(next);
  }

  function reload() {
    if (!hasUnsavedItems) publish(load() ?? []);
  }

  function onStorage(event: StorageEvent) {
    if (event.key === storageKey || event.key === null) reload();
  }

  return {
    read(): CartItem[] {
      items ??= load() ?? [];
      return items;
    },

    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener("storage", onStorage);
        stopOnRestore = onRestore(reload);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", onStorage);
        stopOnRestore();
      };
    },

    change,
    add: (product: CartProduct, quantity = 1) =>
      change((current) => addToCart(current, product, quantity)),
    setQuantity: (id: string, quantity: number) =>
      change((current) => setCartQuantity(current, id, quantity)),
    remove: (id: string) => change((current) => removeFromCart(current, id)),
    empty: () => change(() => []),
  };
}

export const cartStore = createCartStore();

const readOnServer = () => null;

/** The lines of the cart; null on the server and until the page is hydrated. */
export function useCart(): CartItem[] | null {
  return useSyncExternalStore(cartStore.subscribe, cartStore.read, readOnServer);
}
