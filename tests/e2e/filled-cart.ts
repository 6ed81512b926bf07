import type { Page } from "playwright/test";
import type { CartItem } from "#shop/cart/cart.ts";
import type { Product } from "#workers/sandbox/catalogue/catalogue.ts";

/** A line of the cart for the first variant of a product: one piece at today's price. */
export function cartLine(product: Product, fields: Partial<CartItem> = {}): CartItem {
  const [variant] = product.variants;
  return {
    id: variant?.id ?? "",
    productId: product.id,
    name: product.title,
    variantName: null,
    image: null,
    quantity: 1,
    price: variant?.prices[0]?.amount ?? 0,
    currency: "inr",
    ...fields,
  };
}

/** Gives the visitor a cart from an earlier visit, in less time than a test takes to add its lines. */
export const fillCart = (page: Page, ...lines: CartItem[]) =>
  keepInBrowser(page, "cartItems", lines);

/** Stores a value in the browser as an earlier visit would have. */
export async function keepInBrowser(page: Page, key: string, value: unknown): Promise<void> {
  // The storage belongs to the site's origin, of which this is the smallest page.
  await page.goto("/robots.txt");
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    key,
    JSON.stringify(value),
  ] as const);
}
