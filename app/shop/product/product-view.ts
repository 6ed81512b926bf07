import { cutAtWord } from "~/ui/text";
import type { Product, ProductView } from "./product";

const maxMetaDescriptionLength = 160;

export function toProductView(product: Product): ProductView {
  const { descriptionText, siteProductSelection, updatedAt, deletedAt, ...shown } = product;
  const { title, subtitle } = product;
  return {
    ...shown,
    variants: product.variants.map(({ sku, currencyInfo, ...variant }) => variant),
    metaDescription: cutAtWord(descriptionText || subtitle || title, maxMetaDescriptionLength),
  };
}
