import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { schemaVersion } from "#shop/product/product.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";

export const sandboxUrl = "http://localhost:8788";
export const storePath = `/store/${sandboxStoreId}`;

/** Replaces the faults of the sandbox (workers/sandbox/README.md). Without arguments it works normally again. */
export async function setFaults(...faults: object[]): Promise<void> {
  const response = await fetch(`${sandboxUrl}/__faults`, {
    method: "PUT",
    body: JSON.stringify(faults),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Removes a product from the store and from its list. */
export async function removeFromStore(productId: string): Promise<void> {
  await setFaults();
  const list = await fetch(`${sandboxUrl}${storePath}/products?limit=100`);
  const { products } = await list.json<{ products: { id: string }[] }>();
  const others = products.filter(({ id }) => id !== productId);
  const body = { count: others.length, products: others };
  await setFaults(
    { path: `*/products/${productId}`, kind: "status", status: 404 },
    { path: "*/products", kind: "json", body },
  );
}

export const storeIsDown = { path: "/store/*", kind: "status", status: 503 };

export const listCall = `GET ${storePath}/products?offset=0&limit=100`;
export const callOf = (productId: string) => `GET ${storePath}/products/${productId}`;

/** Lists the calls to the store since the list was last cleared. */
export async function readStoreCalls(): Promise<string[]> {
  return (await fetch(`${sandboxUrl}/__calls`)).json();
}

/** Lists the calls to the store and clears the list. */
export async function takeStoreCalls(): Promise<string[]> {
  return (await fetch(`${sandboxUrl}/__calls`, { method: "DELETE" })).json();
}

const cacheKey = (name: string) => `catalogue:${schemaVersion}:${sandboxUrl}${storePath}:${name}`;

type CacheEntry = { savedAt: number; value: unknown };

/** Reads the catalogue's entry in KV for the product list ("list") or for a product's id. */
export function readCacheEntry(name: string): Promise<CacheEntry | null> {
  return env.CATALOGUE.get<CacheEntry>(cacheKey(name), "json");
}

/** Waits for an entry, since the Worker writes it after the response. */
export function waitForCacheEntry(name: string): Promise<CacheEntry> {
  return vi.waitFor(
    async () => {
      const entry = await readCacheEntry(name);
      if (!entry) throw new Error(`The cache has no entry for ${name}`);
      return entry;
    },
    { timeout: 3_000 },
  );
}

export async function writeCacheEntry(name: string, entry: unknown): Promise<void> {
  await env.CATALOGUE.put(cacheKey(name), JSON.stringify(entry));
}

/** Makes an entry older. */
export async function ageCacheEntry(name: string, byMs: number): Promise<CacheEntry> {
  const entry = await waitForCacheEntry(name);
  const aged = { ...entry, savedAt: entry.savedAt - byMs };
  await writeCacheEntry(name, aged);
  return aged;
}

export async function clearCatalogueCache(): Promise<void> {
  const { keys } = await env.CATALOGUE.list();
  await Promise.all(keys.map(({ name }) => env.CATALOGUE.delete(name)));
}

/** A store that works, no copies of its products in KV, and no calls on its list. */
export async function startWithoutCopies(): Promise<void> {
  await setFaults();
  await clearCatalogueCache();
  await takeStoreCalls();
}
