import { dayMs } from "../app/edge/http/india-clock.ts";
import { productIds } from "../tests/fixtures/sandbox/product-ids.ts";

/** A day before today, so that the plan's answer has the same steps whenever it is measured. */
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const planAnswers = `to=uk&pet=dog&vaccine=${daysAgo(30)}`;

/** One page of each kind: its name in the results, and its path. */
export const pages = {
  home: "/",
  services: "/services",
  service: "/services/import-services",
  list: "/products",
  product: `/products/${productIds.cr1Crate}`,
  landing: "/products/microchip-for-pets",
  "cart, empty": "/cart",
  "cart, one item": "/cart",
  checkout: "/checkout",
  blog: "/blog",
  article: "/blog/navigating-pet-import-regulations-uk",
  contact: "/contact",
  plan: "/plan",
  "plan, answered": `/plan?${planAnswers}`,
  "plan, two flights": "/plan?to=australia&via=uk&pet=dog",
  "crate, answered": "/crate-size?pet=dog&a=66&b=40&c=25&d=66",
  quote: "/quote",
  "quote, pet": `/quote?step=pet&${planAnswers}`,
  faq: "/faq",
  locations: "/locations",
  sitemap: "/sitemap",
  "not found": "/no-such-page",
} as const;

export type PageName = keyof typeof pages;

/** Measured with the product of the product page in the cart. */
export const pagesWithItem: ReadonlySet<string> = new Set<PageName>(["cart, one item", "checkout"]);

export const auditedPages = [
  "home",
  "list",
  "product",
  "cart, empty",
  "blog",
  "article",
  "contact",
  "landing",
  "plan",
  "plan, answered",
  "crate, answered",
  "quote",
  "quote, pet",
] as const satisfies PageName[];

/** Lighthouse's phone, for what is measured without Lighthouse. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The files that the home page's HTML refers to. @throws Error when it refers to none */
export async function findAssets(siteUrl: string): Promise<[string, ...string[]]> {
  const html = await (await fetch(siteUrl)).text();
  const [first, ...others] = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  if (!first) throw new Error("The home page refers to no assets.");
  return [first, ...others];
}
