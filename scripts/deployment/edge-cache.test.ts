import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requireEdgeCache } from "./edge-cache.ts";

const siteUrl = "https://marigold.example";
const site = { siteUrl, isCached: true };
const token = "a-secret-of-some-length";

/** Responds with these CF-Cache-Status, one after the other, and to a purge with this status. */
function respondWith(statuses: string[], purge = 200) {
  const remaining = [...statuses];
  const fetch = vi.fn(async (_: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "POST") return new Response("Purged or not", { status: purge });
    const status = remaining.shift();
    return new Response("A page", { headers: status ? { "CF-Cache-Status": status } : {} });
  });
  vi.stubGlobal("fetch", fetch);
  return () => fetch.mock.calls.map(([url, options]) => `${options?.method ?? "GET"} ${url}`);
}

const get = `GET ${siteUrl}/products`;
const purge = `POST ${siteUrl}/hooks/catalog`;

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the edge cache passes when it keeps a page, and the command says that no purge was tried", async () => {
  const calls = respondWith(["MISS", "HIT"]);
  await requireEdgeCache(site, undefined);
  expect(calls()).toEqual([get, get]);
  expect(console.log).toHaveBeenCalledWith(
    "The edge cache keeps pages. HOOK_TOKEN is not set here, so no purge was tried.",
  );
});

it("the edge cache passes when a purge takes the page out, even if a visitor brings it back once", async () => {
  const calls = respondWith(["HIT", "HIT", "MISS"]);
  await requireEdgeCache(site, token);
  expect(calls()).toEqual([get, purge, get, purge, get]);
  expect(console.log).toHaveBeenCalledWith("The edge cache keeps pages, and a purge reaches it.");
});

it.each([
  ["is not there", [], "CF-Cache-Status: no such header, no such header"],
  ["never has the page", Array(5).fill("MISS"), "CF-Cache-Status: MISS, MISS, MISS, MISS, MISS"],
  ["is passed by", Array(5).fill("BYPASS"), "CF-Cache-Status: BYPASS"],
])("fails when the cache %s", async (_, statuses, words) => {
  respondWith(statuses);
  const checking = requireEdgeCache(site, token);
  await expect(checking).rejects.toThrow("the edge cache does not keep /products.");
  await expect(checking).rejects.toThrow(words);
  await expect(checking).rejects.toThrow('See "The edge cache" in docs/operating.md.');
});

it("fails when the page stays after each purge", async () => {
  respondWith(Array(5).fill("HIT"));
  await expect(requireEdgeCache(site, token)).rejects.toThrow(
    "a purge leaves /products in the edge cache.",
  );
});

it("fails when the site refuses the token", async () => {
  respondWith(["HIT"], 401);
  await expect(requireEdgeCache(site, token)).rejects.toThrow("/hooks/catalog responds with 401");
});

it("is not asked for where the configuration has no cache", async () => {
  const calls = respondWith([]);
  await requireEdgeCache({ siteUrl, isCached: false }, token);
  expect(calls()).toEqual([]);
});
