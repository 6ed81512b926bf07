import { describe, expect, it } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import { describeOrder, formatOrderTime, parseOrder } from "./order.ts";

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
    ["it is only the time, as an earlier version stored it", "1700000000000"],
  ])("is none if %s", (_, stored) => {
    expect(parseOrder(stored)).toBeNull();
  });
});

describe("the order in a message to us", () => {
  it("has India's time, even if the day there differs", () => {
    const startedAtMs = Date.parse("2026-11-22T20:35:00Z");
    expect(formatOrderTime({ items: [item], startedAtMs })).toBe("23 November 2026, 02:05 IST");
  });

  it("has its lines and its total", () => {
    const items = [
      item,
      { ...item, name: "Bottle", variantName: null, quantity: 2, price: 52_000 },
    ];
    expect(describeOrder({ items, startedAtMs: 0 }).split("\r\n")).toEqual([
      `1 × Crate (300): ${inRupees(8999)}`,
      `2 × Bottle: ${inRupees(1040)}`,
      `Total: ${inRupees(10039)}`,
    ]);
  });

  it("lists at most twelve lines, and the total of all", () => {
    const lines = describeOrder({ items: Array(14).fill(item), startedAtMs: 0 }).split("\r\n");
    expect(lines).toHaveLength(14);
    expect(lines.slice(-2)).toEqual(["and 2 more", `Total: ${inRupees(125986)}`]);
  });
});
