import * as v from "valibot";
import type { StoreClient } from "../catalogue/store-client.server";
import { StoreError } from "../catalogue/store-error";
import { checkoutRequestSchema } from "./checkout-request";
import { isPaymentUrl } from "./payment-url";

export type CheckoutResult =
  | { kind: "redirect"; url: string }
  | { kind: "invalid"; message: string }
  | { kind: "insufficient-inventory" }
  | { kind: "failed" };

/**
 * Orders what the request asks for and tells where to pay. The buyer comes back to `origin`: to its
 * root with `checkout=success`, or to the cart (specification, section 7).
 */
export async function startCheckout(
  store: StoreClient,
  request: Request,
  origin: string,
): Promise<CheckoutResult> {
  const order = v.safeParse(checkoutRequestSchema, await readJsonBody(request));
  if (!order.success) return { kind: "invalid", message: order.issues[0].message };
  try {
    const outcome = await store.createCheckout({
      ...order.output,
      successUrl: `${origin}/?checkout=success`,
      cancelUrl: `${origin}/cart`,
    });
    if (outcome.kind === "insufficient-inventory") return outcome;
    if (isPaymentUrl(outcome.url, store.address)) return { kind: "redirect", url: outcome.url };
    throw new StoreError("The store's payment address is not one to send a buyer to");
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error("Checkout failed", error);
    return { kind: "failed" };
  }
}

/** The body, or undefined where it is not JSON. */
async function readJsonBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
