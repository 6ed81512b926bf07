import { formatMoney } from "./money";
import type { Variant } from "./product";

type VariantPrice = Pick<Variant, "priceCents" | "salePriceCents" | "currencyInfo">;
type PricedProduct = { siteProductSelection: string | null; variants: VariantPrice[] };

/** The price that the buyer pays: the sale price if there is one, otherwise the regular price. */
export function sellingPriceCents(
  variant: Pick<Variant, "priceCents" | "salePriceCents">,
): number | null {
  return variant.salePriceCents ?? variant.priceCents;
}

/** The selling price as text. */
export function sellingPriceFormatted(
  variant: Pick<Variant, "priceFormatted" | "salePriceFormatted">,
): string | null {
  return variant.salePriceFormatted ?? variant.priceFormatted;
}

function sellingPricesCents(product: PricedProduct): number[] {
  return product.variants.map(sellingPriceCents).filter((price) => price !== null);
}

/**
 * The price shown in a list: the lowest of all variants if `site_product_selection` is
 * `lowest_price_first` or null, otherwise the first variant's (specification, section 9).
 */
export function listedPriceCents(product: PricedProduct): number | null {
  const [first] = product.variants;
  if (!first) return null;
  const selection = product.siteProductSelection;
  if (selection !== null && selection !== "lowest_price_first") return sellingPriceCents(first);
  const prices = sellingPricesCents(product);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The listed price, formatted with the first variant's currency (specification, section 9). */
export function formatListedPrice(product: PricedProduct): string | null {
  const priceCents = listedPriceCents(product);
  if (priceCents === null) return null;
  return formatMoney(priceCents, product.variants[0]?.currencyInfo ?? null);
}

/** True if the listed price is the lowest of several, so that the list shows "From" before it. */
export function hasDearerVariant(product: PricedProduct): boolean {
  const listed = listedPriceCents(product);
  if (listed === null) return false;
  const prices = sellingPricesCents(product);
  return listed === Math.min(...prices) && prices.some((price) => price > listed);
}
