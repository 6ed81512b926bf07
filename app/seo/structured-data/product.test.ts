import { describe, expect, it } from "vitest";
import { company } from "~/content/company";
import { aProduct, aVariant } from "../../../tests/fixtures/product";
import { asPublished } from "../../../tests/fixtures/structured-data-schema";
import { productData } from "./product";

const origin = "https://marigold.example";
const page = `${origin}/products/prod_01A`;
const pictures = (...urls: string[]) => urls.map((url, order) => ({ url, order, type: "image" }));

describe("a product's data", () => {
  it("has what a Product needs and agrees with the product", () => {
    const product = aProduct({
      title: "Crate",
      descriptionHtml: "<p>For <b>cats</b></p>",
      descriptionText: "For cats",
      images: pictures("https://cdn.example/1.jpg", "https://cdn.example/2.jpg"),
    });
    expect(asPublished(productData(origin, product))).toMatchObject({
      "@type": "Product",
      name: "Crate",
      description: "For cats",
      url: page,
      image: ["https://cdn.example/1.jpg", "https://cdn.example/2.jpg"],
      brand: { "@type": "Brand", name: company.name },
      offers: { "@type": "Offer", price: "1499.00", url: page },
    });
  });

  it("keeps quotes and markup in a title as they are", () => {
    const title = `18" crate </script><script>alert('1')</script>`;
    expect(asPublished(productData(origin, aProduct({ title })))).toMatchObject({ name: title });
  });

  it("cuts the description at a word, at 5,000 characters", () => {
    const product = aProduct({ descriptionText: "word ".repeat(2_000) });
    const { description } = productData(origin, product);
    expect(description).toHaveLength(4_999);
    expect(description).toMatch(/word$/);
  });

  it("is described by the subtitle where there is no description, or not at all", () => {
    expect(productData(origin, aProduct({ subtitle: "Light" })).description).toBe("Light");
    expect(asPublished(productData(origin, aProduct()))).not.toHaveProperty("description");
  });

  it("shows the single image where there is no list, and a variant's own", () => {
    const product = aProduct({
      image: "https://cdn.example/thumb.jpg",
      variants: [aVariant({ imageUrl: "https://cdn.example/grey.jpg" })],
    });
    expect(productData(origin, product).image).toEqual([
      "https://cdn.example/thumb.jpg",
      "https://cdn.example/grey.jpg",
    ]);
  });

  it("leaves out what cannot be a picture's address, and repeats none", () => {
    const url = "https://cdn.example/1.jpg";
    const product = aProduct({
      images: pictures("javascript:alert(1)", "broken", url),
      variants: [aVariant({ imageUrl: url })],
    });
    expect(productData(origin, product).image).toEqual([url]);
    expect(asPublished(productData(origin, aProduct()))).not.toHaveProperty("image");
  });

  it("has the sku of its only variant; of several, each offer has its own", () => {
    const grey = aVariant({ id: "variant_01A", sku: "CR-1" });
    const blue = aVariant({ id: "variant_01B", sku: "CR-2" });
    expect(productData(origin, aProduct({ variants: [grey] })).sku).toBe("CR-1");
    const several = productData(origin, aProduct({ variants: [grey, blue] }));
    expect(several.sku).toBeUndefined();
    expect(several).toMatchObject({ offers: { offers: [{ sku: "CR-1" }, { sku: "CR-2" }] } });
  });

  it("has no offers without a variant or without any price", () => {
    for (const variants of [[], [aVariant({ priceCents: null })]]) {
      const data = asPublished(productData(origin, aProduct({ variants })));
      expect(data).not.toHaveProperty("offers");
    }
  });
});
