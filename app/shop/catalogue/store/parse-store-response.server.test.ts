import { afterEach, describe, expect, it, vi } from "vitest";
import { siteLimits } from "#tests/fixtures/product.ts";
import * as response from "./parse-store-response.server.ts";
import { parseCheckoutUrl, parseItemError } from "./parse-store-response.server.ts";
import { StoreError } from "./store-error.ts";

const parseProduct = (body: unknown) => response.parseProduct(body, siteLimits);
const parseProductPage = (body: unknown) => response.parseProductPage(body, siteLimits);

const rupees = { code: "INR", symbol: "₹", template: "₹$1", decimal_digits: 2 };
const aPrice = { amount: 149_900, sale_amount: null, currency_code: "inr", currency: rupees };
const aRawVariant = { id: "variant_01", title: "Grey", prices: [aPrice] };
const aRawProduct = { id: "prod_01", title: "Crate", variants: [aRawVariant] };

const product = (fields: object = {}) => parseProduct({ product: { ...aRawProduct, ...fields } });
const variant = (fields: object = {}) =>
  product({ variants: [{ ...aRawVariant, ...fields }] })?.variants[0];
const listed = (fields: object = {}) =>
  parseProductPage({ count: 1, products: [{ ...aRawProduct, ...fields }] }).products[0];

afterEach(() => vi.restoreAllMocks());

