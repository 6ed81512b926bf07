import * as v from "valibot";
import { log } from "~/log/log.server";
import {
  type Product,
  type ProductSummary,
  productSchema,
  productSummarySchema,
} from "../product/product";
import { isProductId } from "../product/product-address";
import { createKeptCopies } from "./kept-copies.server";
import type { StoreClient } from "./store-client.server";
import { StoreError } from "./store-error";

/** The most calls that a Worker has under way at once are six. */
const refreshedAtOnce = 5;

/** What became of one thing that was to be read anew; gone is a product that the store no longer has. */
type Refreshed = "refreshed" | "gone" | "failed";

/** Raise it with every change of the kept shapes: copies of an older deployment are then not read. */
const schemaVersion = 2;

const summariesSchema = v.array(productSummarySchema);

export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * The store's products by way of copies in KV, under keys that name the store, so that switching
 * stores never shows the other's products. Reading them throws a StoreError when the store is down and
 * there is no copy.
 */
export function createCatalogue(
  store: StoreClient,
  kv: KVNamespace,
  runAfterResponse: (work: Promise<void>) => void,
) {
  const copies = createKeptCopies(kv, runAfterResponse);
  const keyOf = (name: string) => `catalogue:${schemaVersion}:${store.address}:${name}`;

  const theList = { key: keyOf("list"), schema: summariesSchema, load: store.listProducts };
  const theProduct = (id: string) => ({
    key: keyOf(id),
    schema: productSchema,
    load: () => store.getProduct(id),
  });

  /** The product, or null when the store does not have it; odd ids are not looked up at all. */
  async function findProduct(id: string): Promise<Product | null> {
    return isProductId(id) ? copies.read(theProduct(id)) : null;
  }

  async function outcomeOf(replacement: Promise<unknown>): Promise<Refreshed> {
    try {
      return (await replacement) === null ? "gone" : "refreshed";
    } catch (error) {
      log.error("A part of the catalogue could not be refreshed", { error });
      return "failed";
    }
  }

  return {
    findProduct,

    async listProducts(): Promise<ProductSummary[]> {
      return (await copies.read(theList)) ?? [];
    },

    /** When the copy of the list was kept; null when there is none. @throws when KV cannot be read */
    findListSavedAt: () => copies.findSavedAt(theList.key),

    /** Replaces the copies of the list and of those products by what the store has now. */
    async refresh(productIds: string[]) {
      const list = await outcomeOf(copies.replace(theList));
      const products: Record<string, Refreshed> = {};
      for (let start = 0; start < productIds.length; start += refreshedAtOnce) {
        const batch = productIds.slice(start, start + refreshedAtOnce);
        const outcomes = batch.map(async (id) => {
          products[id] = await outcomeOf(copies.replace(theProduct(id)));
        });
        await Promise.all(outcomes);
      }
      return { list, products };
    },

    /**
     * The product if it is found in that time, otherwise null: for pages that are whole without it. A
     * late answer is kept for the next reader.
     */
    async findProductWithin(id: string, patienceMs: number): Promise<Product | null> {
      const found = findProduct(id).catch((error) => {
        if (!(error instanceof StoreError)) throw error;
        log.warn("A product could not be loaded, and is done without", { productId: id, error });
        return null;
      });
      runAfterResponse(found.then(() => {}));
      return Promise.race([found, nullAfter(patienceMs)]);
    },
  };
}

function nullAfter(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, null));
}
