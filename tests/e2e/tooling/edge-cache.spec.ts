import type { Browser, Page } from "playwright/test";
import {
  addToCart,
  test as base,
  cartLink,
  expect,
  openHydrated,
  pathOf,
} from "#tests/e2e/browser-test.ts";
import { siteUrl } from "#tests/e2e/sites.ts";
import { crateBottle, microchip, type Product } from "#workers/sandbox/catalogue/catalogue.ts";
import { startEdgeCache } from "./edge-cache.ts";

type Cache = Awaited<ReturnType<typeof startEdgeCache>>;

const test = base.extend<{ cache: Cache }>({
  cache: async ({ baseURL }, use) => {
    const cache = await startEdgeCache(baseURL ?? siteUrl);
    await use(cache);
    await cache.stop();
  },
});

const storeIsDown = { path: "/store/*", kind: "status", status: 503 };
const twoMinutesMs = 120_000;

/** Opens a page for a visitor with a browser, a cookie and an IP address of their own. */
async function startVisit(browser: Browser, cache: Cache, name: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: cache.url,
    extraHTTPHeaders: { "CF-Connecting-IP": crypto.randomUUID() },
  });
  await context.addCookies([{ name: "visitor", value: name, url: cache.url }]);
  return context.newPage();
}

/** Reads some pages, fills a cart and sends an enquiry. */
async function visitSite(page: Page, name: string, bought: Product): Promise<void> {
  await page.clock.install();
  for (const path of ["/", "/products", pathOf(microchip), pathOf(crateBottle), "/blog"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
  }
  await addToCart(page, bought);
  await cartLink(page).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: bought.title }).first(),
  ).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("region", { name: "Your Order" })).toContainText(bought.title);
  await openHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Contact form" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill(`${name}@visitors.example`);
  await form.getByLabel("Message").fill(`I am ${name}.`);
  await page.clock.fastForward(10_000);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
}

const isPage = ({ method, path }: { method: string; path: string }) =>
  method === "GET" && !/^\/(assets|media)\/|\.(ico|svg|png|webmanifest)$/.test(path);

test("a second visitor gets every page from the cache, and nothing of the first visitor", async ({
  browser,
  cache,
}) => {
  // The test makes two whole visits.
  test.slow();
  const asha = await startVisit(browser, cache, "asha-7f3c");
  await visitSite(asha, "asha-7f3c", microchip);
  expect(cache.takeExchanges().filter(isPage).length).toBeGreaterThan(7);

  const farid = await startVisit(browser, cache, "farid-91be");
  await visitSite(farid, "farid-91be", crateBottle);
  const second = cache.takeExchanges().filter(isPage);
  expect(second.length).toBeGreaterThan(7);
  expect(second.filter(({ isHit }) => !isHit).map(({ path }) => path)).toEqual([]);

  for (const [page, own, other] of [
    [asha, microchip, crateBottle],
    [farid, crateBottle, microchip],
  ] as const) {
    await page.goto("/cart");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: own.title }).first()).toBeVisible();
    await expect(main.getByRole("link", { name: other.title })).toHaveCount(0);
  }

  const stored = await cache.listStored();
  expect(stored.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/", "/products", "/cart"]),
  );
  for (const { path, text } of stored) {
    expect(text, path).not.toMatch(/asha-7f3c|farid-91be|set-cookie/i);
  }
});

test("an enquiry without JavaScript is confirmed to its sender only", async ({
  browser,
  cache,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cache.url });
  const page = await context.newPage();
  await page.goto("/contact");
  const form = page.getByRole("form", { name: "Contact form" });
  await form.getByLabel("Name").fill("asha-7f3c");
  await form.getByLabel("Email").fill("asha@visitors.example");
  await form.getByLabel("Message").fill("Moti would like to move.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  const { pathname, search } = new URL(page.url());

  const other = await startVisit(browser, cache, "farid-91be");
  await openHydrated(other, pathname + search);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(other.getByText("Message Sent!")).toBeHidden();
  const stored = await cache.listStored();
  expect(stored.map(({ path }) => path)).not.toContain(pathname + search);
});

test("a query that changes nothing adds no cache entry", async ({ request, cache }) => {
  const response = await request.get(`${cache.url}/about?utm_source=mail&gclid=1`);
  await expect(response).toBeOK();
  expect(cache.takeExchanges()).toMatchObject([{ status: 200, isHit: false }]);
  expect(await cache.listStored()).toEqual([]);
});

test("the shop stays open from stale cache entries while the store is down", async ({
  request,
  cache,
  setFaults,
}) => {
  const paths = ["/products", pathOf(microchip)];
  for (const path of paths) await request.get(cache.url + path);
  await setFaults(storeIsDown);
  cache.takeExchanges();
  cache.age(twoMinutesMs);
  for (const path of paths) {
    expect(await (await request.get(cache.url + path)).text()).toContain("ISO pet microchip");
  }
  const exchanges = cache.takeExchanges();
  expect(exchanges).toMatchObject(paths.map((path) => ({ path, status: 200, isHit: true })));
});
