import type { Product, Variant } from "./product";

type VariantOptions = Pick<Variant, "options">;

/** The variant the address names, otherwise the first, which is preselected. */
export function selectedVariant<V extends Pick<Variant, "id">>(
  variants: V[],
  variantId: string | null,
): V | null {
  return variants.find((variant) => variant.id === variantId) ?? variants[0] ?? null;
}

export function variantHasValue(variant: VariantOptions, optionId: string, value: string) {
  return variant.options.some((option) => option.optionId === optionId && option.value === value);
}

/** Choosing an option value picks the first variant that has it (specification, section 4). */
export function firstVariantWithValue<V extends VariantOptions>(
  variants: V[],
  optionId: string,
  value: string,
): V | null {
  return variants.find((variant) => variantHasValue(variant, optionId, value)) ?? null;
}

/** Whether choosing option values can lead to every variant; it cannot to a second one of the same values. */
export function canChooseEvery(
  variants: Pick<Variant, "id" | "options">[],
  options: Pick<Product["options"][number], "id" | "values">[],
): boolean {
  const chosen = options.flatMap(({ id, values }) =>
    values.map((value) => firstVariantWithValue(variants, id, value)?.id),
  );
  return variants.length < 2 || variants.every(({ id }) => chosen.includes(id));
}

export type Availability = "available" | "out-of-stock" | "not-for-sale";

/** Stock counts only where the store tracks it; without a price nothing can be bought. */
export function availability(
  product: Pick<Product, "purchasable">,
  variant: Pick<
    Variant,
    "managesInventory" | "inventoryQuantity" | "priceCents" | "salePriceCents"
  >,
): Availability {
  const hasPrice = variant.priceCents !== null || variant.salePriceCents !== null;
  if (!product.purchasable || !hasPrice) return "not-for-sale";
  if (variant.managesInventory && (variant.inventoryQuantity ?? 0) < 1) return "out-of-stock";
  return "available";
}
