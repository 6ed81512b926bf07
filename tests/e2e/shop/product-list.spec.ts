import type { Page } from "playwright/test";
import {
  expect,
  expectNothingWiderThanWindow,
  openHydrated,
  test,
} from "#tests/e2e/browser-test.ts";
import { catalogue } from "#workers/sandbox/catalogue/catalogue.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const kind = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Kinds of products" }).getByRole("link", { name });

test("the kind of the listed products is in the URL, changes without a request, and Back returns to all", async ({
  page,
}) => {
  await openHydrated(page, "/products");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await kind(page, "Water").click();
  await expect(page).toHaveURL("/products?kind=water");
  await expect(cards(page)).toHaveCount(4);
  await expect(kind(page, "Water")).toBeFocused();
  await expect(kind(page, "Water")).toHaveAttribute("aria-current", "true");
  expect(requests.filter((url) => url.includes("/products"))).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(catalogue.length);
});

test("a phone's first screen has products below one row of kinds, of which the chosen one is in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/products");
  await expect(cards(page).first().getByRole("heading")).toBeInViewport({ ratio: 1 });
  await page.goto("/products?kind=identity-and-papers");
  await expect(kind(page, "Identity and papers")).toBeInViewport({ ratio: 0.9 });
  await expectNothingWiderThanWindow(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card shows all of the first 100 characters of its description", async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/products");
      const previews = cards(page)
        .getByRole("paragraph")
        .filter({ hasText: /^.{100}…$/ });
      await expect(previews).toHaveCount(catalogue.length);
      const clippedPx = await previews.evaluateAll((paragraphs) =>
        paragraphs.map((paragraph) => paragraph.scrollHeight - paragraph.clientHeight),
      );
      expect(clippedPx, `at ${width} px`).toEqual(Array(catalogue.length).fill(0));
    }
  });

  for (const [width, columns] of [
    [320, 1],
    [360, 2],
    [768, 3],
    [1440, 4],
  ] as const) {
    test(`the cards are in ${columns} columns at ${width} px, and the last row is full with any number of them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/products");
      const main = page.getByRole("main");
      expect(await main.evaluate(countColumns)).toBe(columns);
      expect(await main.evaluate(findGapsOfLastRow)).toEqual(Array(catalogue.length).fill(0));
    });
  }
});

/** Runs in the page. */
function countColumns(main: Element): number {
  const tops = [...main.querySelectorAll("article")].map((card) => card.getBoundingClientRect().y);
  return tops.filter((top) => top === tops[0]).length;
}

/**
 * Runs in the page: removes card after card, and returns how many pixels the last row lacks with each number of cards.
 */
function findGapsOfLastRow(main: Element): number[] {
  const rightEdgeOf = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0;
  const items = [...main.querySelectorAll("li:has(> article)")];
  const grid = items[0]?.parentElement?.parentElement;
  return items.map((item) => {
    const gapPx = rightEdgeOf(grid) - rightEdgeOf(grid?.lastElementChild);
    item.remove();
    return Math.round(gapPx);
  });
}
