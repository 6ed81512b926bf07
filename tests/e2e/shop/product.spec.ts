import {
  expect,
  expectNothingWiderThanWindow,
  openHydrated,
  pathOf,
  test,
} from "#tests/e2e/browser-test.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import { cabinBag, cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import { hostileProduct, sellingFault } from "./hostile-store.ts";

const mainPicture = (title: string) => ({ name: title, exact: true });

test("the first variant is preselected, a value selects the first variant that has it, and the list of versions selects any", async ({
  page,
}) => {
  await openHydrated(page, pathOf(cr1Crate));
  await expect(page.getByRole("radio", { name: /^100/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Stone grey" })).toBeChecked();
  await page.getByRole("radio", { name: /^300/ }).check();
  // Below the title, and beside Add to Cart.
  await expect(page.getByText(inRupees(8999)).filter({ visible: true })).toHaveCount(2);
  await page.getByRole("radio", { name: "Peacock teal" }).check();
  await expect(page.getByRole("radio", { name: /^100/ })).toBeChecked();

  await page.getByText("All 12 versions").click();
  await page.getByRole("link", { name: /^300 .*Peacock teal/ }).click();
  await expect(page.getByRole("radio", { name: /^300/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Peacock teal" })).toBeChecked();
});

test("a colour that changes the size says so beside it, and offers the previous size until the next choice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, pathOf(cr1Crate));
  const change = page.getByRole("status").filter({ hasText: "Size changed" });
  const teal = page.getByRole("radio", { name: "Peacock teal" });
  const selection = page.getByText(/^\d+ · .+ · ₹/);
  await page.getByRole("radio", { name: /^500/ }).click();
  await expect(change).toBeHidden();
  await teal.click();
  await expect(change).toHaveText(
    `Size changed to 100 (${inRupees(3999)}). Take 500 in teal, ${inRupees(16999)}`,
  );
  await expect(change).toBeInViewport();
  await expect(selection).toHaveText(`100 · Peacock teal · ${inRupees(3999)}`);

  await page.getByRole("link", { name: `Take 500 in teal, ${inRupees(16999)}` }).press("Enter");
  await expect(change).toBeHidden();
  await expect(page.getByRole("radio", { name: /^500/ })).toBeChecked();
  await expect(selection).toHaveText(`500 · Peacock teal · ${inRupees(16999)}`);
  await expect(teal).toBeFocused();
});

test("Add to Cart stays at the bottom of a phone's screen and does not cover the end of the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, pathOf(cr1Crate));
  const button = page.getByRole("button", { name: "Add to Cart" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const lastLink = page.getByRole("contentinfo").getByRole("link").last();
  const lastLinkPath = (await lastLink.getAttribute("href")) ?? "";
  await lastLink.scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expect(button).toBeInViewport({ ratio: 1 });
  await lastLink.click();
  await expect(page).toHaveURL(lastLinkPath);
});

test("the list of versions is complete before hydration, and stays open after it", async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // The load event waits for the scripts.
  await page.goto(pathOf(cr1Crate), { waitUntil: "domcontentloaded" });
  await page.getByText("All 12 versions").click();
  const versions = page.getByRole("group").getByRole("link");
  await expect(versions).toHaveCount(12);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled();

  scripts.resolve();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
  await expect(versions).toHaveCount(12);
});

test("made-up choices in the URL select the first variant, and no link keeps them", async ({
  page,
}) => {
  await openHydrated(page, `${pathOf(cabinBag)}?variant=made-up&image=99`);
  await expect(page.getByRole("radio", { name: "Peacock teal" })).toBeChecked();
  const picture = page.getByRole("img", mainPicture(cabinBag.title));
  await expect(picture).toHaveAttribute("src", /teal\.jpg/);
  await expect(page.locator("main a[href*='made-up'], main a[href*='image=99']")).toHaveCount(0);
  await page.getByRole("link", { name: "Show picture 4 of 5" }).click();
  await expect(picture).toHaveAttribute("src", /detail\.jpg/);
  await expect(page).toHaveURL(/\?image=4$/);
});

test("a choice opened in another tab does not change this one", async ({ page, context }) => {
  await openHydrated(page, pathOf(cabinBag));
  const opened = context.waitForEvent("page");
  await page.getByRole("radio", { name: "Charcoal" }).click({ modifiers: ["ControlOrMeta"] });
  await expect((await opened).getByRole("radio", { name: "Charcoal" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Peacock teal" })).toBeChecked();
});

test("the chosen variant is in the URL, which can be reloaded and shared", async ({
  page,
  browser,
}) => {
  await openHydrated(page, pathOf(cabinBag));
  await page.getByRole("radio", { name: "Charcoal" }).check();
  await expect(page).toHaveURL(/[?]variant=/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole("radio", { name: "Charcoal" })).toBeChecked();
});

test("hovering the link to a product prefetches its data", async ({ page }) => {
  await openHydrated(page, "/products");
  const prefetch = page.waitForRequest((request) => request.url().includes(`${cr1Crate.id}.data`));
  await page
    .getByRole("article", { name: cr1Crate.title })
    .getByRole("link", { name: "View Details" })
    .hover();
  await prefetch;
  await expect(page).toHaveURL("/products");
});

test("a product with an endless word fits a phone, and its toast does not cover the page", async ({
  page,
  setFaults,
}) => {
  const product = hostileProduct(["Crate".repeat(300)]);
  await setFaults(sellingFault(product));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/products/${product.id}`);
  const addToCart = page.getByRole("button", { name: "Add to Cart" });
  await addToCart.click();
  const toast = page.getByRole("dialog", { name: "Added to Cart!" });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await addToCart.click({ trial: true });
  await expectNothingWiderThanWindow(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor can browse the shop, variants and pictures included", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
    await expect(page.getByRole("article")).toHaveCount(17);
    await page
      .getByRole("article", { name: cabinBag.title })
      .getByRole("link", { name: "View Details" })
      .click();
    await expect(page.getByText(inRupees(1590)).first()).toBeVisible();
    await page.getByRole("radio", { name: "Charcoal" }).click();
    await expect(page.getByRole("radio", { name: "Charcoal" })).toBeChecked();
    const picture = page.getByRole("img", mainPicture(cabinBag.title));
    await expect(picture).toHaveAttribute("src", /charcoal\.jpg/);
    await page.getByRole("link", { name: "Show picture 4 of 5" }).click();
    await expect(picture).toHaveAttribute("src", /detail\.jpg/);
  });

  test("the cart and its button explain that they need JavaScript", async ({ page }) => {
    await page.goto(pathOf(cabinBag));
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
    await expect(page.locator("noscript p")).toBeVisible();
    await page.goto("/cart");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByText("Opening your cart")).toBeHidden();
  });
});
