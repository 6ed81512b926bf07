import type { CheckoutFailure } from "./checkout-failure";
import { rememberStartedCheckout } from "./started-checkout";

/**
 * Has the checkout action run, in the browser. Its redirect to the payment page is noted and passed on;
 * without a connection the checkout has failed like any other.
 */
export async function sendOrder(
  serverAction: () => Promise<CheckoutFailure>,
): Promise<CheckoutFailure> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      rememberStartedCheckout(Date.now());
      throw error;
    }
    console.warn("The order could not be sent.", error);
    return { kind: "failed" };
  }
}
