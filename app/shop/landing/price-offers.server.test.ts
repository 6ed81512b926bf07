import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aProduct, aVariant } from "../../../tests/fixtures/product";
import type { Catalogue } from "../catalogue/catalogue.server";
import { StoreError } from "../catalogue/store-error";
import { priceOffers } from "./price-offers.server";

const offer = {
  productId: "prod_01A",
  name: "Microchip",
  fixedPrice: { label: "₹1,499", cents: 1499_00 },
  button: "Buy Now",
} as const;

const catalogueWith = (findProduct: Catalogue["findProduct"]): Catalogue => ({
  findProduct,
  listProducts: async () => [],
});

describe("the offers of a landing page", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("cost what the catalogue says", async () => {
    const product = aProduct({ variants: [aVariant({ priceCents: 1599_00 })] });
    const [priced] = await priceOffers(
      catalogueWith(async () => product),
      [offer],
    );
    expect(priced?.price).toBe("₹1599.00");
  });

  it("keep their fixed price when the store has not answered within a second", async () => {
    const offers = priceOffers(
      catalogueWith(() => new Promise(() => {})),
      [offer],
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await offers)[0]?.price).toBe("₹1,499");
  });

  it("keep their fixed price when the store is down", async () => {
    const offers = await priceOffers(
      catalogueWith(() => Promise.reject(new StoreError("HTTP 503: Service Unavailable"))),
      [offer],
    );
    expect(offers[0]?.price).toBe("₹1,499");
  });

  it("do not hide a defect of our own", async () => {
    const broken = catalogueWith(() => Promise.reject(new TypeError("a defect")));
    await expect(priceOffers(broken, [offer])).rejects.toThrow("a defect");
  });
});
