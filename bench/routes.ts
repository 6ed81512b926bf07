import { productIds } from "../workers/sandbox/product-ids.ts";

const productPath = `/products/${productIds.cr1Crate}`;

/** One page of each kind, by the name it has in the results. */
export const routes = {
  home: "/",
  services: "/services",
  service: "/services/import-services",
  list: "/products",
  product: productPath,
  landing: "/products/microchip-for-pets",
  "cart, empty": "/cart",
  "cart, one item": "/cart",
  checkout: "/checkout",
  blog: "/blog",
  article: "/blog/navigating-pet-import-regulations-uk",
  contact: "/contact",
  faq: "/faq",
  locations: "/locations",
  sitemap: "/sitemap",
  "not found": "/no-such-page",
} as const;

export type RouteName = keyof typeof routes;

/** The page whose product is put into the cart. */
export const shoppedPath = productPath;

/** Opened with that product in the cart. */
export const routesWithItem: ReadonlySet<RouteName> = new Set(["cart, one item", "checkout"]);

export const auditedRoutes = [
  "home",
  "list",
  "product",
  "cart, empty",
  "blog",
  "article",
  "contact",
  "landing",
] as const satisfies RouteName[];

/** A page of content, the list and a product: what the Worker's time is measured on. */
export const timedRoutes = ["article", "list", "product"] as const satisfies RouteName[];

export function routeNames(): RouteName[] {
  // The keys of a constant are just these.
  return Object.keys(routes) as RouteName[];
}
