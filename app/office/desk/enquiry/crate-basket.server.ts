import { basketPath } from "#shop/cart/basket-link.ts";
import { listCrateOffers, type Shop } from "#travel/crate/offers/crate-offers.server.ts";
import { crateName } from "#travel/crate/result/margin-words.ts";

/** A link to a basket with a crate of each of these sizes, as far as they are in stock; null without any. */
export async function linkCrates(sizes: string[], siteOrigin: string, shop: Shop) {
  if (sizes.length === 0) return null;
  const { crates } = await listCrateOffers(shop);
  const found = sizes.flatMap((size) => {
    const product = crates.find((crate) => crate.size === size)?.offer?.cartProduct;
    return product ? { size, variantId: product.id, quantity: 1 } : [];
  });
  if (found.length === 0) return null;
  return {
    crates: new Intl.ListFormat("en-GB").format(found.map(crateName)),
    url: siteOrigin + basketPath(found),
  };
}
