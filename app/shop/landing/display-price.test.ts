import { describe, expect, it } from "vitest";
import { aProduct, aVariant } from "../../../tests/fixtures/product";
import { displayPrice } from "./display-price";

const offer = { fixedPrice: { label: "₹1,499", cents: 1499_00 } };
const productAt = (priceCents: number | null, salePriceCents: number | null = null) =>
  aProduct({ variants: [aVariant({ priceCents, salePriceCents })] });

describe("the price on a landing page", () => {
  it("is the fixed display price if the catalogue has the same", () => {
    expect(displayPrice(offer, productAt(1499_00))).toBe("₹1,499");
  });

  it("is the catalogue's if that differs", () => {
    expect(displayPrice(offer, productAt(1599_00))).toBe("₹1599.00");
  });

  it("is the catalogue's sale price if there is one", () => {
    expect(displayPrice(offer, productAt(1499_00, 999_00))).toBe("₹999.00");
  });

  it("is the lowest of several sizes", () => {
    const variants = [aVariant({ priceCents: 1799_00 }), aVariant({ priceCents: 1299_00 })];
    expect(displayPrice(offer, aProduct({ variants }))).toBe("₹1299.00");
  });

  it("is the lowest of several sizes even if the store lists the first", () => {
    const variants = [aVariant({ priceCents: 1799_00 }), aVariant({ priceCents: 1299_00 })];
    const product = aProduct({ variants, siteProductSelection: "first" });
    expect(displayPrice({ ...offer, isLowestOfSizes: true }, product)).toBe("₹1299.00");
    expect(displayPrice(offer, product)).toBe("₹1799.00");
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
