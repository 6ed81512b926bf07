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
export async function fillCart(page: Page, ...lines: CartItem[]): Promise<void> {
  // The storage belongs to the site's origin, of which this is the smallest page.
  await page.goto("/robots.txt");
  await page.evaluate((items) => localStorage.setItem("cartItems", items), JSON.stringify(lines));
}
