import { afterEach, describe, expect, it, vi } from "vitest";
import {
  isInsufficientInventory,
  parseCheckoutUrl,
  parseProductAnswer,
  parseProductPage,
} from "./store-answers.server";
import { StoreError } from "./store-error";

const rupees = { code: "INR", symbol: "₹", template: "₹$1", decimal_digits: 2 };
const aPrice = { amount: 149_900, sale_amount: null, currency_code: "inr", currency: rupees };
const aRawVariant = { id: "variant_01", title: "Grey", prices: [aPrice] };
const aRawProduct = { id: "prod_01", title: "Crate", variants: [aRawVariant] };

const product = (fields: object = {}) =>
  parseProductAnswer({ product: { ...aRawProduct, ...fields } });
const variant = (fields: object = {}) =>
  product({ variants: [{ ...aRawVariant, ...fields }] })?.variants[0];
const listed = (fields: object = {}) =>
  parseProductPage({ count: 1, products: [{ ...aRawProduct, ...fields }] }).products[0];

afterEach(() => vi.restoreAllMocks());

describe("a product", () => {
  it("needs no more than an id and a title", () => {
    expect(parseProductAnswer({ product: { id: "prod_01", title: "Crate" } })).toMatchObject({
      subtitle: null,
      descriptionHtml: "",
      image: null,
      purchasable: true,
      images: [],
      variants: [],
    });
  });

  it("may have null for all that is optional", () => {
    const nulls = { subtitle: null, description: null, images: null, options: null };
    expect(product(nulls)).toMatchObject({ descriptionHtml: "", images: [], options: [] });
  });

  it("has its pictures in the store's order", () => {
    const media = [
      { url: "b", order: 2, type: "image" },
      { url: "a", order: 1, type: "image" },
    ];
    expect(product({ media })?.images.map(({ url }) => url)).toEqual(["a", "b"]);
  });

  it("has each value of an option once", () => {
    const values = ["S", "S", "L"].map((value) => ({
      id: "v",
      option_id: "opt",
      variant_id: "x",
      value,
    }));
    const options = [{ id: "opt", title: "Size", values }];
    expect(product({ options })?.options).toEqual([
      { id: "opt", title: "Size", values: ["S", "L"] },
    ]);
  });

  it("has its texts sanitised", () => {
    const unsafe = "<p onclick='x'>a</p><script>x</script>";
    const info = [{ id: "i", order: 0, title: "Care", description: unsafe }];
    expect(product({ description: unsafe, additional_info: info })).toMatchObject({
      descriptionHtml: "<p>a</p>",
      descriptionText: "a",
      additionalInfo: [{ descriptionHtml: "<p>a</p>" }],
    });
  });

  it("is none when the store answers with none", () => {
    expect(parseProductAnswer({ product: null })).toBeNull();
  });

  it("is an error when the answer has another shape", () => {
    expect(() => parseProductAnswer({ data: [] })).toThrow(StoreError);
    expect(() => product({ variants: "none" })).toThrow(/unknown shape: product\.variants/);
  });

  it("goes without a variant, a picture or another part that cannot be read", () => {
    const parts = product({
      variants: [{ ...aRawVariant, prices: [{ amount: "dear" }] }, aRawVariant],
      media: [{ order: 1 }, { url: "a", order: 2, type: "image" }],
      additional_info: [{ id: 7, title: "Care" }, 8],
    });
    expect(parts?.variants).toHaveLength(1);
    expect(parts?.images).toHaveLength(1);
    expect(parts?.additionalInfo).toHaveLength(1);
    expect(product({ additional_info: "none" })?.additionalInfo).toEqual([]);
  });

  it("is shown by pictures, not by videos", () => {
    const clip = { url: "clip", order: 0, type: "video" };
    expect(product({ media: [clip] })?.images).toEqual([]);
    expect(listed({ images: [clip] })?.image).toBeNull();
  });

  it("is an error when its texts are nested beyond reason", () => {
    expect(() => product({ description: "<b>".repeat(20_000) })).toThrow(StoreError);
  });
});

describe("a variant", () => {
  it("has the first of its prices", () => {
    const prices = [
      { ...aPrice, sale_amount: 99_900 },
      { ...aPrice, amount: 1 },
    ];
    expect(variant({ prices })).toMatchObject({
      priceCents: 149_900,
      salePriceCents: 99_900,
      currency: "inr",
      priceFormatted: "₹1499.00",
      salePriceFormatted: "₹999.00",
    });
  });

  it("has no price where the store gives none", () => {
    expect(variant({ prices: [] })).toMatchObject({
      priceCents: null,
      salePriceCents: null,
      currency: "eur",
      priceFormatted: null,
    });
  });

  it("is priced in euros where the store does not say in what", () => {
    expect(variant({ prices: [{ amount: 500 }] })).toMatchObject({
      currency: "eur",
      currencyInfo: null,
      priceFormatted: "€5.00",
    });
  });

  it("does not have its stock tracked unless the store says so", () => {
    expect(variant()).toMatchObject({ managesInventory: false, inventoryQuantity: null });
  });
});

describe("a list", () => {
  it("leaves out a product that cannot be read, and says so", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const page = parseProductPage({
      count: 3,
      products: [aRawProduct, { id: "prod_02" }, { ...aRawProduct, id: "../checkout" }],
    });
    expect(page.products.map(({ id }) => id)).toEqual(["prod_01"]);
    expect(page).toMatchObject({ count: 3, receivedCount: 3 });
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("is an error when not one of its products can be read", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(() => parseProductPage({ count: 1, products: [{ id: "prod_02" }] })).toThrow(StoreError);
  });

  it("leaves out a product whose texts are nested beyond reason", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const nested = { ...aRawProduct, id: "prod_02", description: "<b>".repeat(20_000) };
    const page = parseProductPage({ count: 2, products: [aRawProduct, nested] });
    expect(page.products.map(({ id }) => id)).toEqual(["prod_01"]);
  });

  it("shows the first 100 characters of a description as plain text", () => {
    const description = `<p>${"<b>a</b>b".repeat(60)}</p>`;
    expect(listed({ description })?.descriptionPreview).toBe(`${"ab".repeat(50)}…`);
    expect(listed({ description: "<p>Short &amp; sweet</p>" })?.descriptionPreview).toBe(
      "Short & sweet",
    );
  });

  it("shows the thumbnail, or the first picture", () => {
    const images = [
      { url: "second", order: 2, type: "image" },
      { url: "first", order: 1, type: "image" },
    ];
    expect(listed({ images, thumbnail: "thumb" })?.image).toBe("thumb");
    expect(listed({ images, thumbnail: null })?.image).toBe("first");
  });

  it("shows no price where there is none", () => {
    expect(listed({ variants: [] })?.priceFormatted).toBeNull();
  });
});

describe("the answer to a checkout", () => {
  it("names the payment page", () => {
    expect(parseCheckoutUrl({ url: "https://pay.example/1" })).toBe("https://pay.example/1");
  });

  it.each([{}, { url: null }, { url: "" }])("without a url is an error: %j", (answer) => {
    expect(() => parseCheckoutUrl(answer)).toThrow("Checkout URL not found.");
  });

  it("may say that the stock does not suffice", () => {
    expect(isInsufficientInventory({ message: "…", code: "insufficient_inventory" })).toBe(true);
    expect(isInsufficientInventory({ message: "…" })).toBe(false);
    expect(isInsufficientInventory("no")).toBe(false);
  });
});
