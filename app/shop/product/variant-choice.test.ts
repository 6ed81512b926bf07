import { describe, expect, it } from "vitest";
import { anOption, aProduct, aVariant } from "#tests/fixtures/product.ts";
import {
  availability,
  canSelectEveryVariant,
  firstVariantWithValue,
  listedAvailability,
  selectedVariant,
} from "./variant-choice.ts";

const smallTeal = aVariant({
  id: "a",
  options: [anOption("size", "S"), anOption("colour", "Teal")],
});
const smallGrey = aVariant({
  id: "b",
  options: [anOption("size", "S"), anOption("colour", "Grey")],
});
const largeGrey = aVariant({
  id: "c",
  options: [anOption("size", "L"), anOption("colour", "Grey")],
});
const variants = [smallTeal, smallGrey, largeGrey];

describe("the selected variant", () => {
  it("is the one that the query names", () => {
    expect(selectedVariant(variants, "c")).toBe(largeGrey);
  });

  it("is the first if the query names none or an unknown one", () => {
    expect(selectedVariant(variants, null)).toBe(smallTeal);
    expect(selectedVariant(variants, "z")).toBe(smallTeal);
  });

  it("is null without variants", () => {
    expect(selectedVariant([], null)).toBeNull();
  });
});

describe("selecting an option value", () => {
  it("selects the first variant with that value of that option", () => {
    expect(firstVariantWithValue(variants, "colour", "Grey")).toBe(smallGrey);
    expect(firstVariantWithValue(variants, "size", "L")).toBe(largeGrey);
  });

  it("ignores the same value of another option", () => {
    expect(firstVariantWithValue(variants, "size", "Grey")).toBeNull();
  });
});

describe("selecting option values", () => {
  const size = { id: "size", title: "Size", values: ["S", "L"] };
  const colour = { id: "colour", title: "Colour", values: ["Teal", "Grey"] };

  it("reaches every variant of a product with one option", () => {
    expect(canSelectEveryVariant([smallGrey, largeGrey], [size])).toBe(true);
  });

  it("does not reach every combination of two options", () => {
    const largeTeal = aVariant({
      id: "d",
      options: [anOption("size", "L"), anOption("colour", "Teal")],
    });
    expect(canSelectEveryVariant([...variants, largeTeal], [size, colour])).toBe(false);
  });

  it("reaches no variant without options, which is enough for a single variant", () => {
    expect(canSelectEveryVariant([smallTeal, smallGrey], [])).toBe(false);
    expect(canSelectEveryVariant([smallTeal], [])).toBe(true);
  });
});

describe("a variant", () => {
  it("is out of stock if its stock is managed and used up", () => {
    const none = aVariant({ managesInventory: true, inventoryQuantity: 0 });
    expect(availability(aProduct(), none)).toBe("out-of-stock");
  });

  it("is out of stock if its stock is managed and unknown", () => {
    const unknown = aVariant({ managesInventory: true, inventoryQuantity: null });
    expect(availability(aProduct(), unknown)).toBe("out-of-stock");
  });

  it("is available while its managed stock lasts", () => {
    const one = aVariant({ managesInventory: true, inventoryQuantity: 1 });
    expect(availability(aProduct(), one)).toBe("available");
  });

  it("is available at any quantity if its stock is not managed", () => {
    const unmanaged = aVariant({ managesInventory: false, inventoryQuantity: 0 });
    expect(availability(aProduct(), unmanaged)).toBe("available");
  });

  it("is not for sale if the product is not purchasable", () => {
    expect(availability(aProduct({ purchasable: false }), aVariant())).toBe("not-for-sale");
  });

  it("is not for sale without a price", () => {
    expect(availability(aProduct(), aVariant({ priceCents: null }))).toBe("not-for-sale");
  });
});

describe("a product in the list", () => {
  const none = aVariant({ managesInventory: true, inventoryQuantity: 0 });
  const unpriced = aVariant({ priceCents: null });

  it("is available if one of its variants is", () => {
    expect(listedAvailability(aProduct({ variants: [none, unpriced, aVariant()] }))).toBe(
      "available",
    );
  });

  it("is sold out if all variants that have a price are out of stock", () => {
    expect(listedAvailability(aProduct({ variants: [none, unpriced] }))).toBe("sold-out");
  });

  it("is on enquiry if it is not purchasable, whatever its stock", () => {
    const purchasable = false;
    expect(listedAvailability(aProduct({ purchasable }))).toBe("on-enquiry");
    expect(listedAvailability(aProduct({ purchasable, variants: [none] }))).toBe("on-enquiry");
  });

  it("is on enquiry without prices or variants", () => {
    expect(listedAvailability(aProduct({ variants: [unpriced] }))).toBe("on-enquiry");
    expect(listedAvailability(aProduct({ variants: [] }))).toBe("on-enquiry");
  });
});
