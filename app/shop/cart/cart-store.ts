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
 * The cart of this browser: kept in localStorage, shared by its tabs. A storage that cannot be read
 * or written costs a console line; the cart then lives as long as the page.
 */
export function createCartStore() {
  const listeners = new Set<() => void>();
  let items: CartItem[] | null = null;
  let hasUnsavedItems = false;

  /** Null where the storage cannot be read. */
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

  function show(next: CartItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function change(changeItems: (current: CartItem[]) => CartItem[]) {
    // From storage, since another tab may have changed the cart while this one was frozen.
    const next = changeItems((hasUnsavedItems ? items : load()) ?? items ?? []);
    save(next);
    show(next);
  }

  function reload() {
    if (!hasUnsavedItems) show(load() ?? []);
  }

  function onStorage(event: StorageEvent) {
    if (event.key === storageKey || event.key === null) reload();
  }

  function onPageShow(event: PageTransitionEvent) {
    if (event.persisted) reload();
  }

  return {
    read(): CartItem[] {
      items ??= load() ?? [];
      return items;
    },

    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener("storage", onStorage);
        window.addEventListener("pageshow", onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", onPageShow);
      };
    },

    add: (product: CartProduct, quantity = 1) =>
      change((current) => addToCart(current, product, quantity)),
    setQuantity: (id: string, quantity: number) =>
      change((current) => setCartQuantity(current, id, quantity)),
    remove: (id: string) => change((current) => removeFromCart(current, id)),
    empty: () => change(() => []),
  };
}

export const cartStore = createCartStore();
