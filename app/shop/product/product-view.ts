import { cutAtWord } from "~/ui/text";
import type { Product, ProductView } from "./product";

const maxMetaDescriptionLength = 160;

/** Leaves what the product's page does not show out of what is sent to the browser. */
export function toProductView(product: Product): ProductView {
  const { id, title, subtitle, ribbonText, descriptionHtml, image, images } = product;
  const { purchasable, options, variants, additionalInfo } = product;
  const description = product.descriptionText || subtitle || title;
  return {
    ...{ id, title, subtitle, ribbonText, descriptionHtml, image, images },
    ...{ purchasable, options, variants, additionalInfo },
    metaDescription: cutAtWord(description, maxMetaDescriptionLength),
  };
}
