import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import {
  readCacheEntry,
  removeFromStore,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  waitForCacheEntry,
  writeCacheEntry,
} from "#tests/worker/store.ts";

const { microchip, crateBottle } = productIds;
const token = env.HOOK_TOKEN;

function post(
  body: string,
  headers: Record<string, string> = { Authorization: `Bearer ${token}` },
) {
  return visit("/hooks/catalog", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });
}

const refresh = (...products: string[]) => post(JSON.stringify({ products }));

describe("the catalogue hook", () => {
  it("loads the list and the named products from the store, even when their cached copies are fresh", async () => {
    await visit(`/products/${microchip}`);
    const { value } = await waitForCacheEntry(microchip);
    await writeCacheEntry(microchip, {
      savedAt: Date.now(),
      value: { ...Object(value), title: "Old" },
    });
    await takeStoreCalls();

    const response = await refresh(microchip, crateBottle);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      list: "refreshed",
      products: { [microchip]: "refreshed", [crateBottle]: "refreshed" },
      // Locally there is no cache in front of the Worker.
      edgeCache: "no-cache",
    });
    expect((await takeStoreCalls()).toSorted()).toEqual(
      [
        `GET ${storePath}/products/${crateBottle}`,
        `GET ${storePath}/products/${microchip}`,
        `GET ${storePath}/products?offset=0&limit=100`,
      ].toSorted(),
    );
    expect(await (await visit(`/products/${microchip}`)).text()).toContain("ISO pet microchip");
    expect(await readCacheEntry("list")).not.toBeNull();
  });

  it("deletes the cached copy of a product that the store no longer has", async () => {
    await visit(`/products/${microchip}`);
    await waitForCacheEntry(microchip);
    await removeFromStore(microchip);
    const response = await refresh(microchip);
    expect(await response.json()).toMatchObject({ products: { [microchip]: "gone" } });
    expect(await readCacheEntry(microchip)).toBeNull();
  });

  it("responds with 502 and keeps the copy of a product with status 404 that the store's list has", async () => {
    expectConsoleErrors(1);
    await visit(`/products/${microchip}`);
    await waitForCacheEntry(microchip);
    await setFaults({ path: `/store/*/products/${microchip}`, kind: "status", status: 404 });
    const response = await refresh(microchip);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      list: "refreshed",
      products: { [microchip]: "failed" },
    });
    expect(await readCacheEntry(microchip)).not.toBeNull();
  });

  it("responds with 502 and keeps the cached copies when the store is down", async () => {
    expectConsoleErrors(2);
    await visit(`/products/${microchip}`);
    await waitForCacheEntry(microchip);
    await setFaults(storeIsDown);
    const response = await refresh(microchip);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      list: "failed",
      products: { [microchip]: "failed" },
    });
    expect(await readCacheEntry(microchip)).not.toBeNull();
  });

  it("loads only the list when the request names no product", async () => {
    expect((await post("{}")).status).toBe(200);
    expect(await takeStoreCalls()).toEqual([`GET ${storePath}/products?offset=0&limit=100`]);
  });

  it.each([
    ["no token", {}],
    ["another token", { Authorization: "Bearer nonsense" }],
    ["part of the token", { Authorization: `Bearer ${token.slice(0, -1)}` }],
    ["the token in another scheme", { Authorization: `Basic ${token}` }],
  ])(
    "responds with 401 to a request with %s and does not call the store",
    async (_, headers: Record<string, string>) => {
      const response = await post("{}", headers);
      expect(response.status).toBe(401);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it.each([
    ["is not JSON", "products"],
    ["has another shape", '{ "products": "all" }'],
    ["has an invalid id", '{ "products": ["../checkout"] }'],
    ["names 41 products", JSON.stringify({ products: Array(41).fill(microchip) })],
  ])(
    "explains with status 400, without a call to the store, that a body is invalid if it %s",
    async (_, body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect((await response.text()).length).toBeGreaterThan(20);
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it("responds with 404 to GET", async () => {
    expect((await visit("/hooks/catalog")).status).toBe(404);
  });
});
