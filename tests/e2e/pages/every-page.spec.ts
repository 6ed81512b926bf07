import { mkdir, rm, writeFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import vnuJar from "vnu-jar";
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

async function expectNoViolations(page: Page): Promise<void> {
  // Without the legacy mode, axe opens another page for each analysis, to look into frames. There are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const axeWidths = [390, 1280];

for (const path of [...pagePaths, pathOf(cr1Crate), "/no/such/page", "/products/prod_01NONE"]) {
  test(`${path} fits the window from 320 to 1440 px, and axe finds no violations`, async ({
    page,
    expectConsoleError,
  }) => {
    if (/no\/such|NONE/.test(path)) expectConsoleError(/404 \(Not Found\)/);
    await openHydrated(page, path);
    await expect(page.getByText("Opening your cart")).toBeHidden();
    for (const width of [320, 360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingWiderThanWindow(page);
      if (axeWidths.includes(width)) await expectNoViolations(page);
    }
  });
}

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds no violations`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("with the menu or the list of services open", async ({ page }) => {
      await openHydrated(page, "/");
      if (width < 1280) {
        await page.getByRole("button", { name: "Open menu" }).click();
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      } else {
        await page.getByRole("button", { name: "Show services" }).click();
        await expect(page.getByRole("link", { name: "All services" })).toBeVisible();
      }
      await expectNoViolations(page);
    });

    test("with an answer of the FAQ open", async ({ page }) => {
      await openHydrated(page, "/faq");
      await page.locator("summary").first().click();
      await expect(page.locator("details > div").first()).toBeVisible();
      await expectNoViolations(page);
    });

    test("with a toast, with items in the cart and at the checkout", async ({ page }) => {
      await addToCart(page, cr1Crate);
      await expectNoViolations(page);
      await page.goto("/cart");
      await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
      await expectNoViolations(page);
      await page.goto("/checkout");
      await expect(page.getByRole("button", { name: /Pay/ })).toBeVisible();
      await expectNothingWiderThanWindow(page);
      await expectNoViolations(page);
    });
  });
}

const htmlFolder = ".wrangler/e2e-html";

/** React writes these slashes. They have no effect. */
const ignored = ["--filterpattern", "Trailing slash on void elements.*"];

test("the W3C Nu checker finds no errors in the HTML of any page", async ({ request }) => {
  test.slow();
  await rm(htmlFolder, { recursive: true, force: true });
  await mkdir(htmlFolder, { recursive: true });
  const paths = [...pagePaths, pathOf(cr1Crate), "/no/such/page"];
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = `${htmlFolder}/${path.replaceAll("/", "_")}.html`;
      const html = await (await request.get(path)).text();
      // The inlined style sheet uses CSS that is newer than the checker.
      await writeFile(file, html.replace(/<style>.*?<\/style>/s, ""));
      return file;
    }),
  );
  expect(await vnuJar.vnu.check(["--format", "gnu", ...ignored, ...files])).toBe("");
});
