import { addToCart, expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart, keepInBrowser } from "#tests/e2e/filled-cart.ts";
import { hubPath } from "#tests/fixtures/route-table.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import {
  desktop,
  expectNoViolations,
  expectToFitEachWindow,
  expectToFitWithoutViolations,
  phone,
} from "./fit-and-axe.ts";
import { lookAtPage } from "./looks.ts";
import { operateTranslated } from "./operate-controls.ts";
import { answers, kinds, paths } from "./page-kinds.ts";

/** Lines of a cart whose prices have changed since. */
const changedLines = cr1Crate.variants.map(({ id }) =>
  cartLine(cr1Crate, { id, quantity: 3, price: 100 }),
);

for (const path of [...kinds, ...answers]) {
  test(`${path} is whole for axe, at every width, with large text, in print and translated`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/40[04] \(/);
    await openHydrated(page, path);
    await expect(page.getByText("Opening your cart")).toBeHidden();
    await lookAtPage(page, test);
    await test.step("translated, all its controls work", async () => {
      await page.setViewportSize(desktop);
      await operateTranslated(page);
    });
  });
}

for (const [path, button] of [
  ["/cart", "Proceed to Checkout"],
  ["/checkout", /^Pay/],
] as const) {
  test(`${path} with an item is whole for axe, at every width, with large text and in print`, async ({
    page,
  }) => {
    await fillCart(page, cartLine(cr1Crate));
    await page.goto(path);
    await expect(page.getByRole("button", { name: button })).toBeEnabled();
    await lookAtPage(page, test);
  });

  test(`${path} with changed prices is whole for axe, at every width, with large text and in print`, async ({
    page,
  }) => {
    await fillCart(page, ...changedLines);
    await page.goto(path);
    await expect(page.getByText("The total has gone up")).toBeVisible();
    await lookAtPage(page, test);
  });
}

test("the page after payment, with its order, is whole for axe, at every width, with large text and in print", async ({
  page,
}) => {
  await keepInBrowser(page, "lastOrder", { items: changedLines, startedAtMs: Date.now() });
  await page.goto("/?checkout=success");
  await expect(page.getByRole("region", { name: "Your order" })).toBeVisible();
  await lookAtPage(page, test);
});

test.describe("axe finds no violations", () => {
  test("with the menu of a small screen open", async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("with the header's list of services open, on wide screens", async ({ page }) => {
    await page.setViewportSize(desktop);
    for (const path of ["/", hubPath, pathOf(cr1Crate)]) {
      await openHydrated(page, path);
      await page.getByRole("button", { name: "Show services" }).click();
      await expect(page.getByRole("link", { name: "All services" })).toBeVisible();
      await expectNoViolations(page, "header");
    }
  });

  test("with an answer of the FAQ open, which fits each window", async ({ page }) => {
    await openHydrated(page, "/faq");
    await expect(page.locator("details > div").first()).toBeVisible();
    await expectToFitWithoutViolations(page);
  });

  test("with a toast", async ({ page }) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await addToCart(page, cr1Crate);
      // A toast stays while the pointer is on it.
      await page.getByRole("dialog", { name: "Added to Cart!" }).hover();
      await expectNoViolations(page);
      await expect(page.getByText("Added to Cart!")).toBeVisible();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every other page fits each window, too", async ({ page }) => {
    for (const path of paths.filter((path) => !kinds.has(path))) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectToFitEachWindow(page);
      });
    }
  });
});
