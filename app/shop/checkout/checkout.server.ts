import * as v from "valibot";
import { readJson } from "#edge/http/limited-body.server.ts";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import { log } from "#edge/log/log.server.ts";
import { maxOrderLines } from "#shop/cart/cart.ts";
import { findOffers } from "#shop/cart/find-offers.server.ts";
import type { Offer } from "#shop/cart/offer.ts";
import { StoreError } from "#shop/catalogue/store/store-error.ts";
import { isVariantId } from "#shop/product/product-address.ts";
import type { ShopContext } from "#shop/shop-context.server.ts";
import { canonicalLocale, knownTimeZone } from "./buyer-locale.ts";

const shortText = (maxLength: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(maxLength, message));

/** Limits a checkout to six seconds in all. */
const offersTimeLimitMs = 2_000;

/** The browser's request. Its prices are only compared with the store's: no amount is taken from it. */
export const checkoutRequestSchema = v.object(
  {
    items: v.pipe(
      v.array(
        v.object(
          {
            variantId: v.pipe(
              shortText(200, "A line of the cart names no product."),
              v.check(
                isVariantId,
                "An item in your cart cannot be ordered. Please remove it, and add it again.",
              ),
            ),
            /** Missing in carts of earlier versions. */
            productId: v.optional(v.string("A line of the cart names no product."), ""),
            /** The price that the buyer saw. */
            shownPriceCents: v.optional(
              v.pipe(v.number("A price is not a number."), v.safeInteger("A price is not whole.")),
            ),
            quantity: v.pipe(
              v.number("A quantity is not a number."),
              v.safeInteger("A quantity is not a whole number."),
              v.minValue(1, "A quantity is less than 1."),
            ),
          },
          "A line of the cart cannot be read.",
        ),
        "The cart cannot be read.",
      ),
      v.minLength(1, "The cart is empty."),
      v.maxLength(maxOrderLines, `The cart has more than ${maxOrderLines} lines.`),
    ),
    locale: v.pipe(
      shortText(50, "The browser's language is missing."),
      v.transform(canonicalLocale),
    ),
    timeZone: v.pipe(
      shortText(100, "The browser's time zone is missing."),
      v.transform(knownTimeZone),
    ),
  },
  "The order cannot be read.",
);

export type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>;

export type CheckoutFailure =
  | { kind: "invalid"; message: string }
  | { kind: "insufficient-inventory" }
  /** The store does not sell one of the variants, and does not say which. */
  | { kind: "not-sold" }
  /** Something costs more than the buyer saw or cannot be bought; no checkout was created. */
  | { kind: "changed"; offers: Offer[] }
  /** The address has exceeded its rate limit. */
  | { kind: "too-many" }
  | { kind: "failed" };

export const failureStatus = {
  invalid: 400,
  "insufficient-inventory": 409,
  "not-sold": 409,
  changed: 409,
  "too-many": 429,
  failed: 502,
} as const satisfies Record<CheckoutFailure["kind"], number>;

/**
 * Creates the checkout in the store and returns the URL of its payment page. From there the buyer
 * returns to `origin`: to `/?checkout=success` or to the cart.
 */
export async function startCheckout(
  shop: ShopContext,
  request: Request,
  origin: string,
): Promise<{ kind: "redirect"; url: string } | CheckoutFailure> {
  const order = v.safeParse(checkoutRequestSchema, await readJson(request));
  if (!order.success) return { kind: "invalid", message: order.issues[0].message };
  if (!(await isWithinLimit(shop.checkoutRateLimit, request))) return { kind: "too-many" };
  const changed = await findChangedOffers(shop.catalogue, order.output.items);
  if (changed) return { kind: "changed", offers: changed };
  try {
    const outcome = await shop.store.createCheckout({
      ...order.output,
      successUrl: `${origin}/?checkout=success`,
      cancelUrl: `${origin}/cart`,
    });
    if (outcome.kind === "insufficient-inventory") return outcome;
    if (outcome.kind === "refused") {
      log.warn("The store refused an order", { error: outcome.error });
      return { kind: "not-sold" };
    }
    const url = safePaymentUrl(outcome.url, shop);
    if (url === null)
      throw new StoreError(
        "The store's payment URL is not safe, or its host is not in PAYMENT_HOSTS",
      );
    return { kind: "redirect", url };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("A checkout failed", { error });
    return { kind: "failed" };
  }
}

/**
 * The store's offers if one of them stops the buyer from paying, otherwise null. For a product that the catalogue does
 * not have, or not in time, the store's checkout decides.
 */
async function findChangedOffers(
  catalogue: ShopContext["catalogue"],
  items: CheckoutRequest["items"],
): Promise<Offer[] | null> {
  const offers = await findOffers(catalogue, items, offersTimeLimitMs);
  const shownPrices = new Map(items.map((item) => [item.variantId, item.shownPriceCents]));
  const stopsBuyer = (offer: Offer) => {
    if (!offer.price) return offer.kind !== "gone";
    return offer.price.cents > (shownPrices.get(offer.variantId) ?? offer.price.cents);
  };
  return offers.some(stopsBuyer) ? offers : null;
}

/**
 * The URL to redirect a buyer to, or null if it is not safe: its host must be one of the payment hosts, and it must be
 * https, or http if the store itself is on http, as the sandbox is.
 */
export function safePaymentUrl(
  url: string,
  { store, paymentHosts }: { store: { address: string }; paymentHosts: string[] | null },
): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, href } = new URL(url);
  const isSafe =
    protocol === "https:" || (protocol === "http:" && store.address.startsWith("http:"));
  const isKnown = paymentHosts === null || paymentHosts.includes(host);
  // Serialised, because the original may contain characters that are not allowed in a header.
  return isSafe && isKnown ? href : null;
}
