import { beforeEach, describe, expect, it, vi } from "vitest";
import { cr1Crate } from "../../workers/sandbox/catalogue/crates";
import { productIds } from "../../workers/sandbox/product-ids";
import { expectConsoleErrors, loggedErrors } from "./setup";
import { advanceClock, hastenTimeLimits, visit, withinOneMinute } from "./site";
import {
  ageCacheEntry,
  clearCatalogueCache,
  readCacheEntry,
  readStoreCalls,
  removeFromStore,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  waitForCacheEntry,
  writeCacheEntry,
} from "./store";

const { microchip } = productIds;
const otherVariant = cr1Crate.variants[0]?.id;
const microchipPath = `/products/${microchip}`;
const listCall = `GET ${storePath}/products?offset=0&limit=100`;
const microchipCall = `GET ${storePath}/products/${microchip}`;
const tenSecondsMs = 10_000;
const twoMinutesMs = 120_000;
const sixDaysMs = 6 * 24 * 60 * 60 * 1_000;

beforeEach(async () => {
  advanceClock(twoMinutesMs);
  await setFaults();
  await clearCatalogueCache();
  await takeStoreCalls();
});

describe("without a cached copy", () => {
  it("the list is loaded from the store, shown and cached", async () => {
    const page = await visit("/products");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("CR1 travel crate");
    expect(await takeStoreCalls()).toEqual([listCall]);
    await waitForCacheEntry("list");
  });

  it("a product is loaded from the store, shown and cached", async () => {
    const page = await visit(microchipPath);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("ISO pet microchip, 15 digits");
    expect(await takeStoreCalls()).toEqual([microchipCall]);
    await waitForCacheEntry(microchip);
  });

  it("a failed call to the store is retried once, and the second response is shown", async () => {
    await setFaults({ ...storeIsDown, times: 1 });
    const page = await visit("/products");
    expect(page.status).toBe(200);
    expect(await takeStoreCalls()).toEqual([listCall, listCall]);
  });

  it("the list shows an error panel with status 503 when it cannot be loaded", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit("/products");
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("An Error Occurred");
    expect(html).toContain("Failed to load products. Please try again later.");
    expect(await takeStoreCalls()).toHaveLength(2);
  });

  it("a failed call to the store is not repeated for ten seconds", async () => {
    expectConsoleErrors(2);
    await setFaults(storeIsDown);
    await visit("/products");
    await setFaults();
    await takeStoreCalls();
    const soon = await visit("/products");
    expect(soon.status).toBe(503);
    expect(soon.headers.get("Retry-After")).toBe("10");
    expect(await takeStoreCalls()).toEqual([]);
    expect((await visit(microchipPath)).status).toBe(200);
    advanceClock(tenSecondsMs);
    expect((await visit("/products")).status).toBe(200);
  });

  it("a product shows an error panel with status 503 when it cannot be loaded", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    const page = await visit(microchipPath);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("An Error Occurred");
    expect(html).toContain("Failed to load product details.");
  });

  it.each([
    ["half a response", { kind: "half-body" }],
    ["truncated JSON", { kind: "malformed" }],
    ["JSON of an unexpected shape", { kind: "wrong-shape" }],
    ["an HTML page with status 200", { kind: "html" }],
    [
      "more than 2 MB",
      { kind: "json", body: { count: 0, products: [], more: "a".repeat(2 ** 21) } },
    ],
    [
      "a redirect",
      { kind: "redirect", status: 302, url: `${storePath}/products?limit=100&offset=0` },
    ],
    ["status 429", { kind: "status", status: 429, retryAfterSeconds: 5 }],
  ])(
    "the page fails with status 503 and without a retry when the store sends %s",
    async (_, fault) => {
      expectConsoleErrors(1);
      await setFaults({ path: "/store/*", ...fault });
      const page = await visit("/products");
      expect(page.status).toBe(503);
      expect(await takeStoreCalls()).toEqual([listCall]);
      expect(await readCacheEntry("list")).toBeNull();
    },
  );

  it("the page fails with status 503 when the store takes more than four seconds", async () => {
    expectConsoleErrors(1);
    hastenTimeLimits();
    await setFaults({ path: "/store/*", kind: "hang" });
    const page = await visit("/products");
    expect(page.status).toBe(503);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(4_000);
    expect(await takeStoreCalls()).toEqual([listCall]);
  });

  it("the logged error contains 'HTTP {status}: {statusText}'", async () => {
    expectConsoleErrors(1);
    await setFaults({ ...storeIsDown, status: 500 });
    await visit(microchipPath);
    expect(loggedErrors()[0]).toContain("HTTP 500: Internal Server Error");
  });
});

