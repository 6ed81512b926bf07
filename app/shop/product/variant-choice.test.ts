import { describe, expect, it } from "vitest";
import { anOption, aProduct, aVariant } from "../../../tests/fixtures/product";
import {
  availability,
  canChooseEvery,
  firstVariantWithValue,
  selectedVariant,
} from "./variant-choice";

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
  it("is the one that the address names", () => {
    expect(selectedVariant(variants, "c")).toBe(largeGrey);
  });

  it("is the first when the address names none, or one that is not there", () => {
    expect(selectedVariant(variants, null)).toBe(smallTeal);
    expect(selectedVariant(variants, "z")).toBe(smallTeal);
  });

  it("is none without variants", () => {
    expect(selectedVariant([], null)).toBeNull();
  });
});

describe("choosing an option value", () => {
  it("picks the first variant that has that value of that option", () => {
    expect(firstVariantWithValue(variants, "colour", "Grey")).toBe(smallGrey);
    expect(firstVariantWithValue(variants, "size", "L")).toBe(largeGrey);
  });

  it("does not take the same value of another option for it", () => {
    expect(firstVariantWithValue(variants, "size", "Grey")).toBeNull();
  });
});

describe("choosing values", () => {
  const size = { id: "size", values: ["S", "L"] };
  const colour = { id: "colour", values: ["Teal", "Grey"] };

  it("leads to every variant of a product with one option", () => {
    expect(canChooseEvery([smallGrey, largeGrey], [size])).toBe(true);
  });

  it("does not lead to every combination of two options", () => {
    const largeTeal = aVariant({
      id: "d",
      options: [anOption("size", "L"), anOption("colour", "Teal")],
    });
    expect(canChooseEvery([...variants, largeTeal], [size, colour])).toBe(false);
  });

  it("leads nowhere without options, which is enough for a single variant", () => {
    expect(canChooseEvery([smallTeal, smallGrey], [])).toBe(false);
    expect(canChooseEvery([smallTeal], [])).toBe(true);
  });
});

describe("a variant", () => {
  it("is out of stock when its stock is tracked and used up", () => {
    const none = aVariant({ managesInventory: true, inventoryQuantity: 0 });
    expect(availability(aProduct(), none)).toBe("out-of-stock");
  });

  it("is out of stock when its stock is tracked and unknown", () => {
    const unknown = aVariant({ managesInventory: true, inventoryQuantity: null });
    expect(availability(aProduct(), unknown)).toBe("out-of-stock");
  });

  it("is available while tracked stock lasts", () => {
    const one = aVariant({ managesInventory: true, inventoryQuantity: 1 });
    expect(availability(aProduct(), one)).toBe("available");
  });

  it("is available without tracking, whatever the quantity says", () => {
    const untracked = aVariant({ managesInventory: false, inventoryQuantity: 0 });
    expect(availability(aProduct(), untracked)).toBe("available");
  });

  it("is not for sale when the product is not purchasable", () => {
    expect(availability(aProduct({ purchasable: false }), aVariant())).toBe("not-for-sale");
  });

  it("is not for sale without a price", () => {
    expect(availability(aProduct(), aVariant({ priceCents: null }))).toBe("not-for-sale");
  });
});
