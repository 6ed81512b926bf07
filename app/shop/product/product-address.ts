import { href } from "react-router";
import type { Product, Variant } from "./product";

// A product page's state is in its address, so that it can be shared and survives a reload:
// `variant` names the chosen variant, `image` the picture on show, counted from 1.

type Pictures = Pick<Product, "images" | "image">;

/** The product's pictures in order, or its single image where there is no list. */
export function productPictures(product: Pictures): string[] {
  const urls = [...new Set(product.images.map(({ url }) => url))];
  return urls.length > 0 ? urls : product.image ? [product.image] : [];
}

export function chosenVariantId(search: URLSearchParams): string | null {
  return search.get("variant");
}

/** The picture on show: the one picked, else that of the chosen variant, else the first. */
export function shownPicture(
  pictures: string[],
  variant: Pick<Variant, "imageUrl"> | null,
  search: URLSearchParams,
): string | null {
  const picked = pictures[Number(search.get("image")) - 1];
  const ofVariant = chosenVariantId(search) ? variant?.imageUrl : null;
  return picked ?? ofVariant ?? pictures[0] ?? variant?.imageUrl ?? null;
}

/** The page of a product with that variant chosen. */
export function variantPath(productId: string, variantId: string): string {
  const search = new URLSearchParams({ variant: variantId });
  return `${href("/products/:productId", { productId })}?${search}`;
}

/** A variant with a picture of its own takes the place of the picked one. */
export function searchForVariant(
  search: URLSearchParams,
  variant: Pick<Variant, "id" | "imageUrl">,
): string {
  const next = new URLSearchParams(search);
  next.set("variant", variant.id);
  if (variant.imageUrl) next.delete("image");
  return `?${next}`;
}

export function searchForPicture(search: URLSearchParams, index: number): string {
  const next = new URLSearchParams(search);
  next.set("image", String(index + 1));
  return `?${next}`;
}
