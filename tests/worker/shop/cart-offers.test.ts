import { describe, expect, it, onTestFinished, vi } from "vitest";
import { hastenTimeLimits, postJson, visit, withinOneMinute } from "#tests/worker/site.ts";
import {
  ageCacheEntry,
  callOf,
  listCall,
  readCacheEntry,
  setFaults,
  storeIsDown,
  takeStoreCalls,
  waitForCacheEntry,
  writeCacheEntry,
} from "#tests/worker/store.ts";
import {
  coolingMat,
  cr1Crate,
  microchip,
  woodenCrate,
} from "#workers/sandbox/catalogue/catalogue.ts";

const twoMinutesMs = 120_000;

type SoldProduct = { id: string; variants: { id: string }[] };

const lineOf = (product: SoldProduct, variant = product.variants[0]) => ({
  productId: product.id,
  variantId: variant?.id,
});
const microchipLine = lineOf(microchip);
const microchipOffer = {
  variantId: microchipLine.variantId,
  kind: "available",
  price: { cents: 149_900, currency: "inr" },
  left: microchip.variants[0]?.inventory_quantity,
};

const post = (body: BodyInit, headers?: Record<string, string>) =>
  postJson("/cart/offers", body, headers);

const ask = (lines: object[], headers?: Record<string, string>) =>
  post(JSON.stringify({ lines }), headers);

async function offersOf(...lines: object[]): Promise<unknown> {
  const response = await ask(lines);
  expect(response.status).toBe(200);
  return response.json();
}

function muteWarnings() {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return warn;
}

/** Leaves a copy of the product in KV that has another price and is two minutes old. */
async function leaveStaleCopy(): Promise<void> {
  await offersOf(microchipLine);
  const entry = await ageCacheEntry(microchip.id, twoMinutesMs);
  const value = JSON.parse(JSON.stringify(entry.value).replaceAll("149900", "99900"));
  await writeCacheEntry(microchip.id, { ...entry, value });
  await takeStoreCalls();
}

