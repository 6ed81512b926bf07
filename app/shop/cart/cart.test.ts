import { describe, expect, it } from "vitest";
import {
  addToCart,
  type CartItem,
  cartSymbol,
  cartTotalCents,
  countCartItems,
  parseCart,
  removeFromCart,
  setCartQuantity,
} from "./cart";

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

describe("adding to the cart", () => {
  it("appends a line for a variant that is not in it", () => {
    const items = addToCart([anItem()], anItem({ id: "variant_b" }), 2);
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["variant_a", 1],
      ["variant_b", 2],
    ]);
  });

  it("raises the quantity of the line that is there", () => {
    expect(addToCart([anItem({ quantity: 2 })], anItem(), 3)).toEqual([anItem({ quantity: 5 })]);
  });

  it("adds one unless told otherwise", () => {
    expect(addToCart([anItem()], anItem())).toEqual([anItem({ quantity: 2 })]);
  });
});

describe("changing the cart", () => {
  const items = [anItem(), anItem({ id: "variant_b", quantity: 3 })];

  it("sets a line's quantity", () => {
    expect(setCartQuantity(items, "variant_b", 7).at(1)?.quantity).toBe(7);
  });

  it("keeps a quantity that can be written down exactly", () => {
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

describe("the cart's sums", () => {
  const items = [
    anItem({ price: 50_000, quantity: 2 }),
    anItem({ id: "variant_b", price: 27_500, quantity: 1 }),
  ];

  it("count the quantities and total price times quantity", () => {
    expect(countCartItems(items)).toBe(3);
    expect(cartTotalCents(items)).toBe(127_500);
  });

  it("are in rupees for an empty cart and where the first item is, else in dollars", () => {
    expect(cartSymbol([])).toBe("₹");
    expect(cartSymbol([anItem({ currency: "INR" })])).toBe("₹");
    expect(cartSymbol([anItem({ currency: "inr" })])).toBe("₹");
    expect(cartSymbol([anItem({ currency: "usd" }), anItem({ currency: "inr" })])).toBe("$");
  });
});

describe("reading the stored cart", () => {
  it("gives back what was written", () => {
    const items = [anItem(), anItem({ id: "variant_b", variantName: null })];
    expect(parseCart(JSON.stringify(items))).toEqual(items);
  });

  it("is empty when nothing is stored, or something that is no list", () => {
    expect(parseCart(null)).toEqual([]);
    expect(parseCart('{"items":[]}')).toEqual([]);
  });

  it.each([
    ["no id", { id: undefined }],
    ["a quantity of 0", { quantity: 0 }],
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

  it("drops entries that are nothing at all", () => {
    expect(parseCart('[null, 7, "crate"]')).toEqual([]);
  });

  it("joins lines of the same variant", () => {
    const stored = [anItem({ quantity: 1 }), anItem({ quantity: 2 })];
    expect(parseCart(JSON.stringify(stored))).toEqual([anItem({ quantity: 3 })]);
  });

  it("throws when the text is not JSON, for the store to log", () => {
    expect(() => parseCart("{not json")).toThrow(SyntaxError);
  });
});
