import { soldOutAdvice } from "#content/crate-advice.ts";
import { toCartProduct } from "#shop/cart/cart.ts";
import { formatSellingPrice } from "#shop/product/price.ts";
import type { Product, Variant } from "#shop/product/product.ts";
import { offerPath, productPath } from "#shop/product/product-address.ts";
import { availability } from "#shop/product/variant-choice.ts";
import type { ShopContext } from "#shop/shop-context.server.ts";
import { describeCrate } from "#travel/crate/result/crate-words.server.ts";
import { type CrateForSale, listCratesForSale } from "./crates-for-sale.ts";

export type Offer = ReturnType<typeof toOffer>;

type CrateOffers = Awaited<ReturnType<typeof listCrateOffers>>;

export type CrateOffer = CrateOffers["crates"][number];

const timeLimitMs = 1_500;
const fewLeft = 3;

export type Shop = Pick<ShopContext, "crateProducts"> & {
  catalogue: Pick<ShopContext["catalogue"], "findProductWithin">;
};

/** The sizes with their offers, and what goes with a crate. Without the store, the sizes alone. */
export async function listCrateOffers({ catalogue, crateProducts }: Shop) {
  const find = async (ids: readonly (string | null)[]) => {
    const found = ids.flatMap((id) =>
      id === null ? [] : catalogue.findProductWithin(id, timeLimitMs),
    );
    return (await Promise.all(found)).filter((product) => product !== null);
  };
  const [products, extras, [woodenCrate]] = await Promise.all([
    find([crateProducts.cr1, crateProducts.largeCarrier]),
    find(crateProducts.extras),
    find([crateProducts.wooden]),
  ]);
  return {
    crates: listCratesForSale(crateProducts, products).map((crate) => ({
      ...crate,
      words: describeCrate(crate),
      offer: offerOf(crate, products),
    })),
    extras: extras.flatMap(firstOffer).filter(({ cartProduct }) => cartProduct),
    woodenCratePath: woodenCrate ? productPath(woodenCrate.id) : null,
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

/** A variant as it is offered here: with today's price and stock, and what goes into the cart. */
function toOffer(product: Product, variant: Variant) {
  const state = availability(product, variant);
  return {
    name: product.variants.length > 1 ? `${product.title}, ${variant.title}` : product.title,
    /** The product's page, with the variant chosen. */
    path: offerPath(product, variant),
    price: formatSellingPrice(variant),
    availability: state,
    /** In words, such as "In stock" or "Only 2 left". */
    stock: stockWords(state, variant),
    /** Advice until it is back; null unless it is sold out. */
    soldOutAdvice: state === "out-of-stock" ? soldOutAdvice : null,
    /** Null if it cannot be bought. */
    cartProduct: state === "available" ? toCartProduct(product, variant) : null,
  };
}

function stockWords(
  state: ReturnType<typeof availability>,
  { managesInventory, inventoryQuantity }: Variant,
): string {
  if (state === "out-of-stock") return "Out of stock";
  if (state === "not-for-sale") return "Not available online";
  const left = managesInventory ? inventoryQuantity : null;
  return left !== null && left <= fewLeft ? `Only ${left} left` : "In stock";
}
