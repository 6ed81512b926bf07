import { describe, expect, it } from "vitest";
import { inRupees } from "#tests/fixtures/money.ts";
import type { CartItem } from "./cart.ts";
import { atCurrentPrices, needsConsent, type Offer, toCurrentLines } from "./offer.ts";

function anItem(fields: Partial<CartItem> = {}): CartItem {
  return {
    id: "variant_a",
    productId: "prod_01",
    name: "Crate",
    variantName: "Grey",
    image: null,
    quantity: 2,
    price: 50_000,
    currency: "inr",
    ...fields,
  };
}

const available = ({
  cents = 50_000,
  currency = "inr",
  left = null,
}: {
  cents?: number;
  currency?: string;
  left?: number | null;
} = {}): Offer => ({
  variantId: "variant_a",
  kind: "available",
  price: { cents, currency },
  left,
});

const unavailable = (kind: Offer["kind"]): Offer => ({
  variantId: "variant_a",
  kind,
  price: null,
  left: null,
});

const offersOf = (...offers: Offer[]) => new Map(offers.map((offer) => [offer.variantId, offer]));

describe("today's price", () => {
  it("replaces the price of its line and keeps the rest", () => {
    const other = anItem({ id: "variant_b" });
    const offers = offersOf(available({ cents: 60_000 }));
    expect(atCurrentPrices([anItem(), other], offers)).toEqual([anItem({ price: 60_000 }), other]);
  });

  it.each(["out-of-stock", "not-for-sale", "gone"] as const)(
    "is the stored one for a variant that is %s",
    (kind) => {
      const offers = offersOf(unavailable(kind));
      expect(atCurrentPrices([anItem()], offers)).toEqual([anItem()]);
    },
  );
});

describe("the notice of a line", () => {
  /** The notice for a line of two crates at ₹500.00. */
  const noticeFor = (...offers: Offer[]) =>
    toCurrentLines([anItem()], offersOf(...offers))[0]?.notice;

  it("is missing if nothing is known or nothing has changed", () => {
    expect(noticeFor()).toBeNull();
    expect(noticeFor(available())).toBeNull();
    expect(noticeFor(available({ currency: "INR", left: 2 }))).toBeNull();
  });

  it("has the new price and the old one", () => {
    expect(noticeFor(available({ cents: 60_000 }))).toBe(
      `The price is now ${inRupees(600)}. It was ${inRupees(500)} when you added it.`,
    );
    expect(noticeFor(available({ cents: 5, currency: "usd" }))).toBe(
      `The price is now $0.05. It was ${inRupees(500)} when you added it.`,
    );
  });

  it("asks for a lower quantity if fewer are left", () => {
    expect(noticeFor(available({ left: 1 }))).toBe("Only 1 left. Please lower the quantity.");
    expect(noticeFor(available({ left: 1, cents: 40_000 }))).toBe(
      `The price is now ${inRupees(400)}. It was ${inRupees(500)} when you added it. Only 1 left. Please lower the quantity.`,
    );
  });

  it.each([
    ["out-of-stock", "Sold out. Please remove it."],
    ["not-for-sale", "No longer sold. Please remove it."],
    ["gone", "No longer sold. Please remove it."],
  ] as const)("of a variant that is %s asks to remove it", (kind, notice) => {
    expect(noticeFor(unavailable(kind))).toBe(notice);
  });
});

describe("the buyer's consent", () => {
  it("is needed if the total is higher or in another currency", () => {
    expect(needsConsent([anItem()], [anItem({ price: 50_001 })])).toBe(true);
    expect(needsConsent([anItem()], [anItem({ price: 5, currency: "usd" })])).toBe(true);
  });

  it("is not needed if the total is the same or lower, whatever a single price does", () => {
    const cheap = anItem({ id: "variant_b", price: 100 });
    expect(needsConsent([anItem(), cheap], [anItem(), cheap])).toBe(false);
    const [cheaper, dearer] = [anItem({ price: 40_000 }), { ...cheap, price: 200 }];
    expect(needsConsent([anItem(), cheap], [cheaper, dearer])).toBe(false);
  });
});
