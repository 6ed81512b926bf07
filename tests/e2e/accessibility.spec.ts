import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { cr1Crate } from "../../workers/sandbox/catalogue/iata-cr1-crate";
import { addToCart, expect, pathOf, test } from "./journey";

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of ["/", "/products", pathOf(cr1Crate), "/contact", "/cart", "/checkout"]) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText("Opening your cart")).toBeHidden();
        await expectNoViolations(page);
      });
    }

    test("on the pages that say what is missing", async ({ page, expectConsoleError }) => {
      expectConsoleError(/404 \(Not Found\)/);
      await page.goto("/nowhere");
      await expectNoViolations(page);
      await page.goto("/products/prod_01NONE");
      await expectNoViolations(page);
    });

    test("with the menu or the services open", async ({ page }) => {
      await page.goto("/");
      if (width < 1280) {
        await page.getByRole("button", { name: "Open menu" }).click();
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      } else {
        await page.getByRole("button", { name: "Show services" }).click();
        await expect(page.getByRole("link", { name: "All services" })).toBeVisible();
      }
      await expectNoViolations(page);
    });

    test("with a toast on show, a full cart and an order to pay", async ({ page }) => {
      await addToCart(page, cr1Crate);
      await expectNoViolations(page);
      await page.goto("/cart");
      await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/checkout");
      await expect(page.getByRole("button", { name: /Pay/ })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test("nothing is wider than the window, from 320 to 1440 px", async ({ page }) => {
  await addToCart(page, cr1Crate);
  for (const path of ["/", "/products", pathOf(cr1Crate), "/cart", "/checkout", "/contact"]) {
    await page.goto(path);
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWidePx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWidePx, `${path} at ${width} px`).toBe(0);
    }
  }
});
