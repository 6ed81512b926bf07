import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { matchPath } from "react-router";
import routes from "../../../app/routes";
import { cr1Crate } from "../../../workers/sandbox/catalogue/crates";
import { pagePaths } from "../../fixtures/route-table";
import {
  addToCart,
  expect,
  expectNothingWiderThanWindow,
  openHydrated,
  pathOf,
  test,
} from "../browser-test";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 844 };
const otherWidths = [320, 360, 768, 1024, 1440];

/** axe's rules that depend on sizes, positions and computed colours, which differ from page to page. */
const layoutRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** Runs all rules of axe, or some on the page's main part. */
async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  // By default axe's source, 580 kB, is sent for each analysis, although it stays in the document.
  const isInDocument = await page.evaluate(() => "axe" in window);
  // Without the legacy mode, axe opens another page for each analysis, to look into frames. There are none.
  const axe = new AxeBuilder({ page, ...(isInDocument ? { axeSource: ";" } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules ? axe.include("main").withRules(rules) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    `at ${page.viewportSize()?.width} px`,
  ).toEqual([]);
}

async function expectNoViolationsAtBothWidths(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
  }
}

const missingProductPath = "/products/prod_01NONE";
const paths = [...pagePaths, pathOf(cr1Crate), "/no/such/page"];

const routeModuleOf = (address: string) =>
  routes.find(({ path = "" }) => matchPath(`/${path}`, address))?.file;

/** The first page of each route module, and the error page of a product. */
const templatePaths = new Set([
  ...new Map(paths.toReversed().map((path) => [routeModuleOf(path), path])).values(),
  missingProductPath,
]);

for (const path of [...paths, missingProductPath]) {
  test(`${path} fits the window from 320 to 1440 px, and axe finds no violations`, async ({
    page,
    expectConsoleError,
  }) => {
    if (/no\/such|NONE/.test(path)) expectConsoleError(/404 \(Not Found\)/);
    await page.setViewportSize(desktop);
    await openHydrated(page, path);
    await expect(page.getByText("Opening your cart")).toBeHidden();
    await expectNothingWiderThanWindow(page);
    // What else depends on the width is the same for all pages of a route module.
    await expectNoViolations(page, templatePaths.has(path) ? undefined : layoutRules);
    await page.setViewportSize(phone);
    await expectNothingWiderThanWindow(page);
    await expectNoViolations(page);
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingWiderThanWindow(page);
    }
  });
}

test.describe("axe finds no violations", () => {
  test("with the menu of a small screen open", async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("with the header's list of services open", async ({ page }) => {
    await page.setViewportSize(desktop);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Show services" }).click();
    await expect(page.getByRole("link", { name: "All services" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("with an answer of the FAQ open", async ({ page }) => {
    await openHydrated(page, "/faq");
    await page.locator("summary").first().click();
    await expect(page.locator("details > div").first()).toBeVisible();
    await expectNoViolationsAtBothWidths(page);
  });

  test("with a plan, and with problems in its questions", async ({ page, expectConsoleError }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    const wanted = "to=uk&pet=dog&snub=yes&vaccine=2026-06-01&arrive=2026-07-01";
    for (const query of [wanted, "to=eu&pet=dog&vaccine=2027-02-30&country=xx"]) {
      await openHydrated(page, `/plan?${query}`);
      await expectNoViolationsAtBothWidths(page);
    }
  });

  test("with a crate, and with problems in its measures", async ({ page, expectConsoleError }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    for (const query of ["a=66&b=40&c=25&d=66&snub=yes&pets=2", "pet=cat&a=2000&b=20&c=x&d=10"]) {
      await openHydrated(page, `/crate-size?${query}`);
      await expectNoViolationsAtBothWidths(page);
    }
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

  test("with changed prices in the cart and at the checkout", async ({ page }) => {
    const item = { productId: cr1Crate.id, name: cr1Crate.title, quantity: 3, price: 100 };
    const items = cr1Crate.variants.map(({ id }) => ({ ...item, id, currency: "inr" }));
    await page.addInitScript(
      (cart) => localStorage.setItem("cartItems", cart),
      JSON.stringify(items),
    );
    for (const path of ["/cart", "/checkout"]) {
      await page.goto(path);
      await expect(page.getByText("The total has gone up")).toBeVisible();
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expectNothingWiderThanWindow(page);
        await expectNoViolations(page);
      }
    }
  });

  test("with an order on the page after payment", async ({ page }) => {
    const item = { productId: cr1Crate.id, name: cr1Crate.title, quantity: 3, price: 100 };
    const items = cr1Crate.variants.map(({ id }) => ({ ...item, id, currency: "inr" }));
    await page.addInitScript(
      (order) => localStorage.setItem("lastOrder", order),
      JSON.stringify({ items, startedAtMs: Date.now() }),
    );
    await page.goto("/?checkout=success");
    await expect(page.getByRole("region", { name: "Your order" })).toBeVisible();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expectNothingWiderThanWindow(page);
      await expectNoViolations(page);
    }
  });

  test("with items in the cart and at the checkout", async ({ page }) => {
    await addToCart(page, cr1Crate);
    for (const [path, button] of [
      ["/cart", "Proceed to Checkout"],
      ["/checkout", /^Pay/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: button })).toBeEnabled();
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await expectNothingWiderThanWindow(page);
        await expectNoViolations(page);
      }
    }
  });
});
