import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue/catalogue";
import type { ProductSlug } from "../catalogue/define-product";
import { findOrder } from "../payment/order";
import { createSandboxFixture, sandboxOrigin, storePath } from "../sandbox-fixture";

function variantOf(slug: ProductSlug, isWanted: (title: string) => boolean = () => true) {
  const variants = catalogue.find((product) => product.slug === slug)?.variants ?? [];
  const variant = variants.find(({ title }) => isWanted(title));
  if (variant === undefined) throw new Error(`${slug} has no such variant.`);
  return variant;
}

function checkoutBody(overrides: Record<string, unknown> = {}) {
  return {
    items: [{ variant_id: variantOf("microchip").id, quantity: 1 }],
    successUrl: "https://shop.test/?checkout=success",
    cancelUrl: "https://shop.test/cart",
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
    ...overrides,
  };
}

function itemsOf(...lines: [variantId: string, quantity: number][]) {
  return { items: lines.map(([variant_id, quantity]) => ({ variant_id, quantity })) };
}

async function checkOut(overrides?: Record<string, unknown>) {
  const sandbox = createSandboxFixture();
  const answer = await sandbox.post(`${storePath}/checkout`, checkoutBody(overrides));
  return { sandbox, answer };
}

async function orderFrom(overrides?: Record<string, unknown>) {
  const { sandbox, answer } = await checkOut(overrides);
  const { url } = v.parse(v.strictObject({ url: v.string() }), await answer.json());
  return findOrder(sandbox.bindings.SANDBOX_STATE, url.split("/").at(-1) ?? "");
}

const lastTwoCrates = variantOf("iata-cr1-crate", (title) => /^200.*teal$/.test(title)).id;

describe("checkout", () => {
  it("answers with the address of a payment page on the origin that was asked", async () => {
    const { answer } = await checkOut();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      url: expect.stringMatching(new RegExp(`^${sandboxOrigin}/pay/order_01[0-9A-Z]{24}$`)),
    });
  });

  it("computes names, amounts and the total from the store's own prices", async () => {
    const harness = variantOf("travel-harness", (title) => title === "M / Vermilion");
    const order = await orderFrom(itemsOf([variantOf("microchip").id, 2], [harness.id, 1]));
    expect(order).toMatchObject({
      isPaid: false,
      totalPaise: 2 * 1499_00 + 1290_00,
      lines: [
        {
          productTitle: "ISO pet microchip, 15 digits",
          variantTitle: null,
          quantity: 2,
          unitAmountPaise: 1499_00,
          lineAmountPaise: 2998_00,
        },
        { productTitle: "Padded travel harness", variantTitle: "M / Vermilion", quantity: 1 },
      ],
    });
  });

  it("charges the sale price where there is one", async () => {
    const onSale = variantOf("crate-pads", (title) => title === "30 pads");
    expect((await orderFrom(itemsOf([onSale.id, 3])))?.totalPaise).toBe(3 * 1049_00);
  });

  it("sells the very last ones", async () => {
    const { answer } = await checkOut(itemsOf([lastTwoCrates, 2]));
    expect(answer.status).toBe(200);
  });

  it.each([
    ["in one line", itemsOf([lastTwoCrates, 3])],
    ["split over two lines", itemsOf([lastTwoCrates, 1], [lastTwoCrates, 2])],
    ["of a sold-out variant", itemsOf([variantOf("crate-bowls").id, 1])],
  ])("refuses more than is in stock, %s", async (_case, items) => {
    const { answer } = await checkOut(items);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      message: expect.any(String),
      code: "insufficient_inventory",
    });
  });

  it("sells any number where stock is not tracked", async () => {
    const { answer } = await checkOut(itemsOf([variantOf("crate-pads").id, 5000]));
    expect(answer.status).toBe(200);
  });

  it("refuses a variant that is not in the store", async () => {
    const { answer } = await checkOut(itemsOf(["variant_01AAAAAAAAAAAAAAAAAAAAAAAA", 1]));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "variant_not_found" });
  });

  it("refuses a product that is not sold online", async () => {
    const { answer } = await checkOut(itemsOf([variantOf("wooden-crate").id, 1]));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "product_not_purchasable" });
  });

  it.each([
    ["no items", { items: [] }, "items"],
    ["a quantity of 0", itemsOf([lastTwoCrates, 0]), "quantity"],
    ["half a piece", itemsOf([lastTwoCrates, 0.5]), "quantity"],
    [
      "a success address that is not of the web",
      { successUrl: "javascript:alert(1)" },
      "successUrl",
    ],
    ["a relative cancel address", { cancelUrl: "/cart" }, "cancelUrl"],
    ["no locale", { locale: undefined }, "locale"],
    ["an empty time zone", { timeZone: "" }, "timeZone"],
    ["an amount of the client's own", { amount: 1 }, "amount"],
  ])("refuses %s with a message that names the field", async (_case, overrides, field) => {
    const { answer } = await checkOut(overrides);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringContaining(field) });
  });

  it("refuses a body that is not JSON", async () => {
    const answer = await createSandboxFixture().fetch(`${storePath}/checkout`, {
      method: "POST",
      body: "items=1",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: "The body is not JSON." });
  });
});
