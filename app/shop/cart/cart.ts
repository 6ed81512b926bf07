import * as v from "valibot";
import { sellingPriceCents } from "#shop/product/price.ts";
import type { CurrencyInfo, ProductView, Variant } from "#shop/product/product.ts";

/** A line of the cart as the browser stores it. */
export const cartItemSchema = v.object({
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

/** The lines of one order. A cart may have more, which are kept, but neither shown nor asked for. */
export const maxOrderLines = 200;

export type CartItem = v.InferOutput<typeof cartItemSchema>;
export type CartProduct = Omit<CartItem, "quantity">;

/** The variant as a line of the cart, or null if it has no price. */
export function toCartProduct(product: ProductView, variant: Variant): CartProduct | null {
  const price = sellingPriceCents(variant);
  if (price === null) return null;
  return {
    id: variant.id,
    productId: product.id,
    name: product.title,
    variantName: variant.title,
    image: variant.imageUrl ?? product.image ?? product.images[0]?.url ?? null,
    price,
    currency: variant.currency,
  };
}

/** The product's name with the variant's in brackets. */
export function itemLabel(item: CartProduct): string {
  return item.variantName ? `${item.name} (${item.variantName})` : item.name;
}

/**
 * Increases the quantity of the variant's line, which takes over the price and the texts that the buyer
 * sees now, or appends a line.
 */
export function addToCart(items: CartItem[], product: CartProduct, quantity = 1): CartItem[] {
  const line = items.find((item) => item.id === product.id);
  if (!line) return [...items, { ...product, quantity }];
  const current = items.map((item) => (item === line ? { ...item, ...product } : item));
  return setCartQuantity(current, line.id, line.quantity + quantity);
}

/** A quantity below 1 removes the line. */
export function setCartQuantity(items: CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity < 1) return removeFromCart(items, id);
  // The only maximum is the largest exact integer.
  const exact = Math.min(quantity, Number.MAX_SAFE_INTEGER);
  return items.map((item) => (item.id === id ? { ...item, quantity: exact } : item));
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

/** ₹ for an empty cart and if the first item is priced in rupees, otherwise $. */
export function cartCurrency([first]: CartItem[]): CurrencyInfo {
  const isInRupees = !first || first.currency.toUpperCase() === "INR";
  return { code: null, symbol: isInRupees ? "₹" : "$", template: null };
}

/**
 * Parses the stored cart. Drops invalid entries and merges lines of the same variant.
 * @throws SyntaxError if the text is not JSON
 */
export function parseCart(text: string | null): CartItem[] {
  const entries: unknown = JSON.parse(text ?? "[]");
  if (!Array.isArray(entries)) return [];
  const lines = new Map<string, CartItem>();
  for (const entry of entries) {
    const result = v.safeParse(cartItemSchema, entry);
    if (!result.success) continue;
    const { quantity, ...product } = result.output;
    const same = lines.get(product.id);
    const [line] = addToCart(same ? [same] : [], product, quantity);
    if (line) lines.set(product.id, line);
  }
  return [...lines.values()];
}
