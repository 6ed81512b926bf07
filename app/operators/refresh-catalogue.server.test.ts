import { beforeEach, describe, expect, it, vi } from "vitest";
import { purgeTags } from "./purge.server";
import { refreshCatalogue } from "./refresh-catalogue.server";

const hookToken = "a-secret-of-some-length";
const refreshed = { list: "refreshed", products: { prod_1: "refreshed" } } as const;
const refresh = vi.fn(async (_: string[]) => refreshed);
const purge = vi.fn(async (_: CachePurgeOptions): Promise<CachePurgeResult> => {
  return { success: true, errors: [] };
});

function post(
  body: string,
  ownToken: string | null = hookToken,
  cache: CacheContext | undefined = { purge },
) {
  const request = new Request("https://marigold.example/hooks/catalog", {
    method: "POST",
    body,
    headers: { Authorization: `Bearer ${hookToken}`, "Content-Type": "application/json" },
  });
  const operators = { hookToken: ownToken, purgeTags: (tags: string[]) => purgeTags(cache, tags) };
  return refreshCatalogue(request, operators, { refresh });
}

const aProduct = '{ "products": ["prod_1", "prod_1"] }';

beforeEach(() => {
  refresh.mockClear();
  purge.mockClear();
  return () => vi.restoreAllMocks();
});

describe("refreshing the catalogue", () => {
  it("removes the list's pages and the named products' from the edge cache, once they are read", async () => {
    purge.mockImplementationOnce(async () => {
      expect(refresh).toHaveBeenCalledWith(["prod_1"]);
      return { success: true, errors: [] };
    });
    const answer = await post(aProduct);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...refreshed, edgeCache: "purged" });
    expect(purge.mock.calls).toEqual([[{ tags: ["products", "product:prod_1"] }]]);
  });

  it.each([
    ["refuses", async () => ({ success: false, errors: [{ code: 1, message: "too many" }] })],
    ["fails", async () => Promise.reject(new Error("no answer"))],
  ])("is answered 502 when the edge cache %s", async (_, outcome) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    purge.mockImplementationOnce(outcome);
    const answer = await post(aProduct);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ list: "refreshed", edgeCache: "failed" });
  });

  it("is not there where no token is set", async () => {
    const answer = await post(aProduct, null);
    expect(answer.status).toBe(404);
    expect(refresh).not.toHaveBeenCalled();
  });
});
