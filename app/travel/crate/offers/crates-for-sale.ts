import { type CrateModel, type CrateSize, crateSizes } from "#content/shop/crate-sizes.ts";
import type { Product, Variant } from "#shop/product/product.ts";
import { splitValue } from "#shop/product/variant-change.ts";
import { availability } from "#shop/product/variant-choice.ts";
import { type Freight, freightOf } from "#travel/crate/formula/freight.ts";

/** The store's product of each model; null if it is not for sale there. */
export type CrateProductIds = Record<CrateModel, string | null>;

export type CrateForSale = CrateSize &
  Freight & {
    productId: string | null;
    /** Null if the store does not have the size, or could not be asked. */
    variantId: string | null;
    availability: ReturnType<typeof availability>;
  };

/** Each size with its variant among those of the store's products, the smallest first. */
export function listCratesForSale(ids: CrateProductIds, products: Product[]): CrateForSale[] {
  const ofModel = (model: CrateModel) => {
    const sizes = crateSizes[model];
    const productId = ids[model];
    const product = products.find(({ id }) => id === productId);
    const variants = product?.variants ?? [];
    const isOneSize = sizes.length === 1 && variants.length === 1;
    return sizes.map((size): CrateForSale => {
      const ofSize = isOneSize ? variants : variants.filter((one) => isOfSize(one, size));
      const choice = product ? choose(product, ofSize) : notInStore;
      return { ...size, ...freightOf(size.outside), productId, ...choice };
    });
  };
  return [...ofModel("cr1"), ...ofModel("largeCarrier")];
}

/** By the option's value, which has the size's name and then perhaps more in brackets: "100 (inside 43 × 36 × 36 cm)". */
const isOfSize = ({ options }: Variant, { size }: CrateSize): boolean =>
  options.some(({ value }) => splitValue(value.trim()).name.toLowerCase() === size.toLowerCase());

const notInStore = { variantId: null, availability: "not-for-sale" } as const;

/** Of the variants of one size, which differ in colour, the first that can be bought, otherwise the first. */
function choose(
  product: Product,
  variants: Variant[],
): Pick<CrateForSale, "variantId" | "availability"> {
  const offers = variants.map((variant) => ({
    variantId: variant.id,
    availability: availability(product, variant),
  }));
  return offers.find((offer) => offer.availability === "available") ?? offers[0] ?? notInStore;
}
