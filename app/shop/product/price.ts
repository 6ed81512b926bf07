import { formatMoney } from "./money";
import type { Variant } from "./product";

type VariantPrice = Pick<Variant, "priceCents" | "salePriceCents" | "currencyInfo">;
type PricedProduct = { siteProductSelection: string | null; variants: VariantPrice[] };

/** What a buyer pays for the variant: its sale price if it has one, otherwise its regular price. */
export function sellingPriceCents(
  variant: Pick<Variant, "priceCents" | "salePriceCents">,
): number | null {
  return variant.salePriceCents ?? variant.priceCents;
}

function sellingPricesCents(product: PricedProduct): number[] {
  return product.variants.map(sellingPriceCents).filter((price) => price !== null);
}

/**
 * The price a list shows: the lowest of the variants when the store asks for `lowest_price_first`
 * or says nothing, otherwise the first variant's (specification, section 9).
 */
export function listedPriceCents(product: PricedProduct): number | null {
  const [first] = product.variants;
  if (!first) return null;
  const selection = product.siteProductSelection;
  if (selection !== null && selection !== "lowest_price_first") return sellingPriceCents(first);
  const prices = sellingPricesCents(product);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The listed price as text, in the currency of the first variant (specification, section 9). */
export function formatListedPrice(product: PricedProduct): string | null {
  const priceCents = listedPriceCents(product);
  if (priceCents === null) return null;
  return formatMoney(priceCents, product.variants[0]?.currencyInfo ?? null);
}

/** Whether another variant costs more than the listed price, so that a list says "From". */
export function hasDearerVariant(product: PricedProduct): boolean {
  const listed = listedPriceCents(product);
  if (listed === null) return false;
  const prices = sellingPricesCents(product);
  return listed === Math.min(...prices) && prices.some((price) => price > listed);
}
