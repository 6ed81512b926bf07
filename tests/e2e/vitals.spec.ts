import { test as base, expect, untilHydrated } from "./browser-test";
import { startEdgeCache } from "./edge-cache";
import { siteUrl } from "./sites";

const libraryUrl = /\/assets\/web-vitals-/;

/**
 * Playwright does not report what a page sends while it is being left, so an HTTP cache in front of the site records
 * it.
 */
const test = base.extend<{ edge: Awaited<ReturnType<typeof startEdgeCache>> }>({
  edge: async ({ baseURL }, use) => {
    const edge = await startEdgeCache(baseURL ?? siteUrl);
    await use(edge);
    await edge.stop();
  },
});

/**
 * Runs in the page. The browser reports the duration of an interaction with a delay, and web-vitals drops one that it
 * could not process in an idle period before the page is hidden.
 */
function untilClickIsMeasured(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => requestIdleCallback(() => resolve()));
    observer.observe({ type: "first-input", buffered: true });
  });
}

const isReport = ({ path }: { path: string }) => path === "/vitals";

test("a page reports its speed once, when it is left, under the route that was loaded", async ({
  page,
  edge,
}) => {
  const library = page.waitForResponse(libraryUrl);
  await page.goto(`${edge.url}/blog/choosing-iata-crate?utm_source=mail`);
  const libraryAddress = (await library).url();
  // Resolves after the page's own import, which came first.
  await page.evaluate((address) => import(address), libraryAddress);
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(`${edge.url}/faq`);
  await page.evaluate(untilClickIsMeasured);
  expect(edge.takeExchanges().filter(isReport)).toEqual([]);

  await page.goto("about:blank");
  let reports = edge.takeExchanges().filter(isReport);
  await expect
    .poll(() => {
      reports = [...reports, ...edge.takeExchanges().filter(isReport)];
      return reports.map(({ status }) => status);
    })
    .toEqual([204]);
  const { route, metrics } = JSON.parse(reports[0]?.body ?? "");
  expect(route).toBe("/blog/:article");
  expect(Object.keys(metrics).toSorted()).toEqual(["CLS", "INP", "LCP"]);
  expect(metrics.LCP).toBeGreaterThan(0);
  expect(metrics.LCP).toBeLessThan(30_000);
  expect(metrics.INP).toBeLessThan(5_000);
  expect(metrics.CLS).toBeLessThan(0.1);
  expect(await page.context().cookies()).toEqual([]);
});

test("a page measures and reports nothing when its visitor asks not to be tracked", async ({
  page,
  edge,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.clock.install();
  await page.goto(`${edge.url}/blog`);
  await untilHydrated(page);
  await page.clock.runFor(60_000);
  await page.goto(`${edge.url}/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const requested = edge.takeExchanges().map(({ path }) => path);
  expect(requested).toContain("/faq");
  expect(requested.filter((path) => path === "/vitals" || libraryUrl.test(path))).toEqual([]);
});