describe("with a fresh cached copy", () => {
  it("the store is not called", async () => {
    await visit(microchipPath);
    await waitForCacheEntry(microchip);
    await takeStoreCalls();
    const page = await visit(microchipPath);
    expect(await page.text()).toContain("ISO pet microchip, 15 digits");
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("with a cached copy older than a minute", () => {
  it("the copy is shown at once and replaced after the response", async () => {
    await visit("/products");
    const { value } = await waitForCacheEntry("list");
    const [first] = value as { title: string }[];
    await writeCacheEntry("list", {
      savedAt: Date.now() - twoMinutesMs,
      value: [{ ...first, title: "Old title" }],
    });
    await takeStoreCalls();

    const page = await visit("/products");
    expect(await page.text()).toContain("Old title");
    await vi.waitFor(async () => {
      expect(JSON.stringify(await readCacheEntry("list"))).not.toContain("Old title");
    });
    expect(await takeStoreCalls()).toEqual([listCall]);
  });

  it("simultaneous requests share one refresh", async () => {
    await visit(microchipPath);
    const { savedAt } = await ageCacheEntry(microchip, twoMinutesMs);
    await takeStoreCalls();
    await setFaults({ path: "/store/*", kind: "delay", delayMs: 100 });
    await Promise.all(Array.from({ length: 5 }, () => visit(microchipPath)));
    await vi.waitFor(async () => {
      expect((await readCacheEntry(microchip))?.savedAt).toBeGreaterThan(savedAt);
    });
    expect(await takeStoreCalls()).toEqual([microchipCall]);
  });

  it("the copy is shown for days while the store is down", async () => {
    await visit("/products");
    await ageCacheEntry("list", sixDaysMs);
    await setFaults(storeIsDown);
    for (let visits = 1; visits <= 3; visits += 1) {
      await takeStoreCalls();
      advanceClock(tenSecondsMs);
      const page = await visit("/products");
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("CR1 travel crate");
      // The refresh after the response calls the store twice before it fails.
      await vi.waitFor(async () => expect(await readStoreCalls()).toHaveLength(2));
    }
    expect(await readCacheEntry("list")).not.toBeNull();
  });

  it("a product that the store no longer has is shown once more, then deleted", async () => {
    await visit(microchipPath);
    await ageCacheEntry(microchip, twoMinutesMs);
    await removeFromStore(microchip);
    expect((await visit(microchipPath)).status).toBe(200);
    await vi.waitFor(async () => expect(await readCacheEntry(microchip)).toBeNull());
    expect((await visit(microchipPath)).status).toBe(404);
  });

  it.each([
    ["404", { kind: "status", status: 404 }],
    ["no product", { kind: "null-product" }],
  ])(
    "a product is shown for days when the store responds to it with %s, but its list has it",
    async (_, fault) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      await visit(microchipPath);
      await ageCacheEntry(microchip, sixDaysMs);
      await setFaults({ path: `*/products/${microchip}`, ...fault });
      for (let visits = 1; visits <= 3; visits += 1) {
        advanceClock(tenSecondsMs);
        expect((await visit(microchipPath)).status).toBe(200);
        await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(visits));
        expect(warn.mock.lastCall?.[0]).toContain(
          `does not find ${microchip}, but its list has it`,
        );
      }
      expect(await readCacheEntry(microchip)).not.toBeNull();
      warn.mockRestore();
    },
  );

  it("a product is shown when the store responds to it with 404 and its list fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await visit(microchipPath);
    await ageCacheEntry(microchip, twoMinutesMs);
    await setFaults({ path: "/store/*", kind: "status", status: 404 });
    expect((await visit(microchipPath)).status).toBe(200);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect((await visit(microchipPath)).status).toBe(200);
    warn.mockRestore();
  });
});

describe("an invalid cached copy", () => {
  it.each([
    ["with the shape of another deployment", { savedAt: Date.now(), value: [{ id: 7 }] }],
    ["with any other shape", "nonsense"],
  ])("%s is a cache miss", async (_, entry) => {
    await writeCacheEntry("list", entry);
    expect((await visit("/products")).status).toBe(200);
    expect(await takeStoreCalls()).toEqual([listCall]);
  });
});

describe("an unknown product", () => {
  it("shows 'Product not found' with status 404", async () => {
    const page = await visit("/products/prod_01NOSUCHPRODUCT");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Product not found");
  });

  it("gets status 404 when the response of the store has no product", async () => {
    await setFaults({ path: "/store/*", kind: "null-product" });
    expect((await visit(microchipPath)).status).toBe(404);
  });

  it.each(["crate", "prod_", "prod_a-b", "prod_%2e%2e%2fcheckout", "prod_a b"])(
    "gets status 404 without a call to the store when its id is %s",
    async (id) => {
      expect((await visit(`/products/${id}`)).status).toBe(404);
      expect(await takeStoreCalls()).toEqual([]);
    },
  );
});

describe("a made-up product id", () => {
  const madeUpPath = () => `/products/prod_${crypto.randomUUID().replaceAll("-", "")}`;
  const visitFrom = (from: string, path: string) =>
    visit(path, { headers: { "CF-Connecting-IP": from } });

  /** Looks up as many made-up products as one address may within a minute. */
  async function useUpLimit(from: string) {
    for (let count = 0; count < 30; count += 1) {
      expect((await visitFrom(from, madeUpPath())).status).toBe(404);
    }
    await takeStoreCalls();
  }

  it("reaches the store once a minute", async () => {
    const path = madeUpPath();
    for (const address of [path, path, `${path}.data`, `${path}?variant=v`, `${path}?image=1`]) {
      expect((await visit(address)).status).toBe(404);
    }
    expect(await takeStoreCalls()).toHaveLength(1);
    advanceClock(60_000);
    expect((await visit(path)).status).toBe(404);
    expect(await takeStoreCalls()).toHaveLength(1);
  });

  it("gets status 429 and an error panel, without a call to the store, after thirty others within a minute", async () => {
    const responses = await withinOneMinute(async (from) => {
      await useUpLimit(from);
      const path = madeUpPath();
      return [await visitFrom(from, path), await visitFrom(from, `${path}?variant=v`)];
    });
    for (const { status, headers } of responses) {
      expect(status).toBe(429);
      expect(headers.get("Retry-After")).toBe("60");
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect(await responses[0]?.text()).toContain("Failed to load product details.");
    expect(await takeStoreCalls()).toEqual([]);
    expect((await visit(madeUpPath())).status).toBe(404);
  });

  it("does not keep a product that is cached, or only in the cached list, from whoever is over the limit", async () => {
    await visit("/products");
    await visit(microchipPath);
    await Promise.all(["list", microchip].map(waitForCacheEntry));
    const statuses = await withinOneMinute(async (from) => {
      await useUpLimit(from);
      const paths = [microchipPath, `/products/${productIds.crateBottle}`, madeUpPath()];
      return Promise.all(paths.map(async (path) => (await visitFrom(from, path)).status));
    });
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("a made-up choice", () => {
  it.each([
    ["variant", `${microchipPath}?variant=made-up`],
    ["variant of another product", `${microchipPath}?variant=${otherVariant}`],
    ["picture", `${microchipPath}?image=99`],
    ["variant in client navigation", `${microchipPath}.data?variant=made-up`],
  ])(
    "of a %s gets the copy of the page without it, and does not reach the store",
    async (_, path) => {
      const shared = await visit(path.replace(/\?.*/, ""));
      await waitForCacheEntry(microchip);
      await takeStoreCalls();
      const response = await visit(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("CDN-Cache-Control")).toBe("no-store");
      expect(response.headers.get("ETag")).toBe(shared.headers.get("ETag"));
      expect(await response.text()).toBe(await shared.text());
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it("beside a real one gets the page of the real one", async () => {
    const [first] = cr1Crate.variants;
    const path = `/products/${cr1Crate.id}?image=2`;
    const response = await visit(`${path}&variant=made-up`);
    expect(await response.text()).toBe(await (await visit(path)).text());
    const both = await visit(`${path}&variant=${first?.id}`);
    expect(both.headers.get("CDN-Cache-Control")).toMatch(/max-age/);
  });

  it("costs one call to the store when the product is not cached, as the page does", async () => {
    const [, second] = cr1Crate.variants;
    expect((await visit(`/products/${cr1Crate.id}?variant=${second?.id}`)).status).toBe(200);
    expect(await takeStoreCalls()).toHaveLength(1);
  });

  it("gets status 503 when the product cannot be loaded", async () => {
    expectConsoleErrors(1);
    await setFaults(storeIsDown);
    expect((await visit(`${microchipPath}?variant=made-up`)).status).toBe(503);
  });
});
