import { href } from "react-router";
import type { AggregateOffer, Offer } from "schema-dts";
import { formatAmount } from "~/shop/product/money";
import { sellingPriceCents } from "~/shop/product/price";
import type { Product, Variant } from "~/shop/product/product";
import { variantPath } from "~/shop/product/product-address";
import { availability } from "~/shop/product/variant-choice";
import { absoluteUrl } from "./addresses";

export type OfferedProduct = Pick<Product, "id" | "purchasable" | "variants">;

type Priced = { variant: Variant; priceCents: number };

/** One offer, or the range of several; undefined for a product without any price. */
export function productOffers(
  origin: string,
  product: OfferedProduct,
): Offer | AggregateOffer | undefined {
  const priced = pricedInOneCurrency(product.variants);
  const [first] = priced;
  if (!first) return undefined;
  const offers = priced.map((entry) => toOffer(origin, product, entry));
  if (offers.length === 1) return offers[0];
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
 * The variants with a price in the currency of the first of them: a range across currencies means
 * nothing, and the currency of a variant without a price is only a default.
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

function toOffer(origin: string, product: OfferedProduct, { variant, priceCents }: Priced): Offer {
  const isOnly = product.variants.length === 1;
  const canBeBought = availability(product, variant) === "available";
  return {
    "@type": "Offer",
    name: isOnly ? undefined : variant.title || undefined,
    sku: variant.sku || undefined,
    price: formatAmount(priceCents),
    priceCurrency: currencyCode(variant),
    availability: canBeBought ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    url: absoluteUrl(
      origin,
      isOnly
        ? href("/products/:productId", { productId: product.id })
        : variantPath(product.id, variant.id),
    ),
  };
}
