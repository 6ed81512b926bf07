import type { Page } from "playwright/test";
import { cartLink, expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cabinBag } from "#workers/sandbox/catalogue/catalogue.ts";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: "link" | "button" | "radio", name: string | RegExp) {
  // Looked up once, because each search by role takes as long as a few presses.
  const target = await page
    .getByRole(role, { name })
    .first()
    .evaluateHandle((element) => element);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach the ${role} ${name}`);
}

test.describe("an order", () => {
  test("can be placed with the keyboard only", async ({ page }) => {
    await openHydrated(page, "/");
    await tabTo(page, "link", "Products");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/products");
    await tabTo(page, "link", "View Details");
    await page.keyboard.press("Enter");
    await tabTo(page, "button", "Increase quantity");
    await page.keyboard.press("Space");
    await tabTo(page, "button", "Add to Cart");
    await page.keyboard.press("Enter");
    await expect(cartLink(page)).toHaveText(/2/);
    await page.goto("/cart");
    await tabTo(page, "button", "Proceed to Checkout");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
    await tabTo(page, "button", /^Pay/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thank you for your order!")).toBeVisible();
  });
});

test("the first tab stop of a page skips to its content", async ({ page }) => {
  await page.goto("/products");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("client navigation moves the focus to the new page", async ({ page }) => {
  await openHydrated(page, "/products");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a checkout that fails returns the focus to its button", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/502 \(Bad Gateway\)/);
  await setFaults({ path: "/store/*/checkout", kind: "json", body: {} });
  await page.goto(pathOf(cabinBag));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await page.goto("/checkout");
  await page.getByRole("button", { name: /^Pay/ }).press("Enter");
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay/ })).toBeFocused();
});

test("removing the last cart line moves the focus to the page's heading", async ({ page }) => {
  await page.goto(pathOf(cabinBag));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await cartLink(page).click();
  await page.getByRole("button", { name: /Remove/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
