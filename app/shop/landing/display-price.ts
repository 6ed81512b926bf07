import type { Offer } from "~/content/landing-page";
import { formatListedPrice, listedPriceCents } from "../product/price";
import type { Product } from "../product/product";

type PricedProduct = Pick<Product, "siteProductSelection" | "variants">;

/**
 * The offer's fixed display price, unless the catalogue has the product at another (specification,
 * section 9). An offer that starts from a price shows the lowest, whichever the store lists.
 */
export function displayPrice(
  { fixedPrice, isLowestOfSizes }: Pick<Offer, "fixedPrice" | "isLowestOfSizes">,
  found: PricedProduct | null,
): string {
  const product = found && isLowestOfSizes ? { ...found, siteProductSelection: null } : found;
  if (!product || hasPrice(product, fixedPrice.cents)) return fixedPrice.label;
  return formatListedPrice(product) ?? fixedPrice.label;
}

function hasPrice(product: PricedProduct, rupeesInPaise: number): boolean {
  const isInRupees = product.variants[0]?.currency.toLowerCase() === "inr";
  return isInRupees && listedPriceCents(product) === rupeesInPaise;
}
