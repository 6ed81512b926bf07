import * as v from "valibot";

/** A line of the cart as the browser keeps it (specification, section 3). */
const cartItemSchema = v.object({
  /** The variant's id. */
  id: v.pipe(v.string(), v.trim(), v.minLength(1)),
  productId: v.nullish(v.string(), ""),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  variantName: v.nullish(v.string(), null),
  image: v.nullish(v.string(), null),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** In cents. */
  price: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.nullish(v.string(), "eur"),
});

export type CartItem = v.InferOutput<typeof cartItemSchema>;
export type CartProduct = Omit<CartItem, "quantity">;

/** Adds to the line of the same variant, or appends a line. */
export function addToCart(items: CartItem[], product: CartProduct, quantity = 1): CartItem[] {
  const line = items.find((item) => item.id === product.id);
  if (!line) return [...items, { ...product, quantity }];
  return setCartQuantity(items, line.id, line.quantity + quantity);
}

/** A quantity below 1 removes the line. */
export function setCartQuantity(items: CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity < 1) return removeFromCart(items, id);
  // There is no maximum but what can be written down exactly.
  const kept = Math.min(quantity, Number.MAX_SAFE_INTEGER);
  return items.map((item) => (item.id === id ? { ...item, quantity: kept } : item));
}

export function removeFromCart(items: CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id);
}

export function countCartItems(items: CartItem[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

export function lineTotalCents(item: CartItem): number {
  return item.price * item.quantity;
}

export function cartTotalCents(items: CartItem[]): number {
  return items.reduce((total, item) => total + lineTotalCents(item), 0);
}

/** ₹ for an empty cart and where the first item is priced in rupees, otherwise $ (specification, section 9). */
export function cartSymbol(items: CartItem[]): string {
  const [first] = items;
  return !first || first.currency.toUpperCase() === "INR" ? "₹" : "$";
}

/**
 * Reads the cart as the browser keeps it. Entries that are no cart items are dropped, lines of the
 * same variant joined.
 * @throws SyntaxError when the text is not JSON
 */
export function parseCart(text: string | null): CartItem[] {
  const entries: unknown = JSON.parse(text ?? "[]");
  if (!Array.isArray(entries)) return [];
  let items: CartItem[] = [];
  for (const entry of entries) {
    const result = v.safeParse(cartItemSchema, entry);
    if (!result.success) continue;
    const { quantity, ...product } = result.output;
    items = addToCart(items, product, quantity);
  }
  return items;
}
