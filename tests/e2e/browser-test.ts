import { test as base, expect, type Page } from "playwright/test";
import type { CatalogueProduct } from "../../workers/sandbox/catalogue/define-product";
import { sandboxUrl } from "./sites";

type Fixtures = {
  /** Says that the journey makes the browser's console show such an error; any other fails it. */
  expectConsoleError: (pattern: RegExp) => void;
  /** Makes the sandbox misbehave until the journey's end (workers/sandbox/README.md). */
  setFaults: (...faults: object[]) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  expectConsoleError: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const logged: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") logged.push(message.text());
      });
      context.on("weberror", (error) => logged.push(String(error.error())));
      await use((pattern) => void expected.push(pattern));
      const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, "unexpected console errors").toEqual([]);
    },
    { auto: true },
  ],
  setFaults: async ({ request }, use) => {
    const put = (data: object[]) => request.put(`${sandboxUrl}/__faults`, { data });
    // The local server drops a connection now and then, and asks again by itself for GET alone.
    const set = (...faults: object[]) =>
      expect(async () => expect(await put(faults)).toBeOK()).toPass();
    await use(set);
    await set();
  },
});

export { expect };

/**
 * For journeys that order. A request may be lost that wrangler's local server sends just as the other end
 * closes a connection that has been idle for 5 s (github.com/cloudflare/workers-sdk/issues/14641). One that
 * reads is sent again by itself; an order never is, so its journey is made a second time, from its start.
 */
export const mayLoseItsOrder = { retries: 1 };

export const pathOf = (product: CatalogueProduct) => `/products/${product.id}`;

/**
 * Waits until React has hydrated the page. A click waits by itself for a button that is disabled until then;
 * keys, hovering, raw events, and links that should not load the document do not.
 */
export const untilHydrated = (page: Page) =>
  page.getByRole("button", { name: "Open chat", disabled: false }).waitFor();

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Expects that the action does not load another document, as client navigation does not. */
export async function expectSameDocument(page: Page, action: () => Promise<void>): Promise<void> {
  await page.locator("html").evaluate((html) => html.setAttribute("data-marked-by-test", ""));
  await action();
  await expect(page.locator("html")).toHaveAttribute("data-marked-by-test", "");
}

/** Opens a product's page and puts its preselected variant into the cart. */
export async function addToCart(page: Page, product: CatalogueProduct): Promise<void> {
  await page.goto(pathOf(product));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
}

/** The header's way to the cart, with the number of items in it. */
export const cartLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Cart/ });

export async function expectNothingWiderThanWindow(page: Page): Promise<void> {
  const tooWidePx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWidePx, `at ${page.viewportSize()?.width} px`).toBe(0);
}
