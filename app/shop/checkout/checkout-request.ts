import type { CartItem } from "../cart/cart";
import type { CheckoutRequest } from "./checkout-request-schema.server";

/** What to send for a cart, with the browser's language and time zone. */
export function checkoutRequest(items: CartItem[]): CheckoutRequest {
  return {
    items: items.map((item) => ({ variantId: item.id, quantity: item.quantity })),
    locale: navigator.language || "en",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  };
}
