import type { Page } from "playwright/test";
import {
  cartLink,
  expect,
  expectSameDocument,
  openHydrated,
  pathOf,
  test,
} from "#tests/e2e/browser-test.ts";
import { cabinBag } from "#workers/sandbox/catalogue/catalogue.ts";

const toasts = (page: Page) => page.getByRole("dialog", { name: /Added to Cart|Checkout Error/ });

async function addBag(page: Page, colour: string): Promise<void> {
  await page.getByRole("radio", { name: colour }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T10:00:00" });
  await openHydrated(page, pathOf(cabinBag));
  // Time passes only when a test moves the clock, however slow the machine is.
  await page.clock.pauseAt("2026-11-20T11:00:00");
});

test("the toast links to related products and to the cart, and closes", async ({ page }) => {
  await addBag(page, "Marigold");
  await toasts(page).getByRole("link", { name: "What goes with it" }).click();
  await expect(page).toHaveURL(/[?]variant=.*#goes-with-it$/);
  await expect(page.getByRole("heading", { name: "Goes with it" })).toBeInViewport();
  await page.clock.runFor(500);
  await expect(toasts(page)).toBeHidden();

  await addBag(page, "Charcoal");
  await expectSameDocument(page, async () => {
    await toasts(page).getByRole("link", { name: "View cart" }).click();
    // The router gathers loaders of a navigation with a timer.
    await page.clock.runFor(500);
  });
  await expect(page).toHaveURL("/cart");
});

test.describe("the list of toasts", () => {
  const scriptUrl = "**/toast-list-*.js";

  test("is loaded when the visitor first uses the page, not before", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((url) => url.includes("/toast-list-"))).toEqual([]);

    const response = page.waitForResponse(scriptUrl);
    await page.getByRole("heading", { level: 1 }).click();
    expect((await response).ok()).toBe(true);
  });

  test("shows the toast that was requested before it was loaded", async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route(scriptUrl, async (route) => {
      await released.promise;
      await route.continue();
    });
    await addBag(page, "Marigold");
    await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
    await expect(toasts(page)).toBeHidden();
    released.resolve();
    await expect(toasts(page)).toContainText("(Marigold) has been added.");
  });

  test("shows its toast at the next touch when the connection was lost at first", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/);
    await page.route(scriptUrl, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await addBag(page, "Marigold");
    await lost;
    await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
    await page.unroute(scriptUrl);
    // A touch while the last lost request is under way shares its failure; the one after it must not.
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expect(toasts(page)).toContainText("(Marigold) has been added.", { timeout: 1000 });
    }).toPass();
  });
});
