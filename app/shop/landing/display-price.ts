import type { LandingOffer } from "#content/shop/landing-page.ts";
import { formatPrice, listedPrice, listedPriceCents } from "#shop/product/price.ts";
import type { Product } from "#shop/product/product.ts";

/**
 * The offer's fixed display price, unless the catalogue has a different
 * price. An offer "starting from" a price shows the lowest, whichever price the store lists.
 */
export function displayPrice(
  { fixedPrice, isLowestOfSizes }: Pick<LandingOffer, "fixedPrice" | "isLowestOfSizes">,
  catalogueProduct: Product | null,
): string {
  if (!catalogueProduct) return fixedPrice.label;
  const product = isLowestOfSizes
    ? { ...catalogueProduct, siteProductSelection: null }
    : catalogueProduct;
  if (hasPriceInRupees(product, fixedPrice.cents)) return fixedPrice.label;
  return formatPrice(listedPrice(product)) ?? fixedPrice.label;
}

function hasPriceInRupees(product: Product, paise: number): boolean {
  const isInRupees = product.variants[0]?.currency.toLowerCase() === "inr";
  return isInRupees && listedPriceCents(product) === paise;
}
