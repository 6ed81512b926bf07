import { createBrowserStore, useBrowserStore } from "#ui/browser/browser-store.ts";
import {
  addToCart,
  type CartItem,
  type CartProduct,
  parseCart,
  removeFromCart,
  setCartQuantity,
} from "./cart.ts";

const store = createBrowserStore<CartItem[]>({
  key: "cartItems",
  name: "The cart",
  parse: parseCart,
  format: JSON.stringify,
});

export const cartStore = {
  read: store.read,
  change: store.change,
  add: (product: CartProduct, quantity = 1) =>
    store.change((items) => addToCart(items, product, quantity)),
  setQuantity: (id: string, quantity: number) =>
    store.change((items) => setCartQuantity(items, id, quantity)),
  remove: (id: string) => store.change((items) => removeFromCart(items, id)),
  empty: () => store.change(() => []),
};

/** The lines of the cart; null on the server and until the page is hydrated. */
export const useCart = (): CartItem[] | null => useBrowserStore(store, null);
