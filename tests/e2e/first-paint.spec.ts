import type { Page } from "playwright/test";
import { cr1Crate } from "../../workers/sandbox/catalogue/iata-cr1-crate";
import { pagePaths } from "../fixtures/route-table";
import { expect, pathOf, test } from "./journey";

const footer = (page: Page) => page.getByRole("contentinfo");

const expectAllLaidOut = async (page: Page) => {
  await expect(page.locator("html")).not.toHaveAttribute("data-first-paint");
  await expect(footer(page)).toHaveCSS("content-visibility", "visible");
};

/** What the footer's style was when the page had been read, before its first paint. */
const expectFirstPaint = async (page: Page, path: string, contentVisibility: string) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const element = document.querySelector("footer");
      const visibility = element && getComputedStyle(element).contentVisibility;
      document.documentElement.setAttribute("data-footer-when-read", String(visibility));
    });
  });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-footer-when-read", contentVisibility);
};

for (const path of ["/", "/products"]) {
  test(`the first paint of ${path} leaves out what is far down, and it is laid out once the page is loaded`, async ({
    page,
  }) => {
    await expectFirstPaint(page, path, "auto");
    await expectAllLaidOut(page);
  });

  test(`a reader who reloads ${path} far down is at the same place again`, async ({ page }) => {
    await page.goto(path);
    await expectAllLaidOut(page);
    const place = page.getByRole("main").getByRole("heading", { level: 2 }).last();
    await place.evaluate((element) => element.scrollIntoView());
    const topPx = () =>
      place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await topPx();
    await page.reload();
    await expect.poll(topPx).toBe(before);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first paint leaves out all that is far down, near the window or not, and it is laid out once the page is loaded", async ({
    page,
  }) => {
    await expectFirstPaint(page, "/", "hidden");
    await expectAllLaidOut(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is left out", async ({ page }) => {
    await page.goto("/");
    await expectAllLaidOut(page);
  });

  for (const [width, height] of [
    [360, 800],
    [412, 915],
  ] as const) {
    test(`nothing that counts as far down is on the first screen of a phone of ${width} × ${height} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of [...pagePaths, pathOf(cr1Crate)]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const topsPx = await page
          .locator("[data-far-down]")
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
        expect(Math.min(...topsPx), path).toBeGreaterThanOrEqual(height);
      }
    });
  }
});
