import type { Page } from "playwright/test";
import { expect, expectSameDocument, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { cabinBag } from "#workers/sandbox/catalogue/catalogue.ts";

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Collects the violations of the page's policy. */
const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    window.violations = violations;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sourceFile }) =>
      violations.push(`${effectiveDirective} in ${sourceFile}`),
    );
  });

const findViolations = (page: Page) => page.evaluate(() => window.violations);

test("no page violates its own policy, loaded or reached by links", async ({ page }) => {
  await watchViolations(page);
  await openHydrated(page, "/products");
  await expectSameDocument(page, async () => {
    await page
      .getByRole("main")
      .locator(`a[href="${pathOf(cabinBag)}"]`)
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: cabinBag.title })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    // The product's page may link to the same article.
    await expect(page.getByRole("heading", { level: 1, name: cabinBag.title })).toBeHidden();
    await page.getByRole("main").locator('a[href="/blog/choosing-iata-crate"]').first().click();
    await expect(page.getByRole("region", { name: "In short" })).toBeVisible();
  });
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByRole("dialog", { name: /Chat with Marigold/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await fillCart(page, cartLine(cabinBag));
  await page.goto("/cart");
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeEnabled();
  expect(await findViolations(page)).toEqual([]);
});
