import type { Offer } from "~/content/landing-pages";
import type { Catalogue } from "../catalogue/catalogue.server";
import { StoreError } from "../catalogue/store-error";
import type { Product } from "../product/product";
import { displayPrice } from "./display-price";

const patienceMs = 1_000;

export type PricedOffer = Omit<Offer, "fixedPrice"> & { price: string };

/** The offers with what they cost today; a store that is down, slow or without the product changes nothing. */
export function priceOffers(catalogue: Catalogue, offers: Offer[]): Promise<PricedOffer[]> {
  return Promise.all(
    offers.map(async ({ fixedPrice, ...offer }) => {
      const product = await Promise.race([findProduct(catalogue, offer.productId), giveUp()]);
      return { ...offer, price: displayPrice(fixedPrice, product) };
    }),
  );
}

async function findProduct(catalogue: Catalogue, id: string): Promise<Product | null> {
  try {
    return await catalogue.findProduct(id);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.warn(`The product ${id} keeps its fixed display price`, error);
    return null;
  }
}

function giveUp(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null));
}
