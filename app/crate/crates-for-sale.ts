import { type CrateSize, crateProducts } from "~/content/crate-sizes";
import type { Product, Variant } from "~/shop/product/product";
import { splitValue } from "~/shop/product/variant-change";
import { availability } from "~/shop/product/variant-choice";

type StoreVariant = Pick<
  Variant,
  "id" | "options" | "managesInventory" | "inventoryQuantity" | "priceCents" | "salePriceCents"
>;
type StoreProduct = Pick<Product, "id" | "purchasable"> & { variants: StoreVariant[] };

export type CrateForSale = CrateSize & {
  productId: string;
  /** Null if the store does not have the size, or could not be asked. */
  variantId: string | null;
  availability: ReturnType<typeof availability>;
};

/** Each size with its variant in the store, the smallest first. */
export function listCratesForSale(products: StoreProduct[]): CrateForSale[] {
  return crateProducts.flatMap(({ productId, sizes }) => {
    const product = products.find(({ id }) => id === productId);
    const variants = product?.variants ?? [];
    const isOneSize = sizes.length === 1 && variants.length === 1;
    return sizes.map((size): CrateForSale => {
      const ofSize = isOneSize ? variants : variants.filter((one) => isOfSize(one, size));
      return { ...size, productId, ...(product ? choose(product, ofSize) : notInStore) };
    });
  });
}

/** Compares the option's value, which may add a text in brackets: "100 (inside 43 × 36 × 36 cm)". */
const isOfSize = ({ options }: StoreVariant, { size }: CrateSize): boolean =>
  options.some(({ value }) => splitValue(value.trim()).name.toLowerCase() === size.toLowerCase());

const notInStore = { variantId: null, availability: "not-for-sale" } as const;

/** The variants of one size differ in colour: takes the first that can be bought, otherwise the first. */
function choose(
  product: StoreProduct,
  variants: StoreVariant[],
): Pick<CrateForSale, "variantId" | "availability"> {
  const offers = variants.map((variant) => ({
    variantId: variant.id,
    availability: availability(product, variant),
  }));
  return offers.find((offer) => offer.availability === "available") ?? offers[0] ?? notInStore;
}
