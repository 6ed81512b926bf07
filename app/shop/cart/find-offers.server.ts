import * as v from "valibot";
import { readJson } from "#edge/http/limited-body.server.ts";
import { plainResponse } from "#edge/http/plain-response.ts";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import type { Catalogue } from "#shop/catalogue/catalogue.server.ts";
import { sellingPriceCents } from "#shop/product/price.ts";
import type { Product } from "#shop/product/product.ts";
import { isProductId, isVariantId } from "#shop/product/product-address.ts";
import { availability } from "#shop/product/variant-choice.ts";
import type { ShopContext } from "#shop/shop-context.server.ts";
import { maxOrderLines } from "./cart.ts";
import type { Offer } from "./offer.ts";

const timeLimitMs = 4_000;
const maxProducts = 100;

const requestSchema = v.object({
  lines: v.pipe(
    v.array(v.object({ productId: v.string(), variantId: v.string() })),
    v.minLength(1),
    v.maxLength(maxOrderLines),
  ),
});

type AskedLine = v.InferOutput<typeof requestSchema>["lines"][number];

/** Responds with the offers of the cart's variants, as JSON. */
export async function receiveOffersRequest(
  { catalogue, offersRateLimit }: ShopContext,
  request: Request,
): Promise<Response> {
  const asked = v.safeParse(requestSchema, await readJson(request));
  if (!asked.success) {
    const example = '{ "lines": [{ "productId": "prod_1", "variantId": "variant_1" }] }';
    return plainResponse(400, `A request has up to ${maxOrderLines} lines, such as ${example}.`);
  }
  if (!(await isWithinLimit(offersRateLimit, request))) {
    return plainResponse(429, "Too many requests. Please try again in a minute.", {
      "Retry-After": "60",
    });
  }
  return Response.json(await findOffers(catalogue, asked.output.lines, timeLimitMs));
}

/**
 * The store's offer for each line, without those that do not arrive within the time limit. Malformed ids, which
 * carts of earlier versions may have, are not looked up.
 */
export async function findOffers(
  catalogue: Catalogue,
  lines: AskedLine[],
  limitMs: number,
): Promise<Offer[]> {
  const asked = lines.filter(
    ({ productId, variantId }) => isProductId(productId) && isVariantId(variantId),
  );
  const productIds = [...new Set(asked.map(({ productId }) => productId))].slice(0, maxProducts);
  const products = await catalogue.findCurrentProducts(productIds, limitMs);
  return asked.flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    return product === undefined ? [] : [toOffer(product, variantId)];
  });
}

export function toOffer(product: Product | null, variantId: string): Offer {
  const unavailable = { variantId, price: null, left: null };
  if (product === null) return { ...unavailable, kind: "gone" };
  const variant = product.variants.find(({ id }) => id === variantId);
  const priceCents = variant ? sellingPriceCents(variant) : null;
  if (!variant || priceCents === null || product.deletedAt !== null)
    return { ...unavailable, kind: "not-for-sale" };
  const state = availability(product, variant);
  if (state !== "available") return { ...unavailable, kind: state };
  const left = variant.managesInventory ? variant.inventoryQuantity : null;
  return { variantId, kind: state, price: { cents: priceCents, currency: variant.currency }, left };
}
