import * as v from "valibot";
import { isWithinLimit } from "~/edge/rate-limit.server";
import { readJson } from "~/edge/request-body.server";
import { log } from "~/log/log.server";
import { StoreError } from "../catalogue/store-error";
import type { ShopContext } from "../shop-context.server";
import type { CheckoutFailure } from "./checkout-failure";
import { checkoutRequestSchema } from "./checkout-request-schema.server";
import { safePaymentUrl } from "./payment-url";

/**
 * Orders what the request asks for and tells where to pay. The buyer comes back to `origin`: to its
 * root with `checkout=success`, or to the cart (specification, section 7).
 */
export async function startCheckout(
  { store, checkoutRateLimit }: Pick<ShopContext, "store" | "checkoutRateLimit">,
  request: Request,
  origin: string,
): Promise<{ kind: "redirect"; url: string } | CheckoutFailure> {
  const order = v.safeParse(checkoutRequestSchema, await readJson(request));
  if (!order.success) return { kind: "invalid", message: order.issues[0].message };
  if (!(await isWithinLimit(checkoutRateLimit, request))) return { kind: "too-many" };
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
