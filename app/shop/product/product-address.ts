import { href } from "react-router";
import type { ProductView, Variant } from "./product.ts";

/** Only ids of this form are sent to the store. */
export function isProductId(id: string): boolean {
  return /^prod_[A-Za-z0-9]{1,64}$/.test(id);
}

/** Only ids of this form are sent to the store. */
export function isVariantId(id: string): boolean {
  return /^variant_[A-Za-z0-9]{1,64}$/.test(id);
}

// A product page keeps its state in the URL's query, so that it can be shared and survives a reload:
// `variant` is the id of the selected variant, `image` the number of the main picture, counted from 1.

/** The URLs of the product's pictures in order, or of its single image if there is no list. */
export function productPictures(product: ProductView): string[] {
  const urls = [...new Set(product.images.map(({ url }) => url))];
  return urls.length > 0 ? urls : product.image ? [product.image] : [];
}

export function selectedVariantId(search: URLSearchParams): string | null {
  return search.get("variant");
}

/** The names of the query's parameters for a variant or picture that the product does not have. */
export function unknownChoices(product: ProductView | null, search: URLSearchParams): string[] {
  const variantId = selectedVariantId(search);
  const hasVariant = product?.variants.some(({ id }) => id === variantId);
  const hasPicture = product && selectedPicture(productPictures(product), search) !== undefined;
  const unknown = [];
  if (variantId !== null && !hasVariant) unknown.push("variant");
  if (search.has("image") && !hasPicture) unknown.push("image");
  return unknown;
}

const selectedPicture = (pictures: string[], search: URLSearchParams) =>
  pictures[Number(search.get("image")) - 1];

/** The main picture: the selected thumbnail, else the selected variant's own, else the first. */
export function mainPicture(
  pictures: string[],
  variant: Variant | null,
  search: URLSearchParams,
): string | null {
  return selectedPicture(pictures, search) ?? variant?.imageUrl ?? pictures[0] ?? null;
}

export const productPath = (productId: string) => href("/products/:productId", { productId });

export function variantPath(productId: string, variantId: string): string {
  const search = new URLSearchParams({ variant: variantId });
  return `${productPath(productId)}?${search}`;
}

/** The product's page, with the variant chosen if there are several. */
export const offerPath = (product: { id: string; variants: unknown[] }, variant: { id: string }) =>
  product.variants.length > 1 ? variantPath(product.id, variant.id) : productPath(product.id);

/** A variant's own picture replaces the selected thumbnail as the main picture. */
export function searchForVariant(search: URLSearchParams, variant: Variant): string {
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
