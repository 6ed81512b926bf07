import { formatMoney } from "./money.ts";
import type { CurrencyInfo, Variant } from "./product.ts";

/** A price as a card or a label shows it. */
type ShownPrice = { priceCents: number | null; currencyInfo: CurrencyInfo | null };

type PricedProduct = { siteProductSelection: string | null; variants: Variant[] };

/** The price that the buyer pays: the sale price if there is one, otherwise the regular price. */
export function sellingPriceCents(variant: Variant): number | null {
  return variant.salePriceCents ?? variant.priceCents;
}

export function formatSellingPrice(variant: Variant): string | null {
  return formatPrice({
    priceCents: sellingPriceCents(variant),
    currencyInfo: variant.currencyInfo,
  });
}

/** The price as text; null without one. */
export function formatPrice({ priceCents, currencyInfo }: ShownPrice): string | null {
  return priceCents === null ? null : formatMoney(priceCents, currencyInfo);
}

function sellingPricesCents(product: PricedProduct): number[] {
  return product.variants.map(sellingPriceCents).filter((price) => price !== null);
}

/**
 * The price shown in a list: the lowest of all variants if `site_product_selection` is
 * `lowest_price_first` or null, otherwise the first variant's.
 */
export function listedPriceCents(product: PricedProduct): number | null {
  const [first] = product.variants;
  if (!first) return null;
  const selection = product.siteProductSelection;
  if (selection !== null && selection !== "lowest_price_first") return sellingPriceCents(first);
  const prices = sellingPricesCents(product);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The listed price, in the first variant's currency. */
export function listedPrice(product: PricedProduct): ShownPrice {
  return {
    priceCents: listedPriceCents(product),
    currencyInfo: product.variants[0]?.currencyInfo ?? null,
  };
}

/** True if the listed price is the lowest of several, so that the list shows "From" before it. */
export function hasDearerVariant(product: PricedProduct): boolean {
  const listed = listedPriceCents(product);
  if (listed === null) return false;
  const prices = sellingPricesCents(product);
  return listed === Math.min(...prices) && prices.some((price) => price > listed);
}
