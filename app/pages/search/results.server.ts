import type { Catalogue } from "#shop/catalogue/catalogue.server.ts";
import { formatPrice } from "#shop/product/price.ts";
import type { ProductSummary } from "#shop/product/product.ts";
import { productPath } from "#shop/product/product-address.ts";
import { type Entry, kinds } from "./entry.ts";
import { findExcerpt, markWords } from "./mark-words.ts";
import { createIndex, type Match, type Tolerance, tolerances } from "./search-index.ts";
import { listSiteEntries, listSupplies } from "./site-entries.server.ts";
import { readWords } from "./words.ts";

/** As long as a page waits for what it can do without. */
const shopTimeLimitMs = 1000;
/** The sections of one page, so that others are shown beside it. */
const mostOfPage = 3;

/** Made with the first search of an isolate, in some 100 ms; what it has changes with a deployment only. */
let ofSite: ReturnType<typeof createIndex> | undefined;

export type SearchResults = Awaited<ReturnType<typeof findResults>>;
export type Result = SearchResults["groups"][number]["results"][number];

/** What the query finds, by kind. */
export async function findResults(query: string, catalogue: Pick<Catalogue, "listProductsWithin">) {
  const words = readWords(query);
  const products = await catalogue.listProductsWithin(shopTimeLimitMs);
  ofSite ??= createIndex(listSiteEntries());
  const indexes = [ofSite, createIndex([...listSupplies(), ...(products ?? []).map(toEntry)])];
  const { tolerance, matches } = findTolerantly((at) => indexes.flatMap((find) => find(words, at)));
  return {
    groups: groupByKind(matches),
    /** No place has all of the words. */
    isPartial: tolerance === "some words" && words.length > 1,
    isShopMissing: products === null,
  };
}

const toEntry = (product: ProductSummary): Entry => ({
  kind: "product",
  path: productPath(product.id),
  title: product.title,
  text: [product.subtitle, product.descriptionPreview].filter(Boolean).join(". "),
  price: formatPrice(product),
  image: product.image,
});

/** Typing errors are forgiven only where nothing has the words as they were typed. */
function findTolerantly(find: (tolerance: Tolerance) => Match[]) {
  for (const tolerance of tolerances) {
    const matches = find(tolerance);
    if (matches.length > 0) return { tolerance, matches };
  }
  return { tolerance: null, matches: [] };
}

function groupByKind(matches: Match[]) {
  return Object.entries(kinds).flatMap(([kind, { title, most }]) => {
    const results = limitPages(matches.filter(({ entry }) => entry.kind === kind))
      .slice(0, most)
      .map(toResult);
    return results.length > 0 ? [{ kind, title, results }] : [];
  });
}

function limitPages(matches: Match[]): Match[] {
  const counts = new Map<string, number>();
  return matches.filter(({ entry }) => {
    const page = entry.path.replace(/#.*/, "");
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= mostOfPage;
  });
}

const toResult = ({ entry: { path, title, text, within, price, image }, words }: Match) => ({
  path,
  price,
  image,
  title: markWords(title, words),
  within: within ? markWords(within, words) : null,
  excerpt: markWords(findExcerpt(text, words), words),
});
