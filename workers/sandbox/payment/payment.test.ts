import { describe, expect, it } from "vitest";
import { createMemoryState } from "#tests/fixtures/sandbox/memory-state.ts";
import {
  createSandboxFixture,
  type SandboxFixture,
} from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { findOrder, formatRupees, type Order, saveOrder } from "./payment.ts";

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
    const response = await sandbox.fetch(await openOrder(sandbox));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain("<h1>Sandbox payment</h1>");
    expect(text).toContain("Sandbox payment: no money moves");
    expect(text).toContain("Peacock teal");
    expect(text).toContain("3 × ₹520.50");
    expect(text).toMatch(/<button[^>]*>Pay ₹1561\.50<\/button>/);
    expect(text).toMatch(/<button[^>]*>Cancel<\/button>/);
  });

  it("escapes HTML in names", async () => {
    const sandbox = createSandboxFixture();
    const text = await (await sandbox.fetch(await openOrder(sandbox))).text();
    expect(text).toContain("Bowl &lt;b&gt;&amp;&lt;/b&gt; bottle");
  });

  it("is never cached", async () => {
    const sandbox = createSandboxFixture();
    const response = await sandbox.fetch(await openOrder(sandbox));
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("redirects a buyer who pays to the success URL", async () => {
    const sandbox = createSandboxFixture();
    const response = await sandbox.fetch(await openOrder(sandbox), { method: "POST" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("https://shop.test/?checkout=success");
  });

  it("redirects a buyer who cancels to the cancel URL, and leaves the order open", async () => {
    const sandbox = createSandboxFixture();
    const path = await openOrder(sandbox);
    const response = await sandbox.fetch(`${path}/cancel`, { method: "POST" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("https://shop.test/cart");
    expect(await (await sandbox.fetch(path)).text()).toContain("Pay ₹1561.50");
  });

  it("tells that an order is already paid, with a link to the shop", async () => {
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
    const response = await sandbox.fetch(`${path}/cancel`, { method: "POST" });
    expect(response.headers.get("Location")).toBe(path);
  });

  it.each([
    ["GET", "/pay/order_01UNKNOWN"],
    ["POST", "/pay/order_01UNKNOWN"],
    ["POST", "/pay/order_01UNKNOWN/cancel"],
  ])("responds to %s %s with 404 and an explanation", async (method, path) => {
    const response = await createSandboxFixture().fetch(path, { method });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("There is no such order.");
  });
});

describe("an order", () => {
  it("expires after a day", async () => {
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
  ])("of %d paise are formatted as %s", (amountPaise, text) => {
    expect(formatRupees(amountPaise)).toBe(text);
  });
});