describe("a product", () => {
  it("needs only an id and a title", () => {
    expect(parseProduct({ product: { id: "prod_01", title: "Crate" } })).toMatchObject({
      subtitle: null,
      descriptionHtml: "",
      image: null,
      purchasable: true,
      images: [],
      variants: [],
    });
  });

  it("may have null in every optional field", () => {
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

  it("has its related products in the store's order, without itself", () => {
    const related = (related_id: unknown, position: number, related_type = "product") => ({
      related_id,
      position,
      related_type,
    });
    const related_products = [
      related("prod_B", 2),
      related("pcol_1", 0, "collection"),
      related("../checkout", 0),
      related("prod_01", 0),
      related("prod_A", 1),
      related("prod_B", 3),
    ];
    expect(product({ related_products })?.relatedProductIds).toEqual(["prod_A", "prod_B"]);
    expect(product({ related_products: "none" })?.relatedProductIds).toEqual([]);
  });

  it("names the custom fields that are required", () => {
    const custom_fields = [
      { id: "f1", title: "Text to engrave", is_required: true },
      { id: "f2", title: "Gift wrapping", is_required: false },
      { id: "f3", title: "Colour" },
      { id: "f4", title: " ", is_required: true },
    ];
    expect(product({ custom_fields })?.requiredFields).toEqual(["Text to engrave"]);
    expect(product({ custom_fields: null })?.requiredFields).toEqual([]);
    expect(product({ custom_fields: "none" })?.requiredFields).toEqual([]);
  });

  it("has sanitised texts", () => {
    const unsafe = "<p onclick='x'>a</p><script>x</script>";
    const info = [{ id: "i", order: 0, title: "Care", description: unsafe }];
    expect(product({ description: unsafe, additional_info: info })).toMatchObject({
      descriptionHtml: "<p>a</p>",
      descriptionText: "a",
      additionalInfo: [{ descriptionHtml: "<p>a</p>" }],
    });
  });

  it("has the entities of its labels decoded", () => {
    const value = { option_id: "opt", value: "S &amp; M" };
    const labelled = product({
      title: "Bowls &amp; bottles",
      subtitle: "For dogs&#39; crates",
      ribbon_text: "&quot;New&quot;",
      options: [{ id: "opt", title: "Size &amp; fit", values: [value] }],
      variants: [{ ...aRawVariant, title: "S &amp; M", options: [value] }],
      additional_info: [{ id: "i", order: 0, title: "Care &amp; use", description: "a" }],
    });
    expect(labelled).toMatchObject({
      title: "Bowls & bottles",
      subtitle: "For dogs' crates",
      ribbonText: '"New"',
      options: [{ title: "Size & fit", values: ["S & M"] }],
      variants: [{ title: "S & M", options: [{ value: "S & M" }] }],
      additionalInfo: [{ title: "Care & use" }],
    });
    expect(listed({ title: "Bowls &amp; bottles" })?.title).toBe("Bowls & bottles");
  });

  it("is null when the response has none", () => {
    expect(parseProduct({ product: null })).toBeNull();
  });

  it("is an error when the response has an unexpected shape", () => {
    expect(() => parseProduct({ data: [] })).toThrow(StoreError);
    expect(() => product({ variants: "none" })).toThrow(/unexpected shape: product\.variants/);
  });

  it("leaves out invalid variants, pictures and additional information", () => {
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

  it("has pictures but no videos", () => {
    const clip = { url: "clip", order: 0, type: "video" };
    expect(product({ media: [clip] })?.images).toEqual([]);
    expect(listed({ images: [clip] })?.image).toBeNull();
  });

  it("is an error when its HTML has more than two thousand tags, whose safe form takes seconds", () => {
    expect(product({ description: "<a>".repeat(1_999) })?.id).toBe(aRawProduct.id);
    expect(() => product({ description: "<a>".repeat(2_001) })).toThrow("too many tags");
  });

  it.each([2 ** 53, 1e20, 100_000_000_001])("has no variant with the price %s", (amount) => {
    const variants = [{ ...aRawVariant, prices: [{ ...aPrice, amount }] }];
    expect(product({ variants })?.variants).toEqual([]);
  });

  it("is an error when its HTML is nested too deeply", () => {
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
    });
  });

  it.each([
    ["equal to", 149_900],
    ["higher than", 159_900],
  ])("costs a sale price that is %s the regular one, and is not on sale", (_, sale_amount) => {
    expect(variant({ prices: [{ ...aPrice, sale_amount }] })).toMatchObject({
      priceCents: sale_amount,
      salePriceCents: null,
    });
  });

  it("keeps a sale price without a regular one", () => {
    const prices = [{ ...aPrice, amount: null, sale_amount: 99_900 }];
    expect(variant({ prices })).toMatchObject({ priceCents: null, salePriceCents: 99_900 });
  });

  it("has no price if the store gives none", () => {
    expect(variant({ prices: [] })).toMatchObject({
      priceCents: null,
      salePriceCents: null,
      currency: "eur",
    });
  });

  it("is priced in euros if the store names no currency", () => {
    expect(variant({ prices: [{ amount: 500 }] })).toMatchObject({
      currency: "eur",
      currencyInfo: null,
    });
  });

  it("has no managed inventory unless the store says so", () => {
    expect(variant()).toMatchObject({ managesInventory: false, inventoryQuantity: null });
  });
});

describe("a list", () => {
  it("leaves out an invalid product and logs it", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const page = parseProductPage({
      count: 3,
      products: [aRawProduct, { id: "prod_02" }, { ...aRawProduct, id: "../checkout" }],
    });
    expect(page.products.map(({ id }) => id)).toEqual(["prod_01"]);
    expect(page).toMatchObject({ count: 3, receivedCount: 3 });
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("is an error when none of its products is valid", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(() => parseProductPage({ count: 1, products: [{ id: "prod_02" }] })).toThrow(StoreError);
  });

  it("leaves out a product whose HTML is nested too deeply", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const nested = { ...aRawProduct, id: "prod_02", description: "<b>".repeat(20_000) };
    const page = parseProductPage({ count: 2, products: [aRawProduct, nested] });
    expect(page.products.map(({ id }) => id)).toEqual(["prod_01"]);
  });

  it("previews the first 100 characters of a description as plain text", () => {
    const description = `<p>${"<b>a</b>b".repeat(60)}</p>`;
    expect(listed({ description })?.descriptionPreview).toBe(`${"ab".repeat(50)}…`);
    expect(listed({ description: "<p>Short &amp; sweet</p>" })?.descriptionPreview).toBe(
      "Short & sweet",
    );
  });

  it("has the thumbnail as the image, otherwise the first picture", () => {
    const images = [
      { url: "second", order: 2, type: "image" },
      { url: "first", order: 1, type: "image" },
    ];
    expect(listed({ images, thumbnail: "thumb" })?.image).toBe("thumb");
    expect(listed({ images, thumbnail: null })?.image).toBe("first");
  });

  it("has no price if the product has none, and is on enquiry", () => {
    expect(listed({ variants: [] })).toMatchObject({
      priceCents: null,
      availability: "on-enquiry",
    });
  });

  it("has the ids of its variants", () => {
    const variants = [aRawVariant, { ...aRawVariant, id: "variant_02" }];
    expect(listed({ variants })?.variantIds).toEqual(["variant_01", "variant_02"]);
  });

  it("has the collections that it belongs to", () => {
    const collections = [
      { product_id: "prod_01", collection_id: "pcol_01", order: 0 },
      { product_id: "prod_01" },
    ];
    expect(listed({ product_collections: collections })?.collectionIds).toEqual(["pcol_01"]);
    expect(listed({ product_collections: null })?.collectionIds).toEqual([]);
    expect(listed({ product_collections: "none" })?.collectionIds).toEqual([]);
  });
});

describe("the response to a checkout", () => {
  it("has the URL of the payment page", () => {
    expect(parseCheckoutUrl({ url: "https://pay.example/1" })).toBe("https://pay.example/1");
  });

  it.each([{}, { url: null }, { url: "" }])("without a url is an error: %j", (response) => {
    expect(() => parseCheckoutUrl(response)).toThrow("Checkout URL not found.");
  });

  it("may say that an item is out of stock or is not sold", () => {
    expect(parseItemError({ code: "insufficient_inventory" })).toBe("insufficient-inventory");
    expect(parseItemError({ code: "variant_not_found" })).toBe("refused");
    expect(parseItemError({ code: "product_not_purchasable" })).toBe("refused");
  });

  it.each([{ message: "locale is invalid" }, { code: "invalid_request" }, { code: null }, "no"])(
    "says nothing about the goods otherwise: %j",
    (response) => {
      expect(parseItemError(response)).toBeNull();
    },
  );
});
