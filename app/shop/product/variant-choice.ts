import type { ProductSummary, ProductView, Variant } from "./product.ts";

/** The variant with the id from the URL, otherwise the first. */
export function selectedVariant(variants: Variant[], variantId: string | null): Variant | null {
  return variants.find((variant) => variant.id === variantId) ?? variants[0] ?? null;
}

export function variantHasValue(variant: Variant, optionId: string, value: string) {
  return variant.options.some((option) => option.optionId === optionId && option.value === value);
}

/** Selecting an option value selects the first variant that has it. */
export function firstVariantWithValue(
  variants: Variant[],
  optionId: string,
  value: string,
): Variant | null {
  return variants.find((variant) => variantHasValue(variant, optionId, value)) ?? null;
}

/**
 * Whether every variant can be selected by its option values. A variant cannot if each of its values
 * selects another variant, which comes before it.
 */
export function canSelectEveryVariant(
  variants: Variant[],
  options: ProductView["options"],
): boolean {
  const selectable = options.flatMap(({ id, values }) =>
    values.map((value) => firstVariantWithValue(variants, id, value)?.id),
  );
  return variants.length < 2 || variants.every(({ id }) => selectable.includes(id));
}

type Availability = "available" | "out-of-stock" | "not-for-sale";

/** The stock only matters if the store manages it. A variant without a price cannot be bought. */
export function availability(product: { purchasable: boolean }, variant: Variant): Availability {
  const hasPrice = variant.priceCents !== null || variant.salePriceCents !== null;
  if (!product.purchasable || !hasPrice) return "not-for-sale";
  if (variant.managesInventory && (variant.inventoryQuantity ?? 0) < 1) return "out-of-stock";
  return "available";
}

/** A product in a list is available if one of its variants is. */
export function listedAvailability(product: {
  purchasable: boolean;
  variants: Variant[];
}): ProductSummary["availability"] {
  const states = product.variants.map((variant) => availability(product, variant));
  if (states.includes("available")) return "available";
  return states.includes("out-of-stock") ? "sold-out" : "on-enquiry";
}
