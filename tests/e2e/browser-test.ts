import { readFile, stat } from "node:fs/promises";
import { test as base, expect, type Page } from "playwright/test";
import type { Product } from "#workers/sandbox/catalogue/catalogue.ts";
import { sandboxUrl, serverLogFile } from "./sites.ts";

type Fixtures = {
  /** Allows console errors that match the pattern. Any other console error fails the test. */
  expectConsoleError: (pattern: RegExp) => void;
  /** Closes the contexts that a test opened beside its own; else their pages run on through all later tests. */
  otherContexts: undefined;
  /** Prints what the site and the sandbox logged during a test that failed. */
  serverLog: undefined;
  /** Sets the sandbox's faults until the end of the test (workers/sandbox/README.md). */
  setFaults: (...faults: object[]) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  // A new visitor in each test, because the site limits what one sends in a minute. Playwright wants a destructured
  // first parameter.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ "CF-Connecting-IP": crypto.randomUUID() });
  },
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
  otherContexts: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const others = browser.contexts().filter((one) => one !== context);
      await Promise.all(others.map((one) => one.close()));
    },
    { auto: true },
  ],
  serverLog: [
    async ({ browserName: _ }, use, test) => {
      const { size } = await stat(serverLogFile);
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      const logged = (await readFile(serverLogFile)).subarray(size);
      console.error(`Logged by the site and the sandbox during "${test.title}":\n${logged}`);
    },
    { auto: true },
  ],
  setFaults: async ({ request }, use) => {
    const set = async (...faults: object[]) => {
      // workerd closes a connection that was idle for 5 s, perhaps just when it is reused.
      const options = { data: faults, maxRetries: 1 };
      expect(await request.put(`${sandboxUrl}/__faults`, options)).toBeOK();
    };
    await use(set);
    await set();
  },
});

export { expect };

export const pathOf = (product: Product) => `/products/${product.id}`;

/**
 * Waits until React has hydrated the page. Use it before a test presses keys, hovers, dispatches events, or
 * follows a link that should not load the document. A click on a button that needs JavaScript waits by itself,
 * because the button is disabled until hydration.
 */
export const untilHydrated = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: "Chat", exact: true, disabled: false, includeHidden: true })
    .first()
    .waitFor({ state: "attached" });

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Expects that the action does not load another document. */
export async function expectSameDocument(page: Page, action: () => Promise<void>): Promise<void> {
  await page.locator("html").evaluate((html) => html.setAttribute("data-marked-by-test", ""));
  await action();
  await expect(page.locator("html")).toHaveAttribute("data-marked-by-test", "");
}

/** Opens a product's page and adds its preselected variant to the cart. */
export async function addToCart(page: Page, product: Product): Promise<void> {
  await page.goto(pathOf(product));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
}

/** Whether the page has loaded the chat. */
export const hasChat = (page: Page) =>
  page.evaluate(() => "chatbase" in window || "chatbaseConfig" in window);

/** The header's link to the cart, which shows the number of items. */
export const cartLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Cart/ });

export async function expectNothingWiderThanWindow(page: Page): Promise<void> {
  const tooWidePx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWidePx, `at ${page.viewportSize()?.width} px`).toBe(0);
}
