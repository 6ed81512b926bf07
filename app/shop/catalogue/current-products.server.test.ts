import { setImmediate } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { aProduct } from "#tests/fixtures/product.ts";
import { findCurrentProducts } from "./current-products.server.ts";
import { StoreError } from "./store/store-error.ts";

const ids = Array.from({ length: 12 }, (_, index) => `prod_${index}`);

/** A catalogue with an empty list; a test sets only what it needs. */
function aSource(fields: Partial<Parameters<typeof findCurrentProducts>[0]> = {}) {
  return {
    readProduct: async (id: string) => aProduct({ id }),
    listProducts: async () => [],
    runAfterResponse: () => {},
    ...fields,
  };
}

describe("the current products", () => {
  it("are read at most five at a time", async () => {
    let open = 0;
    let most = 0;
    const readProduct = async (id: string) => {
      open += 1;
      most = Math.max(most, open);
      // Like a response, not before all reads that may start have started.
      await setImmediate();
      open -= 1;
      return aProduct({ id });
    };
    const found = await findCurrentProducts(aSource({ readProduct }), ids, 1_000);
    expect([...found.keys()].toSorted()).toEqual(ids.toSorted());
    expect(most).toBe(5);
  });

  it("are those that were read within the time limit, after which no request starts", async () => {
    const readProduct = vi.fn(async (id: string) => {
      if (id !== "prod_0") await new Promise(() => {});
      return aProduct({ id });
    });
    const found = await findCurrentProducts(aSource({ readProduct }), ids, 10);
    expect([...found.keys()]).toEqual(["prod_0"]);
    expect(readProduct).toHaveBeenCalledTimes(6);
  });

  it("are null if neither the store nor its list has the product", async () => {
    const found = await findCurrentProducts(
      aSource({ readProduct: async () => null }),
      ["prod_0"],
      1_000,
    );
    expect(found).toEqual(new Map([["prod_0", null]]));
  });

  it("lack those that the store failed to send, and that is logged once", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const readProduct = async (id: string) => {
      if (id === "prod_0") return aProduct({ id });
      throw new StoreError("HTTP 503: Service Unavailable", { status: 503 });
    };
    const found = await findCurrentProducts(aSource({ readProduct }), ids, 1_000);
    expect([...found.keys()]).toEqual(["prod_0"]);
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({
        message: "The store could not be asked for today's prices",
        count: 11,
      }),
    ]);
    warn.mockRestore();
  });
});
