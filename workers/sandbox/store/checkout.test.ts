import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  createSandboxFixture,
  sandboxOrigin,
  storePath,
} from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import {
  cr1Crate,
  crateBowls,
  cratePads,
  microchip,
  type Product,
  travelHarness,
  woodenCrate,
} from "#workers/sandbox/catalogue/catalogue.ts";
import { findOrder } from "#workers/sandbox/payment/payment.ts";

function variantOf(product: Product, isWanted: (title: string) => boolean = () => true) {
  const variant = product.variants.find(({ title }) => isWanted(title));
  if (variant === undefined) throw new Error(`${product.title} has no such variant.`);
  return variant;
}

function checkoutBody(overrides: Record<string, unknown> = {}) {
  return {
    items: [{ variant_id: variantOf(microchip).id, quantity: 1 }],
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
  const response = await sandbox.post(`${storePath}/checkout`, checkoutBody(overrides));
  return { sandbox, response };
}

async function orderFrom(overrides?: Record<string, unknown>) {
  const { sandbox, response } = await checkOut(overrides);
  const { url } = v.parse(v.strictObject({ url: v.string() }), await response.json());
  return findOrder(sandbox.bindings.SANDBOX_STATE, url.split("/").at(-1) ?? "");
}

const lastTwoCrates = variantOf(cr1Crate, (title) => /^200.*teal$/.test(title)).id;

describe("checkout", () => {
  it("returns the URL of a payment page on the requested origin", async () => {
    const { response } = await checkOut();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      url: expect.stringMatching(new RegExp(`^${sandboxOrigin}/pay/order_01[0-9A-Z]{24}$`)),
    });
  });

  it("takes names, amounts and the total from the catalogue", async () => {
    const harness = variantOf(travelHarness, (title) => title === "M / Vermilion");
    const order = await orderFrom(itemsOf([variantOf(microchip).id, 2], [harness.id, 1]));
    expect(order).toMatchObject({
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

  it("charges the sale price of a variant on sale", async () => {
    const onSale = variantOf(cratePads, (title) => title === "30 pads");
    expect((await orderFrom(itemsOf([onSale.id, 3])))?.totalPaise).toBe(3 * 1049_00);
  });

  it("sells the last items in stock", async () => {
    const { response } = await checkOut(itemsOf([lastTwoCrates, 2]));
    expect(response.status).toBe(200);
  });

  it.each([
    ["in one line", itemsOf([lastTwoCrates, 3])],
    ["split over two lines", itemsOf([lastTwoCrates, 1], [lastTwoCrates, 2])],
    ["of a sold-out variant", itemsOf([variantOf(crateBowls).id, 1])],
  ])("rejects more than is in stock, %s", async (_case, items) => {
    const { response } = await checkOut(items);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      message: expect.any(String),
      code: "insufficient_inventory",
    });
  });

  it("sells any quantity if the stock is not tracked", async () => {
    const { response } = await checkOut(itemsOf([variantOf(cratePads).id, 5000]));
    expect(response.status).toBe(200);
  });

  it("rejects an unknown variant", async () => {
    const { response } = await checkOut(itemsOf(["variant_01AAAAAAAAAAAAAAAAAAAAAAAA", 1]));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "variant_not_found" });
  });

  it("rejects a product that is not sold online", async () => {
    const { response } = await checkOut(itemsOf([variantOf(woodenCrate).id, 1]));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "product_not_purchasable" });
  });

  it.each([
    ["no items", { items: [] }, "items"],
    ["a quantity of 0", itemsOf([lastTwoCrates, 0]), "quantity"],
    ["a fractional quantity", itemsOf([lastTwoCrates, 0.5]), "quantity"],
    [
      "a success URL that is not http or https",
      { successUrl: "javascript:alert(1)" },
      "successUrl",
    ],
    ["a relative cancel URL", { cancelUrl: "/cart" }, "cancelUrl"],
    ["no locale", { locale: undefined }, "locale"],
    ["a locale that is no language tag", { locale: "en-US@posix" }, "locale"],
    ["an empty time zone", { timeZone: "" }, "timeZone"],
    ["a time zone that does not exist", { timeZone: "Etc/Unknown" }, "timeZone"],
    ["an amount", { amount: 1 }, "amount"],
  ])("rejects %s with a message that names the field", async (_case, overrides, field) => {
    const { response } = await checkOut(overrides);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
  });

  it("rejects a body that is not JSON", async () => {
    const response = await createSandboxFixture().fetch(`${storePath}/checkout`, {
      method: "POST",
      body: "items=1",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "The body is not JSON." });
  });
});
