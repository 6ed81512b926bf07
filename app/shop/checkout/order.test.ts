import { describe, expect, it } from "vitest";
import { parseOrder } from "./order";

const item = {
  id: "variant_1",
  productId: "prod_1",
  name: "Crate",
  variantName: "300",
  image: null,
  quantity: 1,
  price: 899_900,
  currency: "INR",
};

describe("the order that the browser has stored", () => {
  it("is read as it was written", () => {
    const order = { items: [item], startedAtMs: 1_700_000_000_000 };
    expect(parseOrder(JSON.stringify(order))).toEqual(order);
  });

  it.each([
    ["nothing is stored", null],
    ["the text is no JSON", "{items"],
    ["it has no lines", JSON.stringify({ items: [], startedAtMs: 1 })],
    ["a line has no price", JSON.stringify({ items: [{ ...item, price: null }], startedAtMs: 1 })],
    ["it is the time alone, as it was stored once", "1700000000000"],
  ])("is none if %s", (_, stored) => {
    expect(parseOrder(stored)).toBeNull();
  });
});
