import { log } from "#edge/log/log.server.ts";
import type { Catalogue } from "#shop/catalogue/catalogue.server.ts";
import { retryHeaders, StoreError } from "#shop/catalogue/store/store-error.ts";
import type { Product } from "#shop/product/product.ts";
import { offerPath } from "#shop/product/product-address.ts";
import { type AskedVariant, readBasket } from "./basket-link.ts";
import { type CartItem, toCartProduct } from "./cart.ts";
import { toOffer } from "./find-offers.server.ts";
import type { Offer } from "./offer.ts";

const timeLimitMs = 4_000;

/** What a link to a basket offers, at today's prices. */
export type Basket = {
  offered: { item: CartItem; path: string; note: string | null }[];
  missing: { name: string; path: string | null; why: string }[];
  /** Why the link cannot be read. */
  problem: string | null;
  hasFailed: boolean;
};

type Line = Basket["offered"][number] | Basket["missing"][number];

const nothing: Basket = { offered: [], missing: [], problem: null, hasFailed: false };

/** The basket of a link, with the status and headers of its page. */
export async function findBasket(
  catalogue: Catalogue,
  link: string,
): Promise<{ basket: Basket; status: number; headers?: HeadersInit }> {
  const reading = readBasket(link);
  if ("problem" in reading) {
    return { basket: { ...nothing, problem: reading.problem }, status: 400 };
  }
  try {
    const lines = await findLines(catalogue, reading.asked);
    const offered = lines.filter((line) => "item" in line);
    const missing = lines.filter((line) => "why" in line);
    return { basket: { ...nothing, offered, missing }, status: 200 };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    log.error("A basket could not be loaded", { error });
    return { basket: { ...nothing, hasFailed: true }, status: 503, headers: retryHeaders(error) };
  }
}

/** Only products of the list are looked up, so made-up ids do not reach the store. */
async function findLines(catalogue: Catalogue, asked: AskedVariant[]): Promise<Line[]> {
  const productIds = await catalogue.listProductIds();
  const known = asked.flatMap(({ variantId }) => productIds.get(variantId) ?? []);
  const products = await catalogue.findCurrentProducts([...new Set(known)], timeLimitMs);
  return asked.map((one) => {
    const id = productIds.get(one.variantId);
    return describeLine(one, id === undefined ? null : products.get(id));
  });
}

const whyMissing = {
  "out-of-stock": "is sold out.",
  "not-for-sale": "is not sold online.",
  gone: "is not in our shop.",
} satisfies Record<Exclude<Offer["kind"], "available">, string>;

/** `product` is null if the shop does not have it, and undefined if it could not be asked. */
function describeLine({ variantId, quantity }: AskedVariant, product?: Product | null): Line {
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product || !variant) {
    const why = product === undefined ? "cannot be looked up just now." : whyMissing.gone;
    return { name: variantId, path: null, why };
  }
  const path = offerPath(product, variant);
  const offer = toOffer(product, variantId);
  const cartProduct = toCartProduct(product, variant);
  if (offer.kind !== "available" || !cartProduct) {
    const kind = offer.kind === "available" ? "not-for-sale" : offer.kind;
    return { name: `${product.title} (${variant.title})`, path, why: whyMissing[kind] };
  }
  const isShort = offer.left !== null && offer.left < quantity;
  const note = isShort ? `Only ${offer.left} left.` : null;
  return { item: { ...cartProduct, quantity }, path, note };
}
