import { describe, expect, it } from "vitest";
import { basketPath, readBasket } from "./basket-link.ts";

const crate = { variantId: "variant_crate", quantity: 2 };
const pad = { variantId: "variant_pad", quantity: 1 };

const line = (index: number) => `variant_${index}:1`;
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index)).join();

describe("a link to a basket", () => {
  it("leads back to what it was made from", () => {
    const { searchParams } = new URL(basketPath([crate, pad]), "https://marigold.example");
    expect(readBasket(searchParams.get("add") ?? "")).toEqual({ asked: [crate, pad] });
  });

  it("has each variant once, with the sum of its quantities", () => {
    expect(readBasket("variant_crate:1,variant_pad:1,variant_crate:1")).toEqual({
      asked: [crate, pad],
    });
  });

  it.each(["", "crate:1", "variant_crate:1,", "variant_crate:1:1", "variant_/:1"])(
    "is not complete as “%s”",
    (text) => {
      expect(readBasket(text)).toEqual({ problem: expect.stringContaining("not complete") });
    },
  );

  it.each(["", "0", "-1", "1.5", "two", "1e3", "9007199254740992"])(
    "has no quantity of “%s”, since the cart has none either",
    (quantity) => {
      expect(readBasket(`variant_crate:${quantity}`)).toEqual({
        problem: "A quantity in this link is not a whole number above 0.",
      });
    },
  );

  it("has at most 20 lines", () => {
    expect(readBasket(lines(20))).toMatchObject({ asked: { length: 20 } });
    expect(readBasket(lines(21))).toEqual({ problem: expect.stringContaining("at most 20") });
  });
});
