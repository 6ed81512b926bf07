import type { APIRequestContext } from "playwright/test";
import { sanitiseHtml } from "#shop/catalogue/html/product-html.server.ts";
import { cartLink, expect, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { hookToken, sandboxUrl, siteUrl } from "#tests/e2e/sites.ts";
import { attackPayloads } from "#tests/fixtures/attack-payloads.ts";
import { siteLimits } from "#tests/fixtures/product.ts";
import { expectHarmless, watch } from "./hostile-page.ts";
import { hostileProduct, listingFault, sellingFault } from "./hostile-store.ts";

const payloadsPerProduct = 120;

/** Hostile products with all payloads, each once. */
const products = Array.from(
  { length: Math.ceil(attackPayloads.length / payloadsPerProduct) },
  (_, index) =>
    hostileProduct(
      attackPayloads.slice(index * payloadsPerProduct, (index + 1) * payloadsPerProduct),
    ),
);

/** Makes the site load the store's list of products anew, which it otherwise does each minute. */
async function refreshList(request: APIRequestContext): Promise<void> {
  const headers = { Authorization: `Bearer ${hookToken}` };
  expect(await request.post("/hooks/catalog", { headers, data: {}, maxRetries: 1 })).toBeOK();
}

// The hostile pages are many times longer than a shop's, so they take longer to render on a slow machine.
const expectOfLongPage = expect.configure({ timeout: 30_000 });

// Without the Content-Security-Policy, so that only sanitising can stop the attacks.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test("no attack runs on a product page, in the cart or at the checkout", async ({
  page,
  setFaults,
}) => {
  await setFaults(...products.map(sellingFault));
  const executions = await watch(page, [siteUrl, sandboxUrl]);
  for (const [index, { id }] of products.entries()) {
    await page.goto(`/products/${id}`);
    await page.getByText(/^All \d+ versions$/).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expectOfLongPage(cartLink(page)).toHaveText(new RegExp(`${index + 1}`));
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

test("what sanitising leaves of all attacks runs nothing in a blank page, under the pointer or when clicked", async ({
  page,
}) => {
  const executions = await watch(page, []);
  const texts = attackPayloads.map((payload) => sanitiseHtml(payload, siteLimits));
  await page.setContent(texts.map((html) => `<section>${html}</section>`).join("\n"));
  await expect(page.locator("section")).toHaveCount(texts.length);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("section *")) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      if (/^(https?|mailto|tel):$/.test(String(Reflect.get(element, "protocol")))) continue;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  });
  await page.waitForLoadState();
  expect(executions).toEqual([]);
});

test.describe("in a list of products", () => {
  // The site keeps the list for the tests that follow.
  test.afterEach(async ({ setFaults, request }) => {
    await setFaults();
    await refreshList(request);
  });

  test("no attack runs", async ({ page, request, setFaults }) => {
    await setFaults(listingFault(attackPayloads.map((payload) => hostileProduct([payload]))));
    await refreshList(request);
    const executions = await watch(page, [siteUrl, sandboxUrl]);
    await openHydrated(page, "/products");
    await expectOfLongPage(page.getByRole("article")).toHaveCount(attackPayloads.length);
    await expectHarmless(page, "/products");
    await cartLink(page).click();
    await expectOfLongPage(page.getByText("Your cart is empty")).toBeVisible();
    await page.goBack();
    await expectOfLongPage(page.getByRole("article")).toHaveCount(attackPayloads.length);
    await expectHarmless(page, "/products");
    expect(executions).toEqual([]);
  });
});
