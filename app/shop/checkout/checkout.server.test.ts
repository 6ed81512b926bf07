import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkoutRequestSchema, safePaymentUrl } from "./checkout.server.ts";

const line = { variantId: "variant_a", productId: "prod_01", quantity: 1 };
const request = { items: [line], locale: "en-IN", timeZone: "Asia/Kolkata" };

const firstProblem = (input: unknown) => {
  const result = v.safeParse(checkoutRequestSchema, input);
  return result.success ? null : result.issues[0].message;
};

describe("a checkout request", () => {
  it("has variants, quantities, language and time zone, but no total", () => {
    expect(v.parse(checkoutRequestSchema, { ...request, total: 1 })).toEqual(request);
  });

  it("has the product and the shown price of a line, for comparison", () => {
    const shown = { ...line, shownPriceCents: 500 };
    expect(v.parse(checkoutRequestSchema, { ...request, items: [shown] }).items).toEqual([shown]);
  });

  it("has up to 200 lines", () => {
    expect(firstProblem({ ...request, items: Array(200).fill(line) })).toBeNull();
  });

  it.each([
    ["an empty cart", { ...request, items: [] }, "The cart is empty."],
    [
      "more than 200 lines",
      { ...request, items: Array(201).fill(line) },
      "The cart has more than 200 lines.",
    ],
    ["no cart", { ...request, items: undefined }, "The cart cannot be read."],
    ["a cart that is not a list", { ...request, items: "all" }, "The cart cannot be read."],
    [
      "a quantity of 0",
      { ...request, items: [{ ...line, quantity: 0 }] },
      "A quantity is less than 1.",
    ],
    [
      "half a quantity",
      { ...request, items: [{ ...line, quantity: 0.5 }] },
      "A quantity is not a whole number.",
    ],
    [
      "a quantity in words",
      { ...request, items: [{ ...line, quantity: "1" }] },
      "A quantity is not a number.",
    ],
    [
      "a line without a variant",
      { ...request, items: [{ ...line, variantId: " " }] },
      "A line of the cart names no product.",
    ],
    [
      "a malformed variant id",
      { ...request, items: [{ ...line, variantId: "v1" }] },
      "An item in your cart cannot be ordered. Please remove it, and add it again.",
    ],
    [
      "a price in words",
      { ...request, items: [{ ...line, shownPriceCents: "5" }] },
      "A price is not a number.",
    ],
    ["no language", { ...request, locale: "" }, "The browser's language is missing."],
    ["no time zone", { ...request, timeZone: "" }, "The browser's time zone is missing."],
    ["nothing at all", undefined, "The order cannot be read."],
  ])("with %s is refused with a message", (_, input, message) => {
    expect(firstProblem(input)).toBe(message);
  });
});

const atSecureStore = {
  store: { address: "https://store.example/store/store_01" },
  paymentHosts: ["pay.example", "pay.example:8443"],
};
const atLocalStore = {
  store: { address: "http://localhost:8788/store/store_01" },
  paymentHosts: null,
};

describe("a payment URL", () => {
  it("may be https at one of the payment hosts", () => {
    for (const url of ["https://pay.example/1", "https://pay.example:8443/1"]) {
      expect(safePaymentUrl(url, atSecureStore)).toBe(url);
    }
  });

  it.each([
    "https://other.example/1",
    "https://pay.example.other.example/1",
    "https://evil.pay.example/1",
    "https://pay.example:444/1",
    "https://pay.example@other.example/1",
    "http://pay.example/1",
  ])("cannot be %s, which is at none of them", (url) => {
    expect(safePaymentUrl(url, atSecureStore)).toBeNull();
  });

  it("may be at any host locally, and http if the store itself is on http", () => {
    for (const url of ["http://localhost:8788/pay/1", "https://other.example/1"]) {
      expect(safePaymentUrl(url, atLocalStore)).toBe(url);
    }
  });

  it("is serialised for a header", () => {
    expect(safePaymentUrl("https://pay.example/\r\nX: ₹", atSecureStore)).toBe(
      "https://pay.example/X:%20%E2%82%B9",
    );
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,hi",
    "/pay/1",
    "//pay.example",
    "",
    "ftp://x.example",
  ])("cannot be '%s'", (url) => {
    expect(safePaymentUrl(url, atLocalStore)).toBeNull();
  });
});
