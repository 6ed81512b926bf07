import { describe, expect, it } from "vitest";
import { rupees } from "#tests/fixtures/money.ts";
import { aProduct, aVariant } from "#tests/fixtures/product.ts";
import { hasDearerVariant, listedPrice, listedPriceCents, sellingPriceCents } from "./price.ts";

const dear = aVariant({ priceCents: 900 });
const cheap = aVariant({ priceCents: 500 });
const onSale = aVariant({ priceCents: 800, salePriceCents: 300 });
const unpriced = aVariant({ priceCents: null });

describe("the selling price", () => {
  it("is the sale price if there is one, otherwise the regular price", () => {
    expect(sellingPriceCents(onSale)).toBe(300);
    expect(sellingPriceCents(dear)).toBe(900);
    expect(sellingPriceCents(unpriced)).toBeNull();
  });
});

describe("the listed price", () => {
  it("is the lowest sale or regular price if the store says lowest_price_first", () => {
    const variants = [dear, onSale, cheap];
    expect(
      listedPriceCents(aProduct({ variants, siteProductSelection: "lowest_price_first" })),
    ).toBe(300);
  });

  it("is the lowest if the store says nothing", () => {
    const variants = [dear, cheap];
    expect(listedPriceCents(aProduct({ variants, siteProductSelection: null }))).toBe(500);
  });

  it("is the first variant's if the store says anything else", () => {
    const variants = [dear, cheap];
    expect(listedPriceCents(aProduct({ variants, siteProductSelection: "first" }))).toBe(900);
  });

  it("ignores variants without a price", () => {
    expect(listedPriceCents(aProduct({ variants: [unpriced, cheap] }))).toBe(500);
  });

  it("is null without variants or prices", () => {
    expect(listedPriceCents(aProduct({ variants: [] }))).toBeNull();
    expect(listedPriceCents(aProduct({ variants: [unpriced] }))).toBeNull();
  });

  it("is in the first variant's currency", () => {
    const dollars = { code: "USD", symbol: "$", template: "$$1" };
    const variants = [
      aVariant({ priceCents: 900, currencyInfo: rupees }),
      aVariant({ priceCents: 500, currencyInfo: dollars }),
    ];
    expect(listedPrice(aProduct({ variants }))).toEqual({ priceCents: 500, currencyInfo: rupees });
  });
});

describe("the 'From' of a list", () => {
  it("is shown if another variant costs more than the listed price", () => {
    expect(hasDearerVariant(aProduct({ variants: [cheap, dear] }))).toBe(true);
  });

  it("is not shown if all cost the same or the listed price is not the lowest", () => {
    expect(hasDearerVariant(aProduct({ variants: [cheap, cheap] }))).toBe(false);
    expect(
      hasDearerVariant(aProduct({ variants: [dear, cheap], siteProductSelection: "first" })),
    ).toBe(false);
    expect(hasDearerVariant(aProduct({ variants: [] }))).toBe(false);
  });
});
