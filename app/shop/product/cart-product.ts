import type { CartProduct } from "../cart/cart";
import { sellingPriceCents } from "./price";
import type { Product, Variant } from "./product";

/** The variant as the cart keeps it (specification, section 3), or null where it has no price. */
export function toCartProduct(
  product: Pick<Product, "id" | "title" | "image" | "images">,
  variant: Pick<
    Variant,
    "id" | "title" | "imageUrl" | "priceCents" | "salePriceCents" | "currency"
  >,
): CartProduct | null {
  const price = sellingPriceCents(variant);
  if (price === null) return null;
  return {
    id: variant.id,
    productId: product.id,
    name: product.title,
    variantName: variant.title,
    image: variant.imageUrl ?? product.image ?? product.images[0]?.url ?? null,
    price,
    currency: variant.currency,
  };
}
