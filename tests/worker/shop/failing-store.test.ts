import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import { pagePaths } from "#tests/fixtures/route-table.ts";
import { productIds } from "#tests/fixtures/sandbox/product-ids.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { advanceClock, hastenTimeLimits, visit } from "#tests/worker/site.ts";
import { setFaults, takeStoreCalls, waitForCacheEntry } from "#tests/worker/store.ts";

const twoMinutesMs = 120_000;
const microchipPath = `/products/${productIds.microchip}`;
const shopPages = [
  { path: "/products", words: "CR1 travel crate", failure: "Failed to load products." },
  { path: microchipPath, words: "ISO pet microchip", failure: "Failed to load product details." },
];

const storeFailures = [
  ["responds with status 500", { kind: "status", status: 500 }],
  ["responds with status 503", { kind: "status", status: 503 }],
  [
    "responds with status 429 and Retry-After",
    { kind: "status", status: 429, retryAfterSeconds: 30 },
  ],
  ["responds with status 403", { kind: "status", status: 403 }],
  ["responds with an HTML page", { kind: "html" }],
  ["responds with an HTML page and status 502", { kind: "html", status: 502 }],
  ["responds with truncated JSON", { kind: "malformed" }],
  [
    "responds with JSON of an unexpected shape",
    { kind: "json", body: { products: "none", product: [] } },
  ],
  ["sends half a response", { kind: "half-body" }],
  ["does not respond", { kind: "hang" }],
] as const;

function breakStore(fault: { kind: string }): Promise<void> {
  if (fault.kind === "hang") hastenTimeLimits();
  return setFaults({ path: "/store/*", ...fault });
}

describe.each(storeFailures)("when the store %s", (_, fault) => {
  it("shop pages show an error panel with status 503 and Retry-After if nothing is cached", async () => {
    expectConsoleErrors(shopPages.length);
    await breakStore(fault);
    const responses = await Promise.all(shopPages.map(({ path }) => visit(path)));
    for (const [index, { failure }] of shopPages.entries()) {
      const response = responses[index];
      expect(response?.status).toBe(503);
      const wait = "retryAfterSeconds" in fault ? String(fault.retryAfterSeconds) : "10";
      expect(response?.headers.get("Retry-After")).toBe(wait);
      const html = await response?.text();
      expect(html).toContain("An Error Occurred");
      expect(html).toContain(failure);
    }
  });

  it("shop pages show cached copies, and the failed refresh is only logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const { path } of shopPages) await visit(path);
    await Promise.all(["list", productIds.microchip].map(waitForCacheEntry));
    advanceClock(twoMinutesMs);
    await breakStore(fault);
    for (const { path, words } of shopPages) {
      const response = await visit(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(words);
    }
    const refreshFailed = expect.stringContaining("A cached copy could not be refreshed");
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[refreshFailed], [refreshFailed]]), {
      timeout: 5_000,
    });
    warn.mockRestore();
  });
});

describe("when the store is down", () => {
  it("all pages outside the shop are complete and do not call it", async () => {
    await breakStore({ kind: "hang" });
    await takeStoreCalls();
    const otherPaths = pagePaths.filter((path) => !/^\/(products|crate-size)/.test(path));
    for (const path of otherPaths) expect((await visit(path)).status, path).toBe(200);
    expect(await takeStoreCalls()).toEqual([]);
  });
});

describe("when KV hangs", () => {
  beforeEach(() => {
    const never = () => new Promise<never>(() => {});
    vi.spyOn(env.CATALOGUE, "get").mockImplementation(never);
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  it.each([
    ...shopPages,
    { path: "/sitemap-products.xml", words: microchipPath },
    { path: "/products/travel-water-bottles", words: inRupees(520) },
  ])("$path is loaded from the store", async ({ path, words }) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
    expect(env.CATALOGUE.get).toHaveBeenCalled();
  });
});

describe("when KV fails", () => {
  beforeEach(() => {
    const fail = async () => {
      throw new Error("KV is down");
    };
    vi.spyOn(env.CATALOGUE, "get").mockImplementation(fail);
    vi.spyOn(env.CATALOGUE, "put").mockImplementation(fail);
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  it.each(shopPages)("$path is loaded from the store", async ({ path, words }) => {
    const response = await visit(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
    expect(env.CATALOGUE.get).toHaveBeenCalled();
  });
});
