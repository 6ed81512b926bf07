import { href } from "react-router";
import { crateExtraIds, crateProducts, woodenCrateId } from "~/content/crate-sizes";
import type { CartProduct } from "~/shop/cart/cart";
import { toCartProduct } from "~/shop/cart/cart";
import type { Catalogue } from "~/shop/catalogue/catalogue.server";
import { formatSellingPrice } from "~/shop/product/price";
import type { Product, Variant } from "~/shop/product/product";
import { availability } from "~/shop/product/variant-choice";
import { type CrateForSale, listCratesForSale } from "./crates-for-sale";

/** A variant with today's price, and the item that goes into the cart. */
export type Offer = {
  name: string;
  /** The product's page, with the variant selected. */
  path: string;
  price: string | null;
  availability: ReturnType<typeof availability>;
  /** Null if it cannot be bought. */
  cartProduct: CartProduct | null;
};

export type CrateOffer = CrateForSale & { offer: Offer | null };

const timeLimitMs = 1_500;

/** The sizes with their offers, and the accessories of a crate. If the store is down, the sizes alone. */
export async function listCrateOffers(
  catalogue: Pick<Catalogue, "findProductWithin">,
): Promise<{ crates: CrateOffer[]; extras: Offer[]; woodenCratePath: string | null }> {
  const find = async (ids: readonly string[]) => {
    const found = ids.map((id) => catalogue.findProductWithin(id, timeLimitMs));
    return (await Promise.all(found)).filter((product) => product !== null);
  };
  const [products, extras, [woodenCrate]] = await Promise.all([
    find(crateProducts.map(({ productId }) => productId)),
    find(crateExtraIds),
    find([woodenCrateId]),
  ]);
  return {
    crates: listCratesForSale(products).map((crate) => ({
      ...crate,
      offer: offerOf(crate, products),
    })),
    extras: extras.flatMap(firstOffer),
    woodenCratePath: woodenCrate ? productPath(woodenCrate, null) : null,
  };
}

function offerOf({ productId, variantId }: CrateForSale, products: Product[]): Offer | null {
  const product = products.find(({ id }) => id === productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? toOffer(product, variant) : null;
}

/** The first variant that can be bought, otherwise the first. */
function firstOffer(product: Product): Offer[] {
  const offers = product.variants.map((variant) => toOffer(product, variant));
  const offer = offers.find((one) => one.availability === "available") ?? offers[0];
  return offer ? [offer] : [];
}

function toOffer(product: Product, variant: Variant): Offer {
  const state = availability(product, variant);
  return {
    name: product.variants.length > 1 ? `${product.title}, ${variant.title}` : product.title,
    path: productPath(product, product.variants.length > 1 ? variant.id : null),
    price: formatSellingPrice(variant),
    availability: state,
    cartProduct: state === "available" ? toCartProduct(product, variant) : null,
  };
}

function productPath({ id }: Product, variantId: string | null): string {
  const path = href("/products/:productId", { productId: id });
  return variantId ? `${path}?variant=${variantId}` : path;
}
