import { beforeEach, describe, expect, it, vi } from "vitest";
import { purgeTags, refreshCatalogue } from "./refresh-catalogue.server.ts";

const hookToken = "a-secret-of-some-length";
const refreshed = { list: "refreshed", products: { prod_1: "refreshed" } } as const;
const refresh = vi.fn(async (_: string[]) => refreshed);
const purge = vi.fn(async (_: CachePurgeOptions): Promise<CachePurgeResult> => {
  return { success: true, errors: [] };
});

function post(body: string, ownToken: string | null = hookToken) {
  const request = new Request("https://marigold.example/hooks/catalog", {
    method: "POST",
    body,
    headers: { Authorization: `Bearer ${hookToken}`, "Content-Type": "application/json" },
  });
  const operators = {
    hookToken: ownToken,
    purgeTags: (tags: string[]) => purgeTags({ purge }, tags),
  };
  return refreshCatalogue(request, operators, { refresh });
}

const oneProduct = '{ "products": ["prod_1", "prod_1"] }';

beforeEach(() => {
  refresh.mockClear();
  purge.mockClear();
  return () => vi.restoreAllMocks();
});

describe("refreshing the catalogue", () => {
  it("purges the pages of the list and of the named products after fetching both again", async () => {
    purge.mockImplementationOnce(async () => {
      expect(refresh).toHaveBeenCalledWith(["prod_1"]);
      return { success: true, errors: [] };
    });
    const response = await post(oneProduct);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...refreshed, edgeCache: "purged" });
    expect(purge.mock.calls).toEqual([[{ tags: ["products", "product:prod_1"] }]]);
  });

  it.each([
    ["refuses", async () => ({ success: false, errors: [{ code: 1, message: "too many" }] })],
    ["fails", async () => Promise.reject(new Error("no response"))],
  ])("responds with 502 when the edge cache %s", async (_, behaviour) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    purge.mockImplementationOnce(behaviour);
    const response = await post(oneProduct);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ list: "refreshed", edgeCache: "failed" });
  });

  it("does not exist if no token is configured", async () => {
    const response = await post(oneProduct, null);
    expect(response.status).toBe(404);
    expect(refresh).not.toHaveBeenCalled();
  });
});
