import type { Page } from "playwright/test";
import { cr1Crate } from "../../workers/sandbox/catalogue/iata-cr1-crate";
import { pagePaths } from "../fixtures/route-table";
import { expect, pathOf, test } from "./journey";

const footer = (page: Page) => page.getByRole("contentinfo");

const expectAllLaidOut = async (page: Page) => {
  await expect(page.locator("html")).not.toHaveAttribute("data-first-paint");
  await expect(footer(page)).toHaveCSS("content-visibility", "visible");
};

/** Runs in the page: says on it whether the footer was left out when the page had been read, before its first paint. */
function noteFooterWhenRead() {
  addEventListener("DOMContentLoaded", () => {
    const element = document.querySelector("footer");
    const visibility = element && getComputedStyle(element).contentVisibility;
    document.documentElement.setAttribute("data-footer-when-read", String(visibility));
  });
}

/** Runs in the page: adds up the share of the screen that has moved, as search engines count it. */
function noteLayoutShift() {
  const root = document.documentElement;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry.toJSON();
      root.dataset.layoutShift = String(Number(root.dataset.layoutShift ?? 0) + value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: what can be seen of it without scrolling, and where. */
function firstScreen() {
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ name: element.tagName, topPx: element.getBoundingClientRect().top }))
    .filter(({ topPx }) => topPx < innerHeight);
}

for (const path of ["/", "/products"]) {
  test(`the first paint of ${path} leaves out what is far down, and it is laid out once the page is loaded`, async ({
    page,
  }) => {
    await page.addInitScript(noteFooterWhenRead);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-footer-when-read", "auto");
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

  for (const path of ["/", "/products", "/contact", "/blog/choosing-iata-crate"]) {
    test(`nothing of ${path} moves when what is far down is laid out`, async ({
      page,
      expectConsoleError,
    }) => {
      // A font that comes late moves text by itself.
      await page.route("**/*.woff2", (route) => route.abort());
      expectConsoleError(/ERR_FAILED/);
      await page.addInitScript(noteLayoutShift);
      await page.goto(path);
      await expectAllLaidOut(page);
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      await expect(page.locator("html")).not.toHaveAttribute("data-layout-shift");
    });
  }
});

test("whoever comes for a passage far down a page gets all of it at once, and finds the passage", async ({
  page,
}) => {
  await page.addInitScript(noteFooterWhenRead);
  await page.goto("/blog/choosing-iata-crate#:~:text=Back%20to%20the%20blog");
  await expect(page.locator("html")).toHaveAttribute("data-footer-when-read", "visible");
  await expect(page.getByRole("link", { name: "Back to the blog" })).toBeInViewport();
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
    test(`the first screen of a phone of ${width} × ${height} pixels lacks nothing before what is far down is laid out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of [...pagePaths, pathOf(cr1Crate)]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const whole = await page.evaluate(firstScreen);
        await page.evaluate(() => document.documentElement.toggleAttribute("data-first-paint"));
        expect(await page.evaluate(firstScreen), path).toEqual(whole);
      }
    });
  }
});
