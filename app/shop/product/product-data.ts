import type { AggregateOffer, Offer, Product as ProductData, WithContext } from "schema-dts";
import { company } from "#content/company/company.ts";
import { absoluteUrl } from "#edge/seo/structured-data.ts";
import { cutAtWord } from "#ui/text/text.ts";
import { formatAmount } from "./money.ts";
import { isPictureUrl } from "./picture-url.ts";
import { sellingPriceCents } from "./price.ts";
import type { Product, Variant } from "./product.ts";
import { offerPath, productPath, productPictures } from "./product-address.ts";
import { availability } from "./variant-choice.ts";

const maxDescriptionLength = 5_000;

/**
 * The product as search engines read it (schema.org), or null if none of it is sold online: a Product needs an offer,
 * and availability has no word for "on enquiry".
 */
export function productData(origin: string, product: Product): WithContext<ProductData> | null {
  const offers = productOffers(origin, product);
  if (!offers) return null;
  const { id, title, subtitle, descriptionText, variants } = product;
  const page = absoluteUrl(origin, productPath(id));
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
    // The store does not name the maker.
    brand: { "@type": "Brand", name: company.name },
    offers,
  };
}

/** The gallery's pictures, then those of single variants. */
function shownPictures(product: Product): string[] {
  const ofVariants = product.variants.flatMap(({ imageUrl }) => imageUrl ?? []);
  return [...new Set([...productPictures(product), ...ofVariants])].filter(isPictureUrl);
}

type Priced = { variant: Variant; priceCents: number };

/** One offer, or the range of several; null for a product without any price, or that is not sold online. */
function productOffers(origin: string, product: Product): Offer | AggregateOffer | null {
  const priced = product.purchasable ? pricedInOneCurrency(product.variants) : [];
  const [first] = priced;
  if (!first) return null;
  if (priced.length === 1) return offerData(origin, product, first);
  const offers = priced.map((entry) => offerData(origin, product, entry));
  const prices = priced.map(({ priceCents }) => priceCents);
  return {
    "@type": "AggregateOffer",
    priceCurrency: currencyCode(first.variant),
    lowPrice: formatAmount(Math.min(...prices)),
    highPrice: formatAmount(Math.max(...prices)),
    offerCount: offers.length,
    offers,
  };
}

/**
 * The variants whose price has the currency of the first priced one. A range across currencies means nothing, and
 * the currency of a variant without a price is only a default.
 */
function pricedInOneCurrency(variants: Variant[]): Priced[] {
  const priced = variants.flatMap((variant) => {
    const priceCents = sellingPriceCents(variant);
    return priceCents === null ? [] : [{ variant, priceCents }];
  });
  const [first] = priced;
  if (!first) return [];
  const currency = currencyCode(first.variant);
  return priced.filter(({ variant }) => currencyCode(variant) === currency);
}

const currencyCode = (variant: Variant) => variant.currency.toUpperCase();

function offerData(origin: string, product: Product, { variant, priceCents }: Priced): Offer {
  const isOnly = product.variants.length === 1;
  const canBeBought = availability(product, variant) === "available";
  return {
    "@type": "Offer",
    name: isOnly ? undefined : variant.title || undefined,
    sku: variant.sku || undefined,
    price: formatAmount(priceCents),
    priceCurrency: currencyCode(variant),
    availability: canBeBought ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    url: absoluteUrl(origin, offerPath(product, variant)),
  };
}
