import type { Page } from "playwright/test";
import { expect, pathOf, test, untilHydrated } from "#tests/e2e/browser-test.ts";
import { cabinBag } from "#workers/sandbox/catalogue/catalogue.ts";

/** What every page does with them is a test of the Worker (caching.test.ts). */
const trackedQueries = ["/", "/contact", "/plan", pathOf(cabinBag)].map(
  (path) => `${path}?utm_source=x&fbclid=1`,
);

/** Values of each page's own parameters that mean nothing. */
const invalidQueries = [
  "/?checkout=maybe",
  "/blog?category=made-up",
  "/contact?topic=made-up&enquiry=made-up",
  "/products?kind=made-up",
  `${pathOf(cabinBag)}?variant=made-up&image=99`,
  "/plan?to=mars&pet=fish&vaccine=soon&arrive=2027-02-30",
  "/plan?pet=dog&to=uk&fbclid=1",
  "/guides/airlines?to=mars&pet=fish&weight=heavy&snub=perhaps",
  "/crate-size?a=x&b=-1&pet=fish&unit=ell&pets=9&pad=soft",
  "/quote?step=made-up&to=mars&pet=fish&month=soon",
];

const readHead = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.head.querySelectorAll("meta[name], meta[property], link[rel]")];
    const words = values.map((element) => element.outerHTML);
    // The scripts add links for their own files.
    return [document.title, ...words.filter((html) => !html.includes("modulepreload")).sort()];
  });

test.describe("a query that no page reads changes nothing when the scripts start", () => {
  for (const path of [...trackedQueries, ...invalidQueries]) {
    test(`at ${path}`, async ({ page, expectConsoleError }) => {
      expectConsoleError(/40[04] \(/);
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      // The load event waits for the scripts.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const field = page.getByRole("main").getByRole("textbox").first();
      const hasField = (await field.count()) > 0 && (await field.isVisible());
      const isDay = hasField && (await field.getAttribute("type")) === "date";
      const typed = isDay ? "2026-06-01" : "Moti";
      if (hasField) await field.fill(typed);
      const head = await readHead(page);
      scripts.resolve();
      await untilHydrated(page);
      expect(await readHead(page)).toEqual(head);
      if (hasField) await expect(field).toHaveValue(typed);
    });
  }
});
