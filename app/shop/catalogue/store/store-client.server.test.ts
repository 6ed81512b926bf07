import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStoreClient } from "./store-client.server.ts";
import { StoreError } from "./store-error.ts";

const store = createStoreClient({
  apiUrl: "https://store.example",
  storeId: "store_01",
  imageOrigins: [],
  pagePaths: [],
});
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetchMock.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const calledUrls = () => fetchMock.mock.calls.map(([url]) => String(url));

/** Mocks a store with that many products, which responds with pages of the requested size. */
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
  it("is requested with a limit of 100", async () => {
    serveProducts(17);
    expect(await store.listProducts()).toHaveLength(17);
    expect(calledUrls()).toEqual([
      "https://store.example/store/store_01/products?offset=0&limit=100",
    ]);
  });

  it("is requested with a JSON content type", async () => {
    serveProducts(1);
    await store.listProducts();
    const [[, init] = []] = fetchMock.mock.calls;
    expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
  });

  it("is read page by page up to the store's count", async () => {
    serveProducts(250);
    expect(await store.listProducts()).toHaveLength(250);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it("has at most 1,000 products", async () => {
    serveProducts(2_000);
    expect(await store.listProducts()).toHaveLength(1_000);
    expect(fetchMock).toHaveBeenCalledTimes(10);
  });

  it("has the received products if the store sends fewer than its count", async () => {
    serveProducts(100, { saysCount: 500 });
    expect(await store.listProducts()).toHaveLength(100);
  });

  it("is read in the store's page size if that is smaller", async () => {
    serveProducts(120, { pageLimit: 50 });
    expect(await store.listProducts()).toHaveLength(120);
  });

  it("takes at most 20 calls when the pages are small and the count is wrong", async () => {
    serveProducts(1, { saysCount: 9_999, pageLimit: 1 });
    expect(await store.listProducts()).toHaveLength(1);
    expect(fetchMock).toHaveBeenCalledTimes(20);
  });

  it("takes one call when the store has no products", async () => {
    serveProducts(0, { saysCount: 5 });
    expect(await store.listProducts()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("has a product once if two pages contain it", async () => {
    const page = { count: 2, products: [{ id: "prod_1", title: "Crate" }] };
    fetchMock.mockImplementation(async () => Response.json(page));
    expect(await store.listProducts()).toHaveLength(1);
  });
});

describe("a read", () => {
  it("is retried once when the store cannot be reached", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("connection lost"));
    fetchMock.mockResolvedValueOnce(Response.json({ product: null }));
    expect(await store.getProduct("prod_01")).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("is retried once when the response breaks off", async () => {
    const breaksOff = new ReadableStream({ start: (body) => body.error(new TypeError("lost")) });
    fetchMock.mockResolvedValueOnce(new Response(breaksOff));
    fetchMock.mockResolvedValueOnce(Response.json({ product: null }));
    expect(await store.getProduct("prod_01")).toBeNull();
  });

  it("is not retried when the response is complete but not JSON", async () => {
    fetchMock.mockImplementation(async () => new Response("<h1>Hello</h1>"));
    await expect(store.getProduct("prod_01")).rejects.toThrow("not JSON");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("is tried at most twice", async () => {
    fetchMock.mockImplementation(async () => new Response("", { status: 502 }));
    await expect(store.getProduct("prod_01")).rejects.toThrow(StoreError);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("fails with 'HTTP {status}: {statusText}'", async () => {
    fetchMock.mockResolvedValue(new Response("", { status: 429, statusText: "Too Many Requests" }));
    await expect(store.listProducts()).rejects.toThrow("HTTP 429: Too Many Requests");
  });

  it("of an unknown product returns null", async () => {
    fetchMock.mockResolvedValue(Response.json({ message: "Not found." }, { status: 404 }));
    expect(await store.getProduct("prod_01")).toBeNull();
  });

  it("that is another product than the asked one is an error, so that it is not cached under its id", async () => {
    fetchMock.mockResolvedValue(Response.json({ product: { id: "prod_02", title: "Crate" } }));
    await expect(store.getProduct("prod_01")).rejects.toThrow("sent another product");
  });

  it("of a malformed id does not call the store", async () => {
    expect(await store.getProduct("../checkout")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe("a response that is too large", () => {
  const limit = 2 * 1024 * 1024;

  /** Serves a product in chunks of 64 kB, without a Content-Length. Returns how many bytes were read. */
  function serveBytes(size: number) {
    let sent = 0;
    const json = new TextEncoder().encode(JSON.stringify({ product: null }));
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (sent >= size) return controller.close();
          const chunk = new Uint8Array(Math.min(65_536, size - sent)).fill(0x20);
          if (sent === 0) chunk.set(json);
          sent += chunk.length;
          controller.enqueue(chunk);
        },
      },
      { highWaterMark: 0 },
    );
    fetchMock.mockResolvedValueOnce(new Response(body));
    return () => sent;
  }

  it("has more than 2 MB", async () => {
    serveBytes(limit);
    expect(await store.getProduct("prod_01")).toBeNull();
  });

  it("fails the call without a retry, and is received no further", async () => {
    const sent = serveBytes(100 * limit);
    await expect(store.getProduct("prod_01")).rejects.toThrow("larger than 2 MB");
    expect(sent()).toBe(limit + 65_536);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("fails the call before it is received if its Content-Length says so", async () => {
    const headers = { "Content-Length": String(limit + 1) };
    fetchMock.mockResolvedValueOnce(new Response('{"product":null}', { headers }));
    await expect(store.getProduct("prod_01")).rejects.toThrow("larger than 2 MB");
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

  it("sends what the store expects, without amounts", async () => {
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

  it("is never retried", async () => {
    fetchMock.mockRejectedValue(new TypeError("connection lost"));
    await expect(store.createCheckout(order)).rejects.toThrow(StoreError);
    fetchMock.mockResolvedValue(new Response("", { status: 503 }));
    await expect(store.createCheckout(order)).rejects.toThrow("HTTP 503");
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("reports that there is not enough stock", async () => {
    const body = { message: "Sold out.", code: "insufficient_inventory" };
    fetchMock.mockResolvedValue(Response.json(body, { status: 409 }));
    expect(await store.createCheckout(order)).toEqual({ kind: "insufficient-inventory" });
  });

  it.each([400, 404, 409, 410, 422])(
    "reports that the store refuses the order with status %i",
    async (status) => {
      const body = { message: "There is no such variant.", code: "variant_not_found" };
      fetchMock.mockResolvedValue(Response.json(body, { status }));
      expect(await store.createCheckout(order)).toMatchObject({
        kind: "refused",
        error: { status },
      });
    },
  );

  it.each([400, 401, 403, 404, 408, 409, 422, 429, 500])(
    "throws status %i of an error that names no item",
    async (status) => {
      fetchMock.mockResolvedValue(Response.json({ message: "No." }, { status }));
      await expect(store.createCheckout(order)).rejects.toThrow(`HTTP ${status}`);
    },
  );

  it("throws the status of an error response that is not JSON", async () => {
    fetchMock.mockResolvedValue(
      new Response("<h1>No</h1>", { status: 400, statusText: "Bad Request" }),
    );
    await expect(store.createCheckout(order)).rejects.toThrow("HTTP 400: Bad Request");
  });
});
