import { describe, expect, it } from "vitest";
import { createMemoryState } from "../memory-state";
import { createSandboxFixture, type SandboxFixture } from "../sandbox-fixture";
import { findOrder, type Order, saveOrder } from "./order";
import { formatRupees } from "./rupees";

async function openOrder(sandbox: SandboxFixture, overrides: Partial<Order> = {}) {
  const order: Order = {
    id: "order_01TEST",
    isPaid: false,
    lines: [
      {
        variantId: "variant_01TEST",
        productTitle: "Bowl <b>&</b> bottle",
        variantTitle: "Peacock teal",
        quantity: 3,
        unitAmountPaise: 520_50,
        lineAmountPaise: 1561_50,
      },
    ],
    totalPaise: 1561_50,
    successUrl: "https://shop.test/?checkout=success",
    cancelUrl: "https://shop.test/cart",
    ...overrides,
  };
  await saveOrder(sandbox.bindings.SANDBOX_STATE, order);
  return `/pay/${order.id}`;
}

describe("the payment page", () => {
  it("shows the order and offers Pay with the total, and Cancel", async () => {
    const sandbox = createSandboxFixture();
    const answer = await sandbox.fetch(await openOrder(sandbox));
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain("<h1>Sandbox payment</h1>");
    expect(text).toContain("Sandbox payment: no money moves");
    expect(text).toContain("Peacock teal");
    expect(text).toContain("3 × ₹520.50");
    expect(text).toMatch(/<button[^>]*>Pay ₹1561\.50<\/button>/);
    expect(text).toMatch(/<button[^>]*>Cancel<\/button>/);
  });

  it("shows names as text, never as HTML", async () => {
    const sandbox = createSandboxFixture();
    const text = await (await sandbox.fetch(await openOrder(sandbox))).text();
    expect(text).toContain("Bowl &lt;b&gt;&amp;&lt;/b&gt; bottle");
  });

  it("is never cached", async () => {
    const sandbox = createSandboxFixture();
    const answer = await sandbox.fetch(await openOrder(sandbox));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("returns a buyer who pays to the shop's success address", async () => {
    const sandbox = createSandboxFixture();
    const answer = await sandbox.fetch(await openOrder(sandbox), { method: "POST" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("https://shop.test/?checkout=success");
  });

  it("returns a buyer who cancels to the shop's cancel address and leaves the order open", async () => {
    const sandbox = createSandboxFixture();
    const path = await openOrder(sandbox);
    const answer = await sandbox.fetch(`${path}/cancel`, { method: "POST" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("https://shop.test/cart");
    expect(await (await sandbox.fetch(path)).text()).toContain("Pay ₹1561.50");
  });

  it("says that a paid order is already paid and links back to the shop", async () => {
    const sandbox = createSandboxFixture();
    const path = await openOrder(sandbox);
    await sandbox.fetch(path, { method: "POST" });
    const text = await (await sandbox.fetch(path)).text();
    expect(text).toContain("<h1>Already paid</h1>");
    expect(text).toContain('href="https://shop.test/?checkout=success"');
    expect(text).not.toContain("<button");
  });

  it("does not let a paid order be cancelled", async () => {
    const sandbox = createSandboxFixture();
    const path = await openOrder(sandbox, { isPaid: true });
    const answer = await sandbox.fetch(`${path}/cancel`, { method: "POST" });
    expect(answer.headers.get("Location")).toBe(path);
  });

  it.each([
    ["GET", "/pay/order_01UNKNOWN"],
    ["POST", "/pay/order_01UNKNOWN"],
    ["POST", "/pay/order_01UNKNOWN/cancel"],
  ])("answers %s %s with a page that says so in words", async (method, path) => {
    const answer = await createSandboxFixture().fetch(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("There is no such order.");
  });
});

describe("an order", () => {
  it("is forgotten after a day", async () => {
    let nowMs = Date.UTC(2026, 10, 20);
    const sandbox = createSandboxFixture({ SANDBOX_STATE: createMemoryState(() => nowMs) });
    await openOrder(sandbox);
    nowMs += 24 * 60 * 60 * 1000 - 1;
    expect(await findOrder(sandbox.bindings.SANDBOX_STATE, "order_01TEST")).toBeDefined();
    nowMs += 1;
    expect(await findOrder(sandbox.bindings.SANDBOX_STATE, "order_01TEST")).toBeUndefined();
  });
});

describe("amounts", () => {
  it.each([
    [0, "₹0.00"],
    [5, "₹0.05"],
    [1499_00, "₹1499.00"],
    [34_990_50, "₹34990.50"],
  ])("of %d paise read %s", (amountPaise, text) => {
    expect(formatRupees(amountPaise)).toBe(text);
  });
});
