import { describe, expect, it } from "vitest";
import { formatAmount, formatMoney } from "./money.ts";

describe("an amount", () => {
  it("is the cents divided by 100, with two decimals", () => {
    expect(formatAmount(149_900)).toBe("1499.00");
    expect(formatAmount(5)).toBe("0.05");
    expect(formatAmount(0)).toBe("0.00");
  });

  it("has no thousands separators", () => {
    expect(formatAmount(3_499_000)).toBe("34990.00");
  });
});

describe("money", () => {
  const currency = { code: "INR", symbol: "₹", template: "₹$1" };

  it("replaces $1 in the template", () => {
    expect(formatMoney(52_000, currency)).toBe("₹520.00");
    expect(formatMoney(52_000, { ...currency, template: "$1 kr" })).toBe("520.00 kr");
  });

  it("keeps a literal dollar sign in the template", () => {
    expect(formatMoney(1_000, { code: "USD", symbol: "$", template: "$$1" })).toBe("$10.00");
  });

  it("is prefixed with the symbol without a template", () => {
    expect(formatMoney(52_000, { ...currency, template: null })).toBe("₹520.00");
  });

  it("is prefixed with the symbol if the template has no $1", () => {
    expect(formatMoney(52_000, { ...currency, template: "₹" })).toBe("₹520.00");
  });

  it("is prefixed with the code without template and symbol", () => {
    expect(formatMoney(52_000, { code: "INR", symbol: null, template: null })).toBe("INR520.00");
  });

  it("is prefixed with € if nothing is known of the currency", () => {
    expect(formatMoney(52_000, null)).toBe("€520.00");
    expect(formatMoney(52_000, { code: null, symbol: null, template: null })).toBe("€520.00");
  });
});
