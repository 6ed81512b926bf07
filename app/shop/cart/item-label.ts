import type { CartProduct } from "./cart";

/** The product and, in brackets, the variant. */
export function itemLabel({
  name,
  variantName,
}: Pick<CartProduct, "name" | "variantName">): string {
  return variantName ? `${name} (${variantName})` : name;
}
