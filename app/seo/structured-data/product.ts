import { href } from "react-router";
import type { Product as ProductData, WithContext } from "schema-dts";
import { company } from "~/content/company";
import { isPictureUrl } from "~/shop/product/picture-url";
import type { Product } from "~/shop/product/product";
import { productPictures } from "~/shop/product/product-address";
import { cutAtWord } from "~/ui/text";
import { absoluteUrl } from "./addresses";
import { type OfferedProduct, productOffers } from "./offers";

const maxDescriptionLength = 5_000;

type DescribedProduct = OfferedProduct &
  Pick<Product, "title" | "subtitle" | "descriptionText" | "image" | "images">;

export function productData(origin: string, product: DescribedProduct): WithContext<ProductData> {
  const { id, title, subtitle, descriptionText, variants } = product;
  const page = absoluteUrl(origin, href("/products/:productId", { productId: id }));
  const [onlyVariant] = variants.length === 1 ? variants : [];
  const description = cutAtWord(descriptionText || subtitle || "", maxDescriptionLength);
  const pictures = shownPictures(product);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${page}#product`,
    url: page,
    name: title,
    description: description || undefined,
    image: pictures.length > 0 ? pictures : undefined,
    sku: onlyVariant?.sku || undefined,
    // The store names no maker.
    brand: { "@type": "Brand", name: company.name },
    offers: productOffers(origin, product),
  };
}

/** Those of the gallery, then those that a variant has for itself. */
function shownPictures(product: DescribedProduct): string[] {
  const ofVariants = product.variants.flatMap(({ imageUrl }) => imageUrl ?? []);
  return [...new Set([...productPictures(product), ...ofVariants])].filter(isPictureUrl);
}
