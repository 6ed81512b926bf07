import { test as base, expect } from "./browser-test";
import { startEdgeCache } from "./edge-cache";
import { siteUrl } from "./sites";

const libraryUrl = /\/assets\/web-vitals-/;

/** The browser itself tells nothing of what a page sends while it is left; what stands before the site sees it. */
const test = base.extend<{ front: Awaited<ReturnType<typeof startEdgeCache>> }>({
  front: async ({ baseURL }, use) => {
    const front = await startEdgeCache(baseURL ?? siteUrl);
    await use(front);
    await front.stop();
  },
});

/** Runs in the page. The browser knows how long an interaction took only after it. */
function untilClickIsTimed(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => resolve());
    observer.observe({ type: "first-input", buffered: true });
  });
}

const isReport = ({ path }: { path: string }) => path === "/vitals";

test("a page reports its speed once, when it is left, under the route that was loaded", async ({
  page,
  front,
}) => {
  const library = page.waitForResponse(libraryUrl);
  await page.goto(`${front.url}/blog/choosing-iata-crate?utm_source=mail`);
  const libraryAddress = (await library).url();
  // Once it can be imported here, the page, which asked before, has it.
  await page.evaluate((address) => import(address), libraryAddress);
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(`${front.url}/faq`);
  await page.evaluate(untilClickIsTimed);
  expect(front.takePassed().filter(isReport)).toEqual([]);

  await page.goto("about:blank");
  let reports = front.takePassed().filter(isReport);
  await expect
    .poll(() => {
      reports = [...reports, ...front.takePassed().filter(isReport)];
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
  front,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.clock.install();
  await page.goto(`${front.url}/blog`);
  await expect.poll(() => page.evaluate(() => "chatbase" in window)).toBe(true);
  await page.clock.runFor(60_000);
  await page.goto(`${front.url}/faq`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const asked = front.takePassed().map(({ path }) => path);
  expect(asked).toContain("/faq");
  expect(asked.filter((path) => path === "/vitals" || libraryUrl.test(path))).toEqual([]);
});
