import type { Offer } from "~/content/landing-page";
import type { Catalogue } from "../catalogue/catalogue.server";
import { displayPrice } from "./display-price";

const patienceMs = 1_000;

export type PricedOffer = Omit<Offer, "fixedPrice"> & { price: string };

/** The offers with what they cost today; a store that is down, slow or without the product changes nothing. */
export function priceOffers(
  catalogue: Pick<Catalogue, "findProductWithin">,
  offers: Offer[],
): Promise<PricedOffer[]> {
  return Promise.all(
    offers.map(async (offer) => {
      const product = await catalogue.findProductWithin(offer.productId, patienceMs);
      const { fixedPrice: _, ...rest } = offer;
      return { ...rest, price: displayPrice(offer, product) };
    }),
  );
}
