import { describe, expect, it } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import { aProduct, aVariant } from "#tests/fixtures/product.ts";
import { displayPrice } from "./display-price.ts";

const offer = { fixedPrice: { label: "₹1,499", cents: 1499_00 } };
const productAt = (priceCents: number | null, salePriceCents: number | null = null) =>
  aProduct({ variants: [aVariant({ priceCents, salePriceCents })] });

describe("the price on a landing page", () => {
  it("is the fixed display price if the catalogue has the same", () => {
    expect(displayPrice(offer, productAt(1499_00))).toBe("₹1,499");
  });

  it("is the catalogue's if that differs", () => {
    expect(displayPrice(offer, productAt(1599_00))).toBe(inRupees(1599));
  });

  it("is the catalogue's sale price if there is one", () => {
    expect(displayPrice(offer, productAt(1499_00, 999_00))).toBe(inRupees(999));
  });

  it("is the lowest of several sizes", () => {
    const variants = [aVariant({ priceCents: 1799_00 }), aVariant({ priceCents: 1299_00 })];
    expect(displayPrice(offer, aProduct({ variants }))).toBe(inRupees(1299));
  });

  it("is the lowest of several sizes even if the store lists the first", () => {
    const variants = [aVariant({ priceCents: 1799_00 }), aVariant({ priceCents: 1299_00 })];
    const product = aProduct({ variants, siteProductSelection: "first" });
    expect(displayPrice({ ...offer, isLowestOfSizes: true }, product)).toBe(inRupees(1299));
    expect(displayPrice(offer, product)).toBe(inRupees(1799));
  });

  it("is the fixed one if the product is missing or has no price", () => {
    expect(displayPrice(offer, null)).toBe("₹1,499");
    expect(displayPrice(offer, productAt(null))).toBe("₹1,499");
    expect(displayPrice(offer, aProduct({ variants: [] }))).toBe("₹1,499");
  });

  it("is the catalogue's if the same number is in another currency", () => {
    const variants = [
      aVariant({
        priceCents: 1499_00,
        currency: "usd",
        currencyInfo: { code: "USD", symbol: "$", template: "$$1" },
      }),
    ];
    expect(displayPrice(offer, aProduct({ variants }))).toBe("$1499.00");
  });
});
