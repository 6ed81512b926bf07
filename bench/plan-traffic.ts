import { findAssets } from "./assets.ts";
import { routes } from "./routes.ts";

/** What visitors and their browsers ask for: pages, the data of pages, what search engines read, files. */
export async function planTraffic(siteUrl: string): Promise<string[]> {
  const { product, list, article, home } = routes;
  const assets = await findAssets(siteUrl);
  return [
    ...Object.values(routes),
    `${product}.data`,
    `${list}.data`,
    `${article}.data`,
    "/_root.data",
    ...(await findProducts(siteUrl + list)),
    "/sitemap.xml",
    "/sitemap-products.xml",
    "/feed.xml",
    ...assets.slice(0, 6),
    "/favicon.svg",
    // Most visits begin there.
    home,
    home,
  ];
}

async function findProducts(listUrl: string): Promise<string[]> {
  const html = await (await fetch(listUrl)).text();
  return [...new Set(html.match(/\/products\/prod_[0-9A-Z]{26}/g))].slice(0, 6);
}
