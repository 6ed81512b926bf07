import * as v from "valibot";
import { log } from "~/log/log.server";
import type { StoreClient } from "../catalogue/store-client.server";
import { StoreError } from "../catalogue/store-error";
import type { CheckoutFailure } from "./checkout-failure";
import { checkoutRequestSchema } from "./checkout-request-schema.server";
import { safePaymentUrl } from "./payment-url";

/**
 * Orders what the request asks for and tells where to pay. The buyer comes back to `origin`: to its
 * root with `checkout=success`, or to the cart (specification, section 7).
 */
export async function startCheckout(
  store: StoreClient,
  request: Request,
  origin: string,
): Promise<{ kind: "redirect"; url: string } | CheckoutFailure> {
  const order = v.safeParse(checkoutRequestSchema, await readJsonBody(request));
  if (!order.success) return { kind: "invalid", message: order.issues[0].message };
  try {
    const outcome = await store.createCheckout({
      ...order.output,
      successUrl: `${origin}/?checkout=success`,
      cancelUrl: `${origin}/cart`,
    });
    if (outcome.kind === "insufficient-inventory") return outcome;
    const url = safePaymentUrl(outcome.url, store.address);
    if (url === null) throw new StoreError("The store's payment address is not one to go to");
    return { kind: "redirect", url };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("A checkout failed", { error });
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
