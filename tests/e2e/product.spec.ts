import type { Locator, Page } from "playwright/test";
import { coolingMat, cratePads } from "../../workers/sandbox/catalogue/bedding";
import { cr1Crate, woodenCrate } from "../../workers/sandbox/catalogue/crates";
import { cabinBag } from "../../workers/sandbox/catalogue/travel-gear";
import { crateBowls } from "../../workers/sandbox/catalogue/water";
import { hostileProduct, sellingFault } from "./hostile-store";
import { expect, expectNothingWiderThanWindow, pathOf, test } from "./journey";

/** Opens the cart with a line whose product no journey has seen, and so no copy is kept of. */
async function linkToUnknownProduct(page: Page): Promise<Locator> {
  const productId = `prod_${Date.now()}`;
  const item = { id: "variant_1", productId, name: "Lost crate", price: 100, quantity: 1 };
  await page.addInitScript(
    (items) => localStorage.setItem("cartItems", items),
    JSON.stringify([item]),
  );
  await page.goto("/cart");
  return page.getByRole("link", { name: "Lost crate" });
}

const mainPicture = (title: string) => ({ name: title, exact: true });

test("the first variant is preselected, and choosing a value picks the first that has it", async ({
  page,
}) => {
  await page.goto(pathOf(cr1Crate));
  await expect(page.getByRole("radio", { name: /^100/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Stone grey" })).toBeChecked();
  await page.getByRole("radio", { name: /^300/ }).check();
  await expect(page.getByText("₹8999.00")).toBeVisible();
  await page.getByRole("radio", { name: "Peacock teal" }).check();
  await expect(page.getByRole("radio", { name: /^100/ })).toBeChecked();
});

test("every combination of two options can be chosen", async ({ page }) => {
  await page.goto(pathOf(cr1Crate));
  await page.getByText("All 12 versions").click();
  await page.getByRole("link", { name: /^300 .*Peacock teal/ }).click();
  await expect(page.getByRole("radio", { name: /^300/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Peacock teal" })).toBeChecked();
});

test("a choice opened in another tab leaves this one as it is", async ({ page, context }) => {
  await page.goto(pathOf(cabinBag));
  const opened = context.waitForEvent("page");
  await page.getByRole("radio", { name: "Charcoal" }).click({ modifiers: ["ControlOrMeta"] });
  await expect((await opened).getByRole("radio", { name: "Charcoal" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Peacock teal" })).toBeChecked();
});

test("the chosen variant is in the address: it survives a reload and can be shared", async ({
  page,
  browser,
}) => {
  await page.goto(pathOf(cabinBag));
  await page.getByRole("radio", { name: "Charcoal" }).check();
  await expect(page).toHaveURL(/[?]variant=/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  await friend.close();
});

test("a thumbnail swaps the main picture, and so does a variant with one of its own", async ({
  page,
}) => {
  await page.goto(pathOf(cabinBag));
  const picture = page.getByRole("img", mainPicture(cabinBag.title));
  await expect(picture).toHaveAttribute("src", /teal\.jpg/);
  await page.getByRole("link", { name: "Show picture 5 of 5" }).click();
  await expect(picture).toHaveAttribute("src", /in-use\.jpg/);
  await page.getByRole("radio", { name: "Marigold" }).check();
  await expect(picture).toHaveAttribute("src", /marigold\.jpg/);
});

test("a sale price is shown with the regular price struck through", async ({ page }) => {
  await page.goto(pathOf(cratePads));
  await page.getByRole("radio", { name: /30/ }).check();
  await expect(page.getByRole("strong")).toHaveText(/₹/);
  await expect(page.locator("s")).toHaveText(/₹/);
});

test("the quantity starts at one and never goes below it", async ({ page }) => {
  await page.goto(pathOf(cabinBag));
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("1");
  await expect(page.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("2");
  await page.getByRole("button", { name: "Decrease quantity" }).click();
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("1");
});

test("what is out of stock or not for sale cannot be added", async ({ page }) => {
  await page.goto(pathOf(crateBowls));
  await expect(page.getByRole("button", { name: "Out of stock" })).toBeDisabled();
  await page.goto(pathOf(coolingMat));
  await page.getByRole("radio", { name: /^L/ }).check();
  await expect(page.getByRole("button", { name: "Out of stock" })).toBeDisabled();
  await page.goto(pathOf(woodenCrate));
  await expect(page.getByRole("button", { name: "Not available online" })).toBeDisabled();
});

test("a product's page is fetched ahead when its link is pointed at", async ({ page }) => {
  await page.goto("/products");
  const ahead = page.waitForRequest((request) => request.url().includes(`${cr1Crate.id}.data`));
  await page
    .getByRole("article", { name: cr1Crate.title })
    .getByRole("link", { name: "View Details" })
    .hover();
  await ahead;
  await expect(page).toHaveURL("/products");
});

test("a page that takes its time shows that it is loading", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/404 \(Not Found\)/);
  const link = await linkToUnknownProduct(page);
  await setFaults({ path: "/store/*/products/*", kind: "delay", delayMs: 2_000 });
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Loading product…" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
  await expect(page.getByText("Loading product…")).toBeHidden();
});

test("a product that cannot be loaded is an error panel that offers another try", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/503 \(Service Unavailable\)/);
  expectConsoleError(/404 \(Not Found\)/);
  const link = await linkToUnknownProduct(page);
  await setFaults({ path: "/store/*/products/*", kind: "status", status: 503 });
  await link.click();
  await expect(page.getByRole("alert")).toContainText("An Error Occurred");
  await expect(page.getByRole("alert")).toContainText("Failed to load product details.");
  await setFaults();
  // The store is left alone for ten seconds.
  await expect(async () => {
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
  }).toPass();
});

test("a failure has a reference, under which the log has it", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/503 \(Service Unavailable\)/);
  const link = await linkToUnknownProduct(page);
  await setFaults({ path: "/store/*/products/*", kind: "status", status: 503 });
  // Not the one that fetches it ahead.
  const answer = page.waitForResponse(
    (response) => response.request().resourceType() === "fetch" && response.url().includes(".data"),
  );
  await link.click();
  const idOf = (timing = "") => /desc="(.+)"/.exec(timing)?.[1] ?? "none";
  const id = idOf((await answer).headers()["server-timing"]);
  await expect(page.getByRole("alert")).toContainText(`Reference: ${id}`);
  const reloaded = await page.reload();
  const otherId = idOf(reloaded?.headers()["server-timing"]);
  expect(otherId).not.toBe(id);
  await expect(page.getByRole("alert")).toContainText(`Reference: ${otherId}`);

  // Another failure, which has no answer and therefore none.
  expectConsoleError(/net::ERR_FAILED|Failed to fetch/);
  await page.route("**/products.data*", (route) => route.abort());
  await page.getByRole("link", { name: "See all products" }).click();
  await expect(page.getByText("Failed to load products.")).toBeVisible();
  await expect(page.getByText("Reference:")).toBeHidden();
});

test("a connection that is gone is the same panel, and the way back works", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto(pathOf(coolingMat));
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

test("a product whose words do not end fits a phone, and the toast leaves the page in reach", async ({
  page,
  setFaults,
}) => {
  const product = hostileProduct(["Crate".repeat(300)]);
  await setFaults(sellingFault(product));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/products/${product.id}`);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  const toast = page.getByRole("dialog", { name: "Added to Cart!" });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.height).toBeLessThan(300);
  await expectNothingWiderThanWindow(page);
});
