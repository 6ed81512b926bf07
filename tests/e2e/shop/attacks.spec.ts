import type { Page } from "playwright/test";
import { cartLink, expect, test } from "#tests/e2e/browser-test.ts";
import { sandboxUrl, siteUrl } from "#tests/e2e/sites.ts";
import { attackPayloads, attacks } from "#tests/fixtures/attack-payloads.ts";
import { watchForExecution } from "./execution-watch.ts";
import { expectHarmless, watch } from "./hostile-page.ts";
import { hostileProduct, sellingFault } from "./hostile-store.ts";

const payloadsPerProduct = 120;

/** Hostile products with all payloads of a technique, each once. */
const productsWith = (payloads: string[]) =>
  Array.from({ length: Math.ceil(payloads.length / payloadsPerProduct) }, (_, index) =>
    hostileProduct(payloads.slice(index * payloadsPerProduct, (index + 1) * payloadsPerProduct)),
  );

/** The techniques, a few for each test, since the cart and the checkout take all their products at once. */
const groups = Array.from({ length: Math.ceil(attacks.length / 4) }, (_, index) =>
  attacks.slice(index * 4, index * 4 + 4),
);

// Without the Content-Security-Policy, so that only sanitising can stop the attacks.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

/**
 * Renders each text in a frame, hovers and clicks all its elements, and returns the indexes of texts that ran a script.
 */
async function showRaw(page: Page, texts: string[]): Promise<Set<number>> {
  const executed = new Set<number>();
  await watchForExecution(page.context(), {
    ownOrigins: [],
    onExecution({ frame }) {
      for (let ancestor = frame; ancestor; ancestor = ancestor.parentFrame()) {
        const name = ancestor.name();
        if (/^text-\d+$/.test(name)) executed.add(Number(name.slice(5)));
      }
    },
  });
  await page.goto("about:blank");
  await page.evaluate((bodies) => {
    for (const [index, body] of bodies.entries()) {
      const frame = document.createElement("iframe");
      frame.name = `text-${index}`;
      frame.srcdoc = `<!doctype html><body>${body}\n<p title="after">The page goes on.</p>`;
      frame.addEventListener("load", () => {
        for (const element of frame.contentDocument?.querySelectorAll("body *") ?? []) {
          element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          if (!/^https?:$/.test(String(Reflect.get(element, "protocol")))) {
            element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          }
        }
      });
      document.body.appendChild(frame);
    }
  }, texts);
  return executed;
}

test("the attacks run without sanitising", async ({ page, expectConsoleError }) => {
  expectConsoleError(/[\s\S]*/);
  const executed = await showRaw(page, attackPayloads);
  await expect.poll(() => executed.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(200);
});

for (const group of groups) {
  const techniques = group.map(({ technique }) => technique).join(", ");
  test(`no attack runs on a product page, in the cart or at the checkout: ${techniques}`, async ({
    page,
    setFaults,
  }) => {
    const products = group.flatMap(({ payloads }) => productsWith(payloads));
    await setFaults(...products.map(sellingFault));
    const executions = await watch(page, [siteUrl, sandboxUrl]);
    for (const { id } of products) {
      await page.goto(`/products/${id}`);
      await page.getByText(/^All \d+ versions$/).click();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByText("Added to Cart!")).toBeVisible();
      await expectHarmless(page, `/products/${id}`);
    }
    await cartLink(page).click();
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(products.length);
    await expectHarmless(page, "/cart");
    await page.goto("/checkout");
    await expect(page.getByRole("region", { name: "Order lines" })).toBeVisible();
    await expectHarmless(page, "/checkout");
    expect(executions).toEqual([]);
  });
}
