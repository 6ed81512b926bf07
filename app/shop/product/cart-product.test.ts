import { describe, expect, it } from "vitest";
import { aProduct, aVariant } from "../../../tests/fixtures/product";
import { toCartProduct } from "./cart-product";

describe("a variant in the cart", () => {
  it("is named after the product and the variant", () => {
    const product = aProduct({ id: "prod_01", title: "Crate" });
    const variant = aVariant({ id: "variant_01", title: "Grey", priceCents: 500, currency: "inr" });
    expect(toCartProduct(product, variant)).toEqual({
      id: "variant_01",
      productId: "prod_01",
      name: "Crate",
      variantName: "Grey",
      image: null,
      price: 500,
      currency: "inr",
    });
  });

  it("has its sale price where there is one", () => {
    const variant = aVariant({ priceCents: 500, salePriceCents: 300 });
    expect(toCartProduct(aProduct(), variant)?.price).toBe(300);
  });

  it("has its own picture, else the product's, else the first of the product's list", () => {
    const images = [{ url: "first" }];
    const pictured = aVariant({ imageUrl: "own" });
    expect(toCartProduct(aProduct({ image: "thumb", images }), pictured)?.image).toBe("own");
    expect(toCartProduct(aProduct({ image: "thumb", images }), aVariant())?.image).toBe("thumb");
    expect(toCartProduct(aProduct({ images }), aVariant())?.image).toBe("first");
  });

  it("is not to be had without a price", () => {
    expect(toCartProduct(aProduct(), aVariant({ priceCents: null }))).toBeNull();
  });
});
