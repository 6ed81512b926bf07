import { cartStore } from "#shop/cart/cart-store.ts";
import { atCurrentPrices } from "#shop/cart/offer.ts";
import { offersStore } from "#shop/cart/offers-store.ts";
import type { CheckoutFailure } from "./checkout.server.ts";
import { rememberStartedCheckout } from "./started-checkout.ts";

/**
 * Runs the checkout action from the browser. Its redirect to the payment page is remembered and passed
 * on; a network failure is a failed checkout.
 */
export async function submitCheckout(
  serverAction: () => Promise<CheckoutFailure>,
): Promise<CheckoutFailure> {
  // Before the request, during which another tab may change the cart.
  const items = atCurrentPrices(cartStore.read(), offersStore.read().offers);
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      rememberStartedCheckout({ items, startedAtMs: Date.now() });
      throw error;
    }
    console.warn("The order could not be sent.", error);
    return { kind: "failed" };
  }
}
