import { describe, expect, it } from "vitest";
import { createSandboxFixture } from "#tests/fixtures/sandbox/sandbox-fixture.ts";
import { saveOrder } from "./payment.ts";

const path = "/pay/order_01TEST";

async function openOrder() {
  const sandbox = createSandboxFixture();
  await saveOrder(sandbox.bindings.SANDBOX_STATE, {
    id: "order_01TEST",
    lines: [
      {
        variantId: "variant_01TEST",
        productTitle: "Bowl <b>&</b> bottle",
        variantTitle: "Peacock teal",
        quantity: 3,
        unitAmountPaise: 1520_50,
        lineAmountPaise: 4561_50,
      },
    ],
    totalPaise: 4561_50,
    successUrl: "https://shop.test/?checkout=success",
    cancelUrl: "https://shop.test/cart",
  });
  return sandbox;
}

describe("the payment page", () => {
  it("shows the order as text, and offers Pay with the total, and Cancel", async () => {
    const text = await (await (await openOrder()).fetch(path)).text();
    expect(text).toContain("<h1>Sandbox payment</h1>");
    expect(text).toContain("Bowl &lt;b&gt;&amp;&lt;/b&gt; bottle");
    expect(text).toContain("Peacock teal");
    expect(text).toContain("3 × ₹1520.50");
    expect(text).toMatch(/<button[^>]*>Pay ₹4561\.50<\/button>/);
    expect(text).toMatch(/<button[^>]*>Cancel<\/button>/);
  });

  it.each([
    [path, "https://shop.test/?checkout=success"],
    [`${path}/cancel`, "https://shop.test/cart"],
  ])("redirects a post to %s to %s", async (action, url) => {
    const response = await (await openOrder()).fetch(action, { method: "POST" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(url);
  });

  it("does not exist for an unknown order", async () => {
    expect((await createSandboxFixture().fetch("/pay/order_01UNKNOWN")).status).toBe(404);
  });
});
