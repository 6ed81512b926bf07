import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { aProduct, aVariant } from "#tests/fixtures/product.ts";
import { asPublished } from "#tests/fixtures/structured-data-schema.ts";
import type { Product } from "./product.ts";
import { productData } from "./product-data.ts";

const origin = "https://marigold.example";
const page = `${origin}/products/prod_01A`;
/** As a search engine reads it. */
const publishedData = (product: Product) => {
  const data = productData(origin, product);
  return data && asPublished(data);
};
const pictures = (...urls: string[]) => urls.map((url, order) => ({ url, order, type: "image" }));

describe("a product's data", () => {
  it("has the properties of a Product and the values of the page", () => {
    const product = aProduct({
      title: "Crate",
      descriptionHtml: "<p>For <b>cats</b></p>",
      descriptionText: "For cats",
      images: pictures("https://cdn.example/1.jpg", "https://cdn.example/2.jpg"),
    });
    expect(publishedData(product)).toMatchObject({
      "@type": "Product",
      name: "Crate",
      description: "For cats",
      url: page,
      image: ["https://cdn.example/1.jpg", "https://cdn.example/2.jpg"],
      brand: { "@type": "Brand", name: company.name },
      offers: { "@type": "Offer", price: "1499.00", url: page },
    });
  });

  it("keeps quotes and markup in a title unchanged", () => {
    const title = `18" crate </script><script>alert('1')</script>`;
    expect(publishedData(aProduct({ title }))).toMatchObject({ name: title });
  });

  it("cuts the description at a word, at 5,000 characters", () => {
    const product = aProduct({ descriptionText: "word ".repeat(2_000) });
    const description = productData(origin, product)?.description;
    expect(description).toHaveLength(4_999);
    expect(description).toMatch(/word$/);
  });

  it("uses the subtitle without a description, and neither without both", () => {
    expect(productData(origin, aProduct({ subtitle: "Light" }))?.description).toBe("Light");
    expect(publishedData(aProduct())).not.toHaveProperty("description");
  });

  it("has the single image if there is no list, and a variant's own", () => {
    const product = aProduct({
      image: "https://cdn.example/thumb.jpg",
      variants: [aVariant({ imageUrl: "https://cdn.example/grey.jpg" })],
    });
    expect(productData(origin, product)?.image).toEqual([
      "https://cdn.example/thumb.jpg",
      "https://cdn.example/grey.jpg",
    ]);
  });

  it("omits invalid picture addresses and duplicates", () => {
    const url = "https://cdn.example/1.jpg";
    const product = aProduct({
      images: pictures("javascript:alert(1)", "broken", url),
      variants: [aVariant({ imageUrl: url })],
    });
    expect(productData(origin, product)?.image).toEqual([url]);
    expect(publishedData(aProduct())).not.toHaveProperty("image");
  });

  it("has the sku of its only variant; with several, each offer has its own", () => {
    const grey = aVariant({ id: "variant_01A", sku: "CR-1" });
    const blue = aVariant({ id: "variant_01B", sku: "CR-2" });
    expect(productData(origin, aProduct({ variants: [grey] }))?.sku).toBe("CR-1");
    const several = productData(origin, aProduct({ variants: [grey, blue] }));
    expect(several?.sku).toBeUndefined();
    expect(several).toMatchObject({ offers: { offers: [{ sku: "CR-1" }, { sku: "CR-2" }] } });
  });

  it.each([
    ["has no variant", { variants: [] }],
    ["has no price", { variants: [aVariant({ priceCents: null })] }],
    ["is not sold online", { purchasable: false }],
  ])("is not published if the product %s", (_, fields) => {
    expect(productData(origin, aProduct(fields))).toBeNull();
  });
});

const inStock = "https://schema.org/InStock";
const outOfStock = "https://schema.org/OutOfStock";

const small = aVariant({ id: "variant_01A", title: "Small", priceCents: 50_000 });
const large = aVariant({ id: "variant_01B", title: "Large", priceCents: 90_050 });
const unpriced = aVariant({ id: "variant_01C", priceCents: null, currency: "eur" });
const inDollars = aVariant({ id: "variant_01D", priceCents: 700, currency: "usd" });

const offersOf = (...variants: (typeof small)[]) =>
  productData(origin, aProduct({ variants }))?.offers;

describe("the offer of a single variant", () => {
  it("has the price with two decimals, the currency in capitals and the product's address", () => {
    expect(offersOf(small)).toMatchObject({
      "@type": "Offer",
      price: "500.00",
      priceCurrency: "INR",
      availability: inStock,
      url: page,
    });
  });

  it("has the sale price if there is one", () => {
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

  it("each name their variant and link to the page with it chosen", () => {
    expect(offersOf(small, large)).toMatchObject({
      offers: [
        { name: "Small", url: `${page}?variant=variant_01A` },
        { name: "Large", url: `${page}?variant=variant_01B` },
      ],
    });
  });

  it("are a single offer if only one variant has a price", () => {
    expect(offersOf(unpriced, large)).toMatchObject({
      "@type": "Offer",
      price: "900.50",
      priceCurrency: "INR",
      url: `${page}?variant=variant_01B`,
    });
  });

  it("are those in the currency of the first priced variant", () => {
    expect(offersOf(unpriced, small, inDollars, large)).toMatchObject({
      priceCurrency: "INR",
      lowPrice: "500.00",
      offerCount: 2,
      offers: [{ name: "Small" }, { name: "Large" }],
    });
    expect(offersOf(inDollars, small)).toMatchObject({ "@type": "Offer", priceCurrency: "USD" });
  });
});

describe("the availability", () => {
  const tracked = { managesInventory: true };

  it("considers the stock only if the store tracks it", () => {
    expect(offersOf(aVariant({ ...tracked, inventoryQuantity: 1 }))).toMatchObject({
      availability: inStock,
    });
    expect(offersOf(aVariant({ ...tracked, inventoryQuantity: 0 }))).toMatchObject({
      availability: outOfStock,
    });
    expect(offersOf(aVariant({ inventoryQuantity: 0 }))).toMatchObject({ availability: inStock });
  });

  it("is separate for each variant", () => {
    const soldOut = { ...large, ...tracked, inventoryQuantity: 0 };
    expect(offersOf(small, soldOut)).toMatchObject({
      offers: [{ availability: inStock }, { availability: outOfStock }],
    });
  });
});
