import { describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { advanceClock, hastenTimeLimits, visit } from "#tests/worker/site.ts";
import {
  ageCacheEntry,
  callOf,
  listCall,
  readCacheEntry,
  readStoreCalls,
  removeFromStore,
  setFaults,
  storeIsDown,
  storePath,
  takeStoreCalls,
  waitForCacheEntry,
  writeCacheEntry,
} from "#tests/worker/store.ts";

const { microchip } = productIds;
const microchipPath = `/products/${microchip}`;
const microchipCall = callOf(microchip);
const tenSecondsMs = 10_000;
const twoMinutesMs = 120_000;
const sixDaysMs = 6 * dayMs;

describe("without a cached copy", () => {
  it("the list is loaded from the store, shown and cached", async () => {
    const page = await visit("/products");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("CR1 travel crate");
    expect(await takeStoreCalls()).toEqual([listCall]);
    await waitForCacheEntry("list");
  });

  it("a product is loaded from the store with the list, shown and cached", async () => {
    const page = await visit(microchipPath);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("ISO pet microchip, 15 digits");
    expect(await takeStoreCalls()).toEqual([microchipCall, listCall]);
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
    ["JSON of an unexpected shape", { kind: "json", body: { products: "none", product: [] } }],
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
    await ageCacheEntry("list", twoMinutesMs);
    await removeFromStore(microchip);
    expect((await visit(microchipPath)).status).toBe(200);
    await vi.waitFor(async () => expect(await readCacheEntry(microchip)).toBeNull());
    expect((await visit(microchipPath)).status).toBe(404);
  });

  it.each([
    ["404", { kind: "status", status: 404 }],
    ["no product", { kind: "json", body: { product: null } }],
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
    await setFaults({ path: "/store/*", kind: "json", body: { product: null } });
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
