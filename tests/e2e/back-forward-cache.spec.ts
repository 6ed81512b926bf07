import { chromiumArguments, findBrowser, isHeadlessShell } from "#scripts/testing/browser.ts";
import { crateBottle, microchip } from "#workers/sandbox/catalogue/catalogue.ts";
import { addToCart, cartLink, expect, test } from "./browser-test.ts";
import { expectAnotherQuoteAfterBack } from "./enquiry/sending.ts";
import { cartLine, fillCart } from "./filled-cart.ts";

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.skip(isHeadlessShell(findBrowser()), "The headless shell has no back/forward cache.");

for (const { path, button } of [
  { path: "/cart", button: "Proceed to Checkout" },
  { path: "/checkout", button: /^Pay/ },
]) {
  test(`${path} asks for today's prices and can start another checkout after the browser restores it from its back/forward cache`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await fillCart(page, cartLine(microchip));
    await page.goto(path);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
    // Meanwhile another tab adds an item.
    const otherTab = await context.newPage();
    await addToCart(otherTab, crateBottle);

    // A restored page has no load event to wait for.
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html[data-persisted=true]")).toBeVisible();
    await expect(cartLink(page)).toHaveText(/2/);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();

    const askedForPrices = page.waitForRequest("**/cart/offers");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html[data-persisted=true]")).toBeVisible();
    await askedForPrices;
  });
}

test("going back to a quote's form in the back/forward cache shows an empty form, for another quote", ({
  page,
}) => expectAnotherQuoteAfterBack(page));
