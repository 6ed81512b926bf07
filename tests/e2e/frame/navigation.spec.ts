import type { Page, Route } from "playwright/test";
import { expect, expectSameDocument, openHydrated, test } from "#tests/e2e/browser-test.ts";

const mainNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the links of the header open their pages without loading the document", async ({ page }) => {
  await openHydrated(page, "/");
  await expectSameDocument(page, async () => {
    for (const [name, path] of [
      ["About", "/about"],
      ["Services", "/services"],
      ["Products", "/products"],
      ["Locations", "/locations"],
      ["Blog", "/blog"],
      ["Testimonials", "/testimonials"],
      ["FAQ", "/faq"],
      ["Contact", "/contact"],
      ["Home", "/"],
    ] as const) {
      await mainNavigation(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
  });
});

test("hovering a link of the header prefetches its page's data and module", async ({ page }) => {
  await openHydrated(page, "/contact");
  const data = page.waitForRequest(/\/blog\.data/);
  const module = page.waitForRequest(/\/assets\/blog-[\w-]+\.js$/);
  await mainNavigation(page).getByRole("link", { name: "Blog" }).hover();
  await Promise.all([data, module]);
  await expect(page).toHaveURL("/contact");
});

test("a new page starts at its top, and Back returns to the scroll position", async ({ page }) => {
  await openHydrated(page, "/products");
  const link = page
    .getByRole("article", { name: "Gel cooling mat" })
    .getByRole("link", { name: "View Details" });
  const heading = page.getByRole("heading", { level: 1 });
  await link.scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await link.click();
  await expect(heading).toHaveText("Gel cooling mat");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(heading).not.toBeInViewport();
});

test("a slow page shows that it is loading, and Back returns to the scroll position from it, too", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/404 \(Not Found\)/);
  const item = { id: "variant_1", productId: `prod_${Date.now()}`, name: "Lost crate" };
  const items = Array.from({ length: 12 }, (_, index) => ({
    ...item,
    id: `variant_${index}`,
    price: 100,
    quantity: 1,
  }));
  await page.addInitScript(
    (cart) => localStorage.setItem("cartItems", cart),
    JSON.stringify(items),
  );
  await page.goto("/cart");
  // The notices make the lines higher.
  await expect(page.getByText("No longer sold. Please remove it.")).toHaveCount(items.length);
  await setFaults({ path: "/store/*/products/*", kind: "delay", delayMs: 1_000 });
  const link = page.getByRole("link", { name: "Lost crate" }).last();
  await link.scrollIntoViewIfNeeded();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toBeInViewport();
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Loading product…" })).toBeVisible();
  await expect(heading).toHaveText("Product not found");
  await expect(page.getByText("Loading product…")).toBeHidden();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(heading).not.toBeInViewport();
});

test.describe("after a deployment, when a script of the next page is gone", () => {
  for (const [until, times] of [
    ["until the page is loaded anew", 1],
    ["for good", undefined],
  ] as const) {
    test(`(${until}) its link loads it as a document, and Back returns`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(
        /404 \(Not Found\)|Failed to fetch dynamically imported module|route module/,
      );
      await openHydrated(page, "/about");
      const script = /\/assets\/faq-[\w-]+\.js$/;
      // As over a network, the page has shown by the response that it waits.
      const waiting = page.getByText("Loading…").waitFor();
      const respond = async (route: Route) => {
        await waiting;
        await route.fulfill({ status: 404, body: "" });
      };
      await page.route(script, respond, { times });
      await mainNavigation(page).getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL("/faq");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Questions that owners ask");
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await expect(heading).toHaveText("About us");
      await page.reload();
      await expect(page).toHaveURL("/about");
    });
  }
});
