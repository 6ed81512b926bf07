import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStoreClient } from "./store-client.server";
import { StoreError } from "./store-error";

const store = createStoreClient({ apiUrl: "https://store.example", storeId: "store_01" });
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetchMock.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const calledUrls = () => fetchMock.mock.calls.map(([url]) => String(url));

/** A store with that many products, which answers as many of them as are asked for. */
function serveProducts(count: number, { saysCount = count, pageLimit = 100 } = {}) {
  fetchMock.mockImplementation(async (url) => {
    const search = new URL(String(url)).searchParams;
    const offset = Number(search.get("offset"));
    const length = Math.max(0, Math.min(Number(search.get("limit")), pageLimit, count - offset));
    const products = Array.from({ length }, (_, index) => ({
      id: `prod_${offset + index}`,
      title: "Crate",
    }));
    return Response.json({ count: saysCount, offset, limit: 100, products });
  });
}

describe("the product list", () => {
  it("is asked for with a limit of 100", async () => {
    serveProducts(17);
    expect(await store.listProducts()).toHaveLength(17);
    expect(calledUrls()).toEqual([
      "https://store.example/store/store_01/products?offset=0&limit=100",
    ]);
  });

  it("is paged until the store's count is reached", async () => {
    serveProducts(250);
    expect(await store.listProducts()).toHaveLength(250);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it("is no longer than 1,000", async () => {
    serveProducts(2_000);
    expect(await store.listProducts()).toHaveLength(1_000);
    expect(fetchMock).toHaveBeenCalledTimes(10);
  });

  it("is what the store gave, where it gave less than its count says", async () => {
    serveProducts(100, { saysCount: 500 });
    expect(await store.listProducts()).toHaveLength(100);
  });

  it("is paged in the store's own steps, where these are shorter", async () => {
    serveProducts(120, { pageLimit: 50 });
    expect(await store.listProducts()).toHaveLength(120);
  });

  it("is not asked on and on when the store's steps are short and its count is wrong", async () => {
    serveProducts(1, { saysCount: 9_999, pageLimit: 1 });
    expect(await store.listProducts()).toHaveLength(1);
    expect(fetchMock).toHaveBeenCalledTimes(20);
  });

  it("is not asked on when the store has none", async () => {
    serveProducts(0, { saysCount: 5 });
    expect(await store.listProducts()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("has a product once that the store gave on two pages", async () => {
    const page = { count: 2, products: [{ id: "prod_1", title: "Crate" }] };
    fetchMock.mockImplementation(async () => Response.json(page));
    expect(await store.listProducts()).toHaveLength(1);
  });
});

describe("a read", () => {
  it("is tried once more when the store cannot be reached", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("connection lost"));
    fetchMock.mockResolvedValueOnce(Response.json({ product: null }));
    expect(await store.getProduct("prod_01")).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("is tried once more when the answer breaks off", async () => {
    const breaksOff = new ReadableStream({ start: (body) => body.error(new TypeError("lost")) });
    fetchMock.mockResolvedValueOnce(new Response(breaksOff));
    fetchMock.mockResolvedValueOnce(Response.json({ product: null }));
    expect(await store.getProduct("prod_01")).toBeNull();
  });

  it("is not tried again when the answer is whole and makes no sense", async () => {
    fetchMock.mockImplementation(async () => new Response("<h1>Hello</h1>"));
    await expect(store.getProduct("prod_01")).rejects.toThrow("not JSON");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("is tried no more than twice", async () => {
    fetchMock.mockImplementation(async () => new Response("", { status: 502 }));
    await expect(store.getProduct("prod_01")).rejects.toThrow(StoreError);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("fails with 'HTTP {status}: {statusText}'", async () => {
    fetchMock.mockResolvedValue(new Response("", { status: 429, statusText: "Too Many Requests" }));
    await expect(store.listProducts()).rejects.toThrow("HTTP 429: Too Many Requests");
  });

  it("of a product that is not there gives none", async () => {
    fetchMock.mockResolvedValue(Response.json({ message: "Not found." }, { status: 404 }));
    expect(await store.getProduct("prod_01")).toBeNull();
  });

  it("of an id of another form does not reach the store", async () => {
    expect(await store.getProduct("../checkout")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe("a checkout", () => {
  const order = {
    items: [{ variantId: "variant_01", quantity: 2 }],
    successUrl: "https://site.example/?checkout=success",
    cancelUrl: "https://site.example/cart",
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
  };

  it("sends what the store expects, and no amounts", async () => {
    fetchMock.mockResolvedValue(Response.json({ url: "https://pay.example/1" }));
    expect(await store.createCheckout(order)).toEqual({
      kind: "created",
      url: "https://pay.example/1",
    });
    const [url, init] = fetchMock.mock.lastCall ?? [];
    expect(url).toBe("https://store.example/store/store_01/checkout");
    expect(init?.method).toBe("POST");
    expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
    expect(JSON.parse(String(init?.body))).toEqual({
      items: [{ variant_id: "variant_01", quantity: 2 }],
      successUrl: "https://site.example/?checkout=success",
      cancelUrl: "https://site.example/cart",
      locale: "en-IN",
      timeZone: "Asia/Kolkata",
    });
  });

  it("is sent once, whatever happens", async () => {
    fetchMock.mockRejectedValue(new TypeError("connection lost"));
    await expect(store.createCheckout(order)).rejects.toThrow(StoreError);
    fetchMock.mockResolvedValue(new Response("", { status: 503 }));
    await expect(store.createCheckout(order)).rejects.toThrow("HTTP 503");
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("says when the stock does not suffice", async () => {
    const answer = { message: "Sold out.", code: "insufficient_inventory" };
    fetchMock.mockResolvedValue(Response.json(answer, { status: 409 }));
    expect(await store.createCheckout(order)).toEqual({ kind: "insufficient-inventory" });
  });

  it("that is refused without JSON is an error with its status", async () => {
    fetchMock.mockResolvedValue(
      new Response("<h1>No</h1>", { status: 400, statusText: "Bad Request" }),
    );
    await expect(store.createCheckout(order)).rejects.toThrow("HTTP 400: Bad Request");
  });
});
