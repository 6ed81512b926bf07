import { once } from "node:events";
import type { Page } from "playwright/test";
import { sanitiseHtml } from "../../../app/shop/catalogue/product-html.server";
import { attackPayloads, attacks } from "../../fixtures/attack-payloads";
import {
  cartLink,
  expect,
  expectNothingWiderThanWindow,
  openHydrated,
  test,
} from "../browser-test";
import { startSite } from "../sites";
import { watchForExecution } from "./execution-watch";
import { hostileProduct, listingFault, sellingFault } from "./hostile-store";

// This file has a site of its own, because the site caches the list of products for a minute for all tests.
const PORT = "8837";
const SANDBOX_PORT = "8838";
const siteUrl = `http://localhost:${PORT}`;
const sandboxUrl = `http://localhost:${SANDBOX_PORT}`;

const payloadsPerProduct = 12;

// The hostile list is many times longer than a shop's, and so takes a slow machine longer to render.
const expectOfLongList = expect.configure({ timeout: 30_000 });

const productsByTechnique = attacks.map(({ technique, payloads }) => ({
  technique,
  products: Array.from({ length: Math.ceil(payloads.length / payloadsPerProduct) }, (_, index) =>
    hostileProduct(payloads.slice(index * payloadsPerProduct, (index + 1) * payloadsPerProduct)),
  ),
}));
const listedProducts = attackPayloads.map((payload) => hostileProduct([payload]));

// Without the Content-Security-Policy, so that only sanitising can stop the attacks.
test.use({ baseURL: siteUrl, bypassCSP: true, viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default", timeout: 240_000 });

let site: ReturnType<typeof startSite>;

test.beforeAll(async ({ request }) => {
  site = startSite({ PORT, SANDBOX_PORT, STATE_DIR: `.wrangler/e2e/${PORT}` });
  await expect.poll(site.output, { timeout: 180_000 }).toContain("Its sandbox is at");
  const sold = productsByTechnique.flatMap(({ products }) => products);
  const data = [listingFault(listedProducts), ...sold.map(sellingFault)];
  await expect(async () =>
    expect(await request.put(`${sandboxUrl}/__faults`, { data })).toBeOK(),
  ).toPass();
});

test.afterAll(async () => {
  site.child.kill("SIGTERM");
  await once(site.child, "exit");
});

/** Returns the list of executions, which grows while the page is used. */
async function watch(page: Page): Promise<string[]> {
  const executions: string[] = [];
  await watchForExecution(page.context(), {
    ownOrigins: [siteUrl, sandboxUrl],
    onExecution: ({ what }) => executions.push(what),
  });
  return executions;
}

/** Elements that could run a script when they are used: with event handlers, script URLs or frames. */
function findTraps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const protocol: unknown = Reflect.get(element, "protocol");
        return (
          element.matches("iframe, frame, object, embed, base, [srcdoc], [formaction], [ping]") ||
          element.getAttributeNames().some((name) => name.startsWith("on")) ||
          (typeof protocol === "string" && !/^(https?:|mailto:|tel:|:?)$/.test(protocol))
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

async function expectHarmless(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expectNothingWiderThanWindow(page);
  expect(await findTraps(page)).toEqual([]);
}

/** Renders each text in a frame, hovers and clicks all its elements, and returns the indexes of texts that ran a script. */
async function showRaw(page: Page, texts: string[]): Promise<Set<number>> {
  const executed = new Set<number>();
  await watchForExecution(page.context(), {
    ownOrigins: [],
    onExecution({ frame }) {
      for (let ancestor = frame; ancestor; ancestor = ancestor.parentFrame()) {
        const name = ancestor.name();
        if (/^text-\d+$/.test(name)) executed.add(Number(name.slice(5)));
      }
    },
  });
  await page.goto("about:blank");
  await page.evaluate((bodies) => {
    for (const [index, body] of bodies.entries()) {
      const frame = document.createElement("iframe");
      frame.name = `text-${index}`;
      frame.srcdoc = `<!doctype html><body>${body}\n<p title="after">The page goes on.</p>`;
      frame.addEventListener("load", () => {
        for (const element of frame.contentDocument?.querySelectorAll("body *") ?? []) {
          element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          if (!/^https?:$/.test(String(Reflect.get(element, "protocol")))) {
            element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          }
        }
      });
      document.body.appendChild(frame);
    }
  }, texts);
  return executed;
}

test("the attacks run without sanitising", async ({ page, expectConsoleError }) => {
  expectConsoleError(/[\s\S]*/);
  const executed = await showRaw(page, attackPayloads);
  await expect.poll(() => executed.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(200);
});

test("the attacks do not run after sanitising", async ({ page, expectConsoleError }) => {
  expectConsoleError(/[\s\S]*/);
  const canary = attackPayloads.length;
  const executed = await showRaw(page, [
    ...attackPayloads.map(sanitiseHtml),
    "<img src=x onerror=alert(1)>",
  ]);
  await expect.poll(() => [...executed], { timeout: 60_000 }).toEqual([canary]);
});

test("no attack in a list of products runs", async ({ page }) => {
  const executions = await watch(page);
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

for (const { technique, products } of productsByTechnique) {
  test(`no attack runs on a product page, in the cart or at the checkout: ${technique}`, async ({
    page,
  }) => {
    const executions = await watch(page);
    for (const { id } of products) {
      await page.goto(`/products/${id}`);
      await page.getByText(/^All \d+ versions$/).click();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByText("Added to Cart!")).toBeVisible();
      await expectHarmless(page, `/products/${id}`);
    }
    await cartLink(page).click();
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(products.length);
    await expectHarmless(page, "/cart");
    await page.goto("/checkout");
    await expect(page.getByRole("region", { name: "Order lines" })).toBeVisible();
    await expectHarmless(page, "/checkout");
    expect(executions).toEqual([]);
  });
}
