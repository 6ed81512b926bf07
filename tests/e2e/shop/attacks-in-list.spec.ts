import { cartLink, expect, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { startSite } from "#tests/e2e/sites.ts";
import { attackPayloads } from "#tests/fixtures/attack-payloads.ts";
import { expectHarmless, watch } from "./hostile-page.ts";
import { hostileProduct, listingFault } from "./hostile-store.ts";

// This file has a site of its own, because a site caches the list of products for a minute for all tests.
const PORT = "8837";
const SANDBOX_PORT = "8838";
const siteUrl = `http://localhost:${PORT}`;
const sandboxUrl = `http://localhost:${SANDBOX_PORT}`;

// The hostile list is many times longer than a shop's, so it takes longer to render on a slow machine.
const expectOfLongList = expect.configure({ timeout: 30_000 });

// Without the Content-Security-Policy, so that only sanitising can stop the attacks.
test.use({ baseURL: siteUrl, bypassCSP: true, viewport: { width: 390, height: 844 } });

let site: ReturnType<typeof startSite>;

test.beforeAll(async ({ request }) => {
  test.setTimeout(200_000);
  site = startSite({ PORT, SANDBOX_PORT, STATE_DIR: `.wrangler/e2e/${PORT}` });
  await site.untilReady();
  const data = [listingFault(attackPayloads.map((payload) => hostileProduct([payload])))];
  expect(await request.put(`${sandboxUrl}/__faults`, { data })).toBeOK();
});

test.afterAll(() => site.stop());

test("no attack in a list of products runs", async ({ page }) => {
  const executions = await watch(page, [siteUrl, sandboxUrl]);
  await openHydrated(page, "/products");
  await expectOfLongList(page.getByRole("article")).toHaveCount(attackPayloads.length);
  await expectHarmless(page, "/products");
  await cartLink(page).click();
  await expectOfLongList(page.getByText("Your cart is empty")).toBeVisible();
  await page.goBack();
  await expectOfLongList(page.getByRole("article")).toHaveCount(attackPayloads.length);
  await expectHarmless(page, "/products");
  expect(executions).toEqual([]);
});
