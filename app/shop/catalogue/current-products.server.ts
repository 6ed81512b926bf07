import pMap from "p-map";
import { concurrentRequests } from "#edge/http/connections.ts";
import { log } from "#edge/log/log.server.ts";
import type { Product, ProductSummary } from "#shop/product/product.ts";
import { StoreError } from "./store/store-error.ts";

type Source = {
  /** Asks the store for a product that is not cached only if it is listed. */
  readProduct: (id: string, isListed: () => Promise<boolean>) => Promise<Product | null>;
  listProducts: () => Promise<ProductSummary[]>;
  runAfterResponse: (work: Promise<void>) => void;
};

/**
 * The products as the store has them now or had them within the last minute; null for a product that it does not have.
 * Products that do not arrive within the time limit are left out. Made-up ids do not reach the store.
 */
export async function findCurrentProducts(
  { readProduct, listProducts, runAfterResponse }: Source,
  ids: string[],
  timeLimitMs: number,
): Promise<Map<string, Product | null>> {
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const timeIsUp = new Promise((resolve) => timeLimit.addEventListener("abort", resolve));
  const found = new Map<string, Product | null>();
  const failures: StoreError[] = [];

  let listedIds: Promise<Set<string>> | undefined;
  async function isListed(id: string): Promise<boolean> {
    listedIds ??= listProducts().then((list) => new Set(list.map((product) => product.id)));
    return (await listedIds).has(id);
  }

  async function read(id: string): Promise<void> {
    if (timeLimit.aborted) return;
    try {
      const product = await readProduct(id, () => isListed(id));
      // A single 404 proves nothing while the list names the product.
      if (product !== null || !(await isListed(id))) found.set(id, product);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      failures.push(error);
    }
  }

  async function readAll(): Promise<void> {
    await pMap(ids, read, { concurrency: concurrentRequests });
    const [error] = failures;
    if (!error) return;
    log.warn("The store could not be asked for today's prices", { count: failures.length, error });
  }

  const reads = readAll();
  runAfterResponse(reads);
  await Promise.race([reads, timeIsUp]);
  return new Map(found);
}
