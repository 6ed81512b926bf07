import type { Locator, Page } from "playwright/test";
import { expect, openHydrated, pathOf, test, untilHydrated } from "#tests/e2e/browser-test.ts";
import { cabinBag, coolingMat } from "#workers/sandbox/catalogue/catalogue.ts";

/** Opens the cart with a product that no test has requested, so that the site has no cached copy of it. */
async function linkToUncachedProduct(page: Page): Promise<Locator> {
  const productId = `prod_${Date.now()}`;
  const item = { id: "variant_1", productId, name: "Lost crate", price: 100, quantity: 1 };
  await page.addInitScript(
    (items) => localStorage.setItem("cartItems", items),
    JSON.stringify([item]),
  );
  await page.goto("/cart");
  return page.getByRole("link", { name: "Lost crate" });
}

const consoleText = /Failed to load product details\. \/products\/prod_/;

/** Resolves when the browser logs that a product could not be loaded. */
const loggedFailure = (page: Page) =>
  page.waitForEvent("console", (message) => consoleText.test(message.text()));

/** Its beginning is shown; a message to us has all of it. */
async function expectReference(page: Page, id: string): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`Reference: ${id.slice(0, 8)}.`);
  await expect(alert.getByRole("link", { name: "Write to us about it" })).toHaveAttribute(
    "href",
    new RegExp(`\\?subject=Reference%20${id}$`),
  );
}

test("a product that cannot be loaded is logged and shows an error with the request id from the log, and no id if there was no response", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/503 \(Service Unavailable\)/);
  expectConsoleError(consoleText);
  const link = await linkToUncachedProduct(page);
  await setFaults({ path: "/store/*/products/*", kind: "status", status: 503 });
  // Not the response to the prefetch.
  const loaded = page.waitForResponse(
    (response) => response.request().resourceType() === "fetch" && response.url().includes(".data"),
  );
  const loggedAfterClick = loggedFailure(page);
  await link.click();
  const idOf = (timing = "") => /desc="(.+)"/.exec(timing)?.[1] ?? "none";
  const id = idOf((await loaded).headers()["server-timing"]);
  await expect(page.getByRole("alert")).toContainText("An Error Occurred");
  await expect(page.getByRole("alert")).toContainText("Failed to load product details.");
  await expectReference(page, id);
  const picture = page.getByRole("alert").getByRole("presentation");
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  expect((await loggedAfterClick).type()).toBe("error");
  const loggedAfterReload = loggedFailure(page);
  const reloaded = await page.reload();
  const otherId = idOf(reloaded?.headers()["server-timing"]);
  expect(otherId).not.toBe(id);
  await expectReference(page, otherId);
  expect((await loggedAfterReload).type()).toBe("error");
  await untilHydrated(page);

  expectConsoleError(/net::ERR_FAILED|Failed to fetch/);
  await page.route("**/products.data*", (route) => route.abort());
  await page.getByRole("link", { name: "See all products" }).click();
  await expect(page.getByText("Failed to load products.")).toBeVisible();
  await expect(page.getByText("Reference:")).toBeHidden();
});

test("a visitor who requests too many unknown products sees the error and can go to the list", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/429 \(Too Many Requests\)|404 \(Not Found\)/);
  expectConsoleError(consoleText);
  const madeUpPath = () => `/products/prod_${crypto.randomUUID().replaceAll("-", "")}`;
  // The limit is reset at the start of each minute.
  await expect(async () => {
    for (let count = 0; count < 30; count += 1) await page.request.get(madeUpPath());
    expect((await page.goto(madeUpPath()))?.status()).toBe(429);
  }).toPass();
  await untilHydrated(page);
  await expect(page.getByRole("alert")).toContainText("Failed to load product details.");
  await expect(page.getByRole("alert")).toContainText("Reference:");
  await page.getByRole("link", { name: "See all products" }).click();
  await expect(page.getByRole("article", { name: cabinBag.title })).toBeVisible();
});

test("a lost connection shows the same error, and the next try works", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  expectConsoleError(consoleText);
  await openHydrated(page, pathOf(coolingMat));
  await page.getByRole("link", { name: "All products" }).click();
  const card = page.getByRole("article", { name: cabinBag.title });
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByText("Failed to load product details.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cabinBag.title);
});
