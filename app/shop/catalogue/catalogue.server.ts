import pMap from "p-map";
import * as v from "valibot";
import { concurrentRequests } from "#edge/http/connections.ts";
import { log } from "#edge/log/log.server.ts";
import {
  listedProductSchema,
  type Product,
  type ProductSummary,
  productSchema,
  schemaVersion,
} from "#shop/product/product.ts";
import { isProductId, productPath } from "#shop/product/product-address.ts";
import { findCurrentProducts } from "./current-products.server.ts";
import { createKvCache } from "./kv-cache.server.ts";
import type { StoreClient } from "./store/store-client.server.ts";
import { StoreError } from "./store/store-error.ts";
import { isBackingOff } from "./store-backoff.server.ts";

/** The result for one cache entry; gone means that the store no longer has the product. */
type RefreshResult = "refreshed" | "gone" | "failed";

const listSchema = v.array(listedProductSchema);

export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * The store's products, cached in KV. The keys include the store's address, so that another store's
 * products are never shown after a switch. Reads throw a StoreError when the store is down and nothing
 * is cached.
 */
export function createCatalogue(
  store: StoreClient,
  kv: KVNamespace,
  runAfterResponse: (work: Promise<void>) => void,
) {
  const cache = createKvCache(kv, runAfterResponse);
  const keyOf = (name: string) => `catalogue:${schemaVersion}:${store.address}:${name}`;

  const listSource = { key: keyOf("list"), schema: listSchema, load: store.listProducts };
  const readFreshList = () => cache.readFresh(listSource);
  /** A single 404 does not delete the cached copy if the list, which is read after it, still has the product. */
  const productSource = (id: string, loadList = readFreshList) => ({
    key: keyOf(id),
    schema: productSchema,
    load: () => store.getProduct(id),
    async reload() {
      const product = await store.getProduct(id);
      if (product === null && has(await loadList(), id)) {
        throw new StoreError(`The store does not find ${id}, but its list has it`);
      }
      return product;
    },
  });

  /** The product, or null if the store does not have it. Malformed ids are not looked up. */
  async function findProduct(id: string): Promise<Product | null> {
    return isProductId(id) ? cache.read(productSource(id)) : null;
  }

  const readProduct = (id: string, isListed: () => Promise<boolean>) =>
    cache.readCurrent(productSource(id), isListed);

  const readList = async () => (await cache.read(listSource)) ?? [];

  async function listProducts(): Promise<ProductSummary[]> {
    return (await readList()).map(({ variantIds, ...summary }) => summary);
  }

  /** The ids of the listed products by those of their variants. @throws StoreError if the list cannot be loaded */
  async function listProductIds(): Promise<Map<string, string>> {
    const list = await readList();
    return new Map(list.flatMap(({ id, variantIds }) => variantIds.map((one) => [one, id])));
  }

  /**
   * Like findProduct, for an id that a client may have made up: the store is called for an id that is in neither the
   * cache nor the cached list only if the client is within its limit.
   */
  async function lookUp(
    id: string,
    isWithinLimit: () => Promise<boolean>,
  ): Promise<Product | null | "too-many"> {
    if (!isProductId(id)) return null;
    const source = productSource(id);
    const product = await cache.find(source);
    if (product) return product;
    const needsCall = !isBackingOff(source.key) && !has(await cache.find(listSource), id);
    return needsCall && !(await isWithinLimit()) ? "too-many" : cache.load(source);
  }

  /**
   * The part of the catalogue, or null if it does not arrive within the time limit: for pages that are complete without
   * it. A later response is still cached.
   */
  function nullUnlessWithin<Part>(timeLimitMs: number, name: string, reading: Promise<Part>) {
    const part = reading.catch((error) => {
      if (!(error instanceof StoreError)) throw error;
      log.warn("A part of the catalogue could not be loaded; the page is rendered without it", {
        name,
        error,
      });
      return null;
    });
    runAfterResponse(part.then(() => {}));
    return Promise.race([part, nullAfter(timeLimitMs)]);
  }

  async function refreshResult(replacement: Promise<unknown>): Promise<RefreshResult> {
    try {
      return (await replacement) === null ? "gone" : "refreshed";
    } catch (error) {
      log.error("A part of the catalogue could not be refreshed", { error });
      return "failed";
    }
  }

  const requested = new Map<string, ReturnType<typeof lookUp>>();

  return {
    findProduct,

    listProducts,

    listProductIds,

    /** Looks an id up once, for the middleware and the loader of its page. @see lookUp */
    findRequestedProduct(id: string, isWithinLimit: () => Promise<boolean>) {
      const product = requested.get(id) ?? lookUp(id, isWithinLimit);
      requested.set(id, product);
      return product;
    },

    /** When the list was cached, or null if it is not. @throws if KV cannot be read */
    findListSavedAt: () => cache.findSavedAt(listSource.key),

    /** Replaces the cached list and the cached products with the store's current ones. */
    async refresh(productIds: string[]) {
      const loadedList = cache.replace(listSource);
      const list = await refreshResult(loadedList);
      const products: Record<string, RefreshResult> = {};
      const refresh = async (id: string) => {
        products[id] = await refreshResult(cache.replace(productSource(id, () => loadedList)));
      };
      await pMap(productIds, refresh, { concurrency: concurrentRequests });
      return { list, products };
    },

    findCurrentProducts: (ids: string[], timeLimitMs: number) =>
      findCurrentProducts({ readProduct, listProducts, runAfterResponse }, ids, timeLimitMs),

    /** @see nullUnlessWithin */
    findProductWithin: (id: string, timeLimitMs: number): Promise<Product | null> =>
      nullUnlessWithin(timeLimitMs, id, findProduct(id)),

    /** The list, or null if it does not arrive in time. @see nullUnlessWithin */
    listProductsWithin: (timeLimitMs: number): Promise<ProductSummary[] | null> =>
      nullUnlessWithin(timeLimitMs, "list", listProducts()),

    /** Those of these products that are listed, in the order of the ids; none if the list does not arrive in time. */
    async findListedWithin(ids: string[], timeLimitMs: number): Promise<ProductSummary[]> {
      if (ids.length === 0) return [];
      const list = await nullUnlessWithin(timeLimitMs, "list", listProducts());
      return ids.flatMap((id) => list?.find((product) => product.id === id) ?? []);
    },
  };
}

function has(list: ProductSummary[] | null, productId: string): boolean {
  return list?.some(({ id }) => id === productId) ?? false;
}

function nullAfter(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, null));
}

/** Together with the four seconds for the list, an acceptable wait for a site map. */
const updateTimeLimitMs = 800;

/**
 * The path of every product's page, with the date of its last change in the store, or null if the store does not
 * respond in time.
 * @throws StoreError if the list cannot be loaded
 */
export async function listProductPages(catalogue: Catalogue) {
  const products = await catalogue.listProducts();
  return Promise.all(
    products.map(async ({ id }) => {
      const product = await catalogue.findProductWithin(id, updateTimeLimitMs);
      const changedOn = product?.updatedAt ? new Date(product.updatedAt) : null;
      return {
        path: productPath(id),
        changedOn: changedOn && !Number.isNaN(changedOn.getTime()) ? changedOn : null,
      };
    }),
  );
}