describe("the offers of a cart", () => {
  it("have the price in cents and the currency, and are never cached", async () => {
    const response = await ask([microchipLine]);
    expect(await response.json()).toEqual([microchipOffer]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  it("have the sale price, and the number left if the store counts the stock", async () => {
    const inStock = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 2);
    const onSale = coolingMat.variants.find(({ inventory_quantity }) => inventory_quantity === 3);
    expect(await offersOf(lineOf(cr1Crate, inStock), lineOf(coolingMat, onSale))).toEqual([
      expect.objectContaining({ kind: "available", left: 2 }),
      expect.objectContaining({ kind: "available", left: 3 }),
    ]);
  });

  it("say which variants are sold out, not for sale or gone", async () => {
    const soldOut = lineOf(
      cr1Crate,
      cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 0),
    );
    const notPurchasable = lineOf(woodenCrate);
    const noSuchVariant = { productId: microchip.id, variantId: "variant_none" };
    const nothing = { price: null, left: null };
    const noSuchProduct = { productId: "prod_none", variantId: "variant_1" };
    expect(await offersOf(soldOut, notPurchasable, noSuchVariant, noSuchProduct)).toEqual([
      { kind: "out-of-stock", variantId: soldOut.variantId, ...nothing },
      { kind: "not-for-sale", variantId: notPurchasable.variantId, ...nothing },
      { kind: "not-for-sale", variantId: "variant_none", ...nothing },
      { kind: "gone", variantId: "variant_1", ...nothing },
    ]);
  });

  it("take one call for each product without a copy, and none for a minute after that", async () => {
    const crates = cr1Crate.variants.map((variant) => lineOf(cr1Crate, variant));
    await offersOf(...crates, microchipLine);
    const calls = await takeStoreCalls();
    expect(calls.filter((call) => call !== listCall).toSorted()).toEqual(
      [callOf(cr1Crate.id), callOf(microchip.id)].toSorted(),
    );
    await waitForCacheEntry(cr1Crate.id);
    await waitForCacheEntry(microchip.id);
    await offersOf(...crates, microchipLine);
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("are read from the store when the copy is older than a minute", async () => {
    await leaveStaleCopy();
    expect(await offersOf(microchipLine)).toEqual([microchipOffer]);
    expect(await takeStoreCalls()).toEqual([callOf(microchip.id)]);
  });

  it("leave out malformed ids, which never reach the store", async () => {
    const { productId, variantId } = microchipLine;
    expect(
      await offersOf(
        { productId: "../checkout", variantId },
        { productId: "", variantId },
        { productId, variantId: "v1" },
      ),
    ).toEqual([]);
    expect(await takeStoreCalls()).toEqual([]);
  });

  it("do not ask the store for made-up products", async () => {
    const madeUp = Array.from({ length: 50 }, (_, index) => ({
      productId: `prod_none${index}`,
      variantId: `variant_${index}`,
    }));
    await offersOf(...madeUp);
    expect(await takeStoreCalls()).toEqual([listCall]);
  });
});

describe("a cached product for which the store responds with 404", () => {
  it("has no offer while the list names it, and its copy stays", async () => {
    await leaveStaleCopy();
    await setFaults({ path: `*/${microchip.id}`, kind: "status", status: 404 });
    expect(await offersOf(microchipLine)).toEqual([]);
    expect(await readCacheEntry(microchip.id)).not.toBeNull();
  });

  it("is gone when the list does not name it either", async () => {
    await leaveStaleCopy();
    await writeCacheEntry("list", { savedAt: Date.now(), value: [] });
    await setFaults({ path: `*/${microchip.id}`, kind: "json", body: { product: null } });
    expect(await offersOf(microchipLine)).toEqual([
      { kind: "gone", variantId: microchipLine.variantId, price: null, left: null },
    ]);
  });
});

describe("when the store cannot be reached", () => {
  it("a fresh copy is an offer and a stale one is not, and this is logged once", async () => {
    await leaveStaleCopy();
    await offersOf(lineOf(coolingMat));
    await waitForCacheEntry(coolingMat.id);
    const warn = muteWarnings();
    await setFaults(storeIsDown);
    expect(await offersOf(microchipLine, lineOf(coolingMat))).toEqual([
      expect.objectContaining({ variantId: coolingMat.variants[0]?.id }),
    ]);
    expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)).message)).toEqual([
      "The store could not be asked for today's prices",
    ]);
  });

  it("the response does not wait longer than four seconds", async () => {
    const warn = muteWarnings();
    hastenTimeLimits();
    await setFaults({ path: "/store/*", kind: "hang" });
    const startedAtMs = performance.now();
    expect(await offersOf(microchipLine)).toEqual([]);
    expect(performance.now() - startedAtMs).toBeLessThan(2_000);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  });
});

describe("a request for offers that the cart does not make", () => {
  it.each([
    ["is not JSON", "{"],
    ["is empty", ""],
    ["has no lines", '{ "lines": [] }'],
    ["has 201 lines", JSON.stringify({ lines: Array(201).fill(microchipLine) })],
    ["has a line without a variant", '{ "lines": [{ "productId": "prod_1" }] }'],
  ])(
    "gets status 400 with an explanation without a call to the store when it %s",
    async (_, body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("up to 200 lines");
      expect(await takeStoreCalls()).toEqual([]);
    },
  );

  it("gets status 403 when another site's page sends it", async () => {
    const response = await ask([microchipLine], { Origin: "https://elsewhere.example" });
    expect(response.status).toBe(403);
  });

  it.each([
    ["/cart/offers", "GET", 404],
    ["/cart/offers.data", "POST", 404],
  ])("%s responds to %s with %i", async (path, method, status) => {
    expect((await visit(path, { method })).status).toBe(status);
  });

  it("gets status 429 as the 121st within a minute from one IP address", async () => {
    const response = await withinOneMinute(async (from) => {
      const visitor = { "CF-Connecting-IP": from };
      for (let count = 0; count < 120; count += 1) {
        expect((await ask([microchipLine], visitor)).status).toBe(200);
      }
      return ask([microchipLine], visitor);
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect((await ask([microchipLine])).status).toBe(200);
  });
});
