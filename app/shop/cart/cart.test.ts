import { describe, expect, it } from "vitest";
import { aProduct, aVariant } from "#tests/fixtures/product.ts";
import {
  addToCart,
  type CartItem,
  cartCurrency,
  cartTotalCents,
  countCartItems,
  parseCart,
  removeFromCart,
  setCartQuantity,
  toCartProduct,
} from "./cart.ts";

function anItem(fields: Partial<CartItem> = {}): CartItem {
  return {
    id: "variant_a",
    productId: "prod_01",
    name: "Crate",
    variantName: "Grey",
    image: null,
    quantity: 1,
    price: 50_000,
    currency: "inr",
    ...fields,
  };
}

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

  it("has its sale price if there is one", () => {
    const variant = aVariant({ priceCents: 500, salePriceCents: 300 });
    expect(toCartProduct(aProduct(), variant)?.price).toBe(300);
  });

  it("has its own picture, otherwise the product's, otherwise the first of the list", () => {
    const images = [{ url: "first" }];
    const pictured = aVariant({ imageUrl: "own" });
    expect(toCartProduct(aProduct({ image: "thumb", images }), pictured)?.image).toBe("own");
    expect(toCartProduct(aProduct({ image: "thumb", images }), aVariant())?.image).toBe("thumb");
    expect(toCartProduct(aProduct({ images }), aVariant())?.image).toBe("first");
  });

  it("is null without a price", () => {
    expect(toCartProduct(aProduct(), aVariant({ priceCents: null }))).toBeNull();
  });
});

describe("adding to the cart", () => {
  it("appends a line for a new variant", () => {
    const items = addToCart([anItem()], anItem({ id: "variant_b" }), 2);
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["variant_a", 1],
      ["variant_b", 2],
    ]);
  });

  it("increases the quantity of an existing line", () => {
    expect(addToCart([anItem({ quantity: 2 })], anItem(), 3)).toEqual([anItem({ quantity: 5 })]);
  });

  it("takes over today's price, name and picture of a variant that is in the cart already", () => {
    const today = { name: "Crate II", variantName: "Slate", image: "new", price: 60_000 };
    expect(addToCart([anItem({ quantity: 2 })], anItem(today))).toEqual([
      anItem({ ...today, quantity: 3 }),
    ]);
  });

  it("adds one by default", () => {
    expect(addToCart([anItem()], anItem())).toEqual([anItem({ quantity: 2 })]);
  });
});

describe("changing the cart", () => {
  const items = [anItem(), anItem({ id: "variant_b", quantity: 3 })];

  it("sets a line's quantity", () => {
    expect(setCartQuantity(items, "variant_b", 7).at(1)?.quantity).toBe(7);
  });

  it("limits a quantity to the largest exact integer", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(setCartQuantity(items, "variant_b", most + 1).at(1)?.quantity).toBe(most);
  });

  it("removes a line whose quantity falls below 1", () => {
    expect(setCartQuantity(items, "variant_a", 0)).toEqual([items[1]]);
  });

  it("removes a line", () => {
    expect(removeFromCart(items, "variant_b")).toEqual([items[0]]);
  });
});

describe("the cart's totals", () => {
  const items = [
    anItem({ price: 50_000, quantity: 2 }),
    anItem({ id: "variant_b", price: 27_500, quantity: 1 }),
  ];

  it("are the sum of quantities and the sum of price times quantity", () => {
    expect(countCartItems(items)).toBe(3);
    expect(cartTotalCents(items)).toBe(127_500);
  });

  it("are in rupees for an empty cart and if the first item is, otherwise in dollars", () => {
    expect(cartCurrency([]).symbol).toBe("₹");
    expect(cartCurrency([anItem({ currency: "INR" })]).symbol).toBe("₹");
    expect(cartCurrency([anItem({ currency: "inr" })]).symbol).toBe("₹");
    expect(cartCurrency([anItem({ currency: "usd" }), anItem({ currency: "inr" })]).symbol).toBe(
      "$",
    );
  });
});

describe("parsing the stored cart", () => {
  it("returns what was stored", () => {
    const items = [anItem(), anItem({ id: "variant_b", variantName: null })];
    expect(parseCart(JSON.stringify(items))).toEqual(items);
  });

  it("returns an empty cart if nothing is stored or it is not a list", () => {
    expect(parseCart(null)).toEqual([]);
    expect(parseCart('{"items":[]}')).toEqual([]);
  });

  it.each([
    ["no id", { id: undefined }],
    ["a quantity of 0", { quantity: 0 }],
    ["a negative quantity", { quantity: -1 }],
    ["half a quantity", { quantity: 1.5 }],
    ["a quantity in words", { quantity: "2" }],
    ["a negative price", { price: -1 }],
    ["no price", { price: undefined }],
    ["no name", { name: undefined }],
    ["an empty name", { name: " " }],
    ["an empty id", { id: " " }],
  ])("drops an entry with %s and keeps the rest", (_, flaw) => {
    const stored = [{ ...anItem(), ...flaw }, anItem({ id: "variant_b" })];
    expect(parseCart(JSON.stringify(stored))).toEqual([anItem({ id: "variant_b" })]);
  });

  it("drops entries that are not objects", () => {
    expect(parseCart('[null, 7, "crate"]')).toEqual([]);
  });

  it("merges lines of the same variant", () => {
    const stored = [anItem({ quantity: 1 }), anItem({ quantity: 2 })];
    expect(parseCart(JSON.stringify(stored))).toEqual([anItem({ quantity: 3 })]);
  });

  it("throws if the text is not JSON", () => {
    expect(() => parseCart("{not json")).toThrow(SyntaxError);
  });
});
