import { describe, expect, it } from "vitest";
import { aProduct, aVariant } from "../../../tests/fixtures/product";
import { productOffers } from "./offers";

const origin = "https://marigold.example";
const page = `${origin}/products/prod_01A`;
const inStock = "https://schema.org/InStock";
const outOfStock = "https://schema.org/OutOfStock";

const small = aVariant({ id: "variant_01A", title: "Small", priceCents: 50_000 });
const large = aVariant({ id: "variant_01B", title: "Large", priceCents: 90_050 });
const unpriced = aVariant({ id: "variant_01C", priceCents: null, currency: "eur" });
const inDollars = aVariant({ id: "variant_01D", priceCents: 700, currency: "usd" });

const offersOf = (...variants: (typeof small)[]) => productOffers(origin, aProduct({ variants }));

describe("the offer of a single variant", () => {
  it("has its price with two places, its currency in capitals and the product's page", () => {
    expect(offersOf(small)).toMatchObject({
      "@type": "Offer",
      price: "500.00",
      priceCurrency: "INR",
      availability: inStock,
      url: page,
    });
  });

  it("has the sale price where there is one", () => {
    expect(offersOf(aVariant({ priceCents: 800, salePriceCents: 305 }))).toMatchObject({
      price: "3.05",
    });
    expect(offersOf(aVariant({ priceCents: null, salePriceCents: 305 }))).toMatchObject({
      price: "3.05",
    });
  });
});

describe("the offers of several variants", () => {
  it("range from the lowest to the highest selling price", () => {
    const onSale = aVariant({ id: "variant_01E", priceCents: 95_000, salePriceCents: 40_000 });
    expect(offersOf(small, large, onSale)).toMatchObject({
      "@type": "AggregateOffer",
      priceCurrency: "INR",
      lowPrice: "400.00",
      highPrice: "900.50",
      offerCount: 3,
      offers: [{ price: "500.00" }, { price: "900.50" }, { price: "400.00" }],
    });
  });

  it("each lead to the page with that variant chosen, under its name", () => {
    expect(offersOf(small, large)).toMatchObject({
      offers: [
        { name: "Small", url: `${page}?variant=variant_01A` },
        { name: "Large", url: `${page}?variant=variant_01B` },
      ],
    });
  });

  it("are a single one where only one variant has a price", () => {
    expect(offersOf(unpriced, large)).toMatchObject({
      "@type": "Offer",
      price: "900.50",
      priceCurrency: "INR",
      url: `${page}?variant=variant_01B`,
    });
  });

  it("are those in the currency of the first that has a price", () => {
    expect(offersOf(unpriced, small, inDollars, large)).toMatchObject({
      priceCurrency: "INR",
      lowPrice: "500.00",
      offerCount: 2,
      offers: [{ name: "Small" }, { name: "Large" }],
    });
    expect(offersOf(inDollars, small)).toMatchObject({ "@type": "Offer", priceCurrency: "USD" });
  });

  it("are none without a price", () => {
    expect(offersOf()).toBeUndefined();
    expect(offersOf(unpriced, unpriced)).toBeUndefined();
  });
});

describe("the availability", () => {
  const tracked = { managesInventory: true };

  it("counts the stock only where the store tracks it", () => {
    expect(offersOf(aVariant({ ...tracked, inventoryQuantity: 1 }))).toMatchObject({
      availability: inStock,
    });
    expect(offersOf(aVariant({ ...tracked, inventoryQuantity: 0 }))).toMatchObject({
      availability: outOfStock,
    });
    expect(offersOf(aVariant({ inventoryQuantity: 0 }))).toMatchObject({ availability: inStock });
  });

  it("is that of each variant by itself", () => {
    const soldOut = { ...large, ...tracked, inventoryQuantity: 0 };
    expect(offersOf(small, soldOut)).toMatchObject({
      offers: [{ availability: inStock }, { availability: outOfStock }],
    });
  });

  it("is out of stock for what is not sold online", () => {
    const product = aProduct({ variants: [small], purchasable: false });
    expect(productOffers(origin, product)).toMatchObject({ availability: outOfStock });
  });
});
