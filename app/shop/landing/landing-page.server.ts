import type { LandingOffer, LandingPage } from "#content/shop/landing-page.ts";
import { landingPages, shopHighlights } from "#content/shop/landing-pages.ts";
import type { PictureSource } from "#pictures/picture-source.ts";
import type { Catalogue } from "#shop/catalogue/catalogue.server.ts";
import { displayPrice } from "./display-price.ts";

const pictures = import.meta.glob<PictureSource>("../../pictures/landing-*", {
  query: "?w=480;800;1200&as=picture",
  import: "default",
  eager: true,
});

const pages = new Map(
  Object.entries(landingPages).map(([path, page]) => [path, withPicture(page)]),
);

function withPicture(page: LandingPage) {
  const picture = pictures[`../../pictures/${page.picture}`];
  if (!picture) throw new Error(`There is no picture ${page.picture}`);
  return { ...page, picture };
}

/** @throws Error if there is no landing page at the path */
export function findLandingPage(path: string) {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no landing page ${path}`);
  return page;
}

/** The offers on the home page, with the fixed prices, so that it does not wait for the store. */
export function listShopHighlights() {
  return shopHighlights.map((path) => {
    const { picture, alt, offers } = findLandingPage(path);
    const [offer] = offers;
    if (!offer) throw new Error(`There is nothing for sale on ${path}`);
    const { name, fixedPrice, isLowestOfSizes } = offer;
    return { path, name, picture, alt, price: fixedPrice.label, isLowestOfSizes };
  });
}

export type ShopHighlight = ReturnType<typeof listShopHighlights>[number];

const priceTimeLimitMs = 1_000;

export type PricedOffer = Omit<LandingOffer, "fixedPrice"> & { price: string };

/** Adds the current prices; if the store is down, slow or without a product, the fixed ones. */
export function priceOffers(catalogue: Catalogue, offers: LandingOffer[]): Promise<PricedOffer[]> {
  return Promise.all(
    offers.map(async (offer) => {
      const product = await catalogue.findProductWithin(offer.productId, priceTimeLimitMs);
      const { fixedPrice: _, ...rest } = offer;
      return { ...rest, price: displayPrice(offer, product) };
    }),
  );
}
