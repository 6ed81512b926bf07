import { addToCart, cartLink, expect, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import {
  cabinBag,
  crateBottle,
  cratePads,
  microchip,
} from "#workers/sandbox/catalogue/catalogue.ts";

const bottle = /Crate water bottle/;

test("quantities change the totals, and decreasing a quantity of one removes its line", async ({
  page,
}) => {
  await fillCart(page, cartLine(crateBottle), cartLine(microchip));
  await page.goto("/cart");
  const total = page.getByRole("definition").last();
  await expect(total).toHaveText(inRupees(1774));

  await page.getByRole("button", { name: /Increase quantity of Crate water bottle/ }).click();
  await expect(total).toHaveText(inRupees(2049));
  await expect(cartLink(page)).toHaveText(/3/);

  const fewer = page.getByRole("button", { name: /Decrease quantity of Crate water bottle/ });
  await fewer.click();
  await fewer.click();
  await expect(page.getByText(bottle)).toBeHidden();
  await expect(total).toHaveText(inRupees(1499));

  await page.getByRole("button", { name: /Remove ISO pet microchip/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByText("Looks like you haven't added any products yet.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Products" }).click();
  await expect(page).toHaveURL("/products");
});

test("the total and the way to the checkout stay at the bottom of a phone's screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await fillCart(page, ...[crateBottle, microchip, cratePads].map((product) => cartLine(product)));
  await page.goto("/cart");
  await expect(page.getByRole("definition").last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeInViewport({
    ratio: 1,
  });
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary.getByText("Total", { exact: true })).toBeVisible();
});

test("adding a variant again increases its quantity, and a reload keeps it", async ({ page }) => {
  await addToCart(page, crateBottle);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(cartLink(page)).toHaveText(/2/);
  await page.goto("/cart");
  await expect(page.getByRole("listitem").filter({ hasText: bottle })).toHaveCount(1);
  await expect(page.getByRole("definition").last()).toHaveText(inRupees(550));
  await page.reload();
  await expect(page.getByRole("definition").last()).toHaveText(inRupees(550));
});

test("the cart's badge shows at most 999+, and its name has the exact number", async ({ page }) => {
  await fillCart(page, cartLine(crateBottle, { quantity: 1_234 }));
  await page.goto("/faq");
  await expect(cartLink(page)).toHaveAccessibleName(/^Cart\s+1234 items$/);
  await expect(cartLink(page).getByText("999+", { exact: true })).toBeVisible();
});

test("the cart's badge never shows a wrong number while a page loads", async ({ page }) => {
  await fillCart(page, cartLine(crateBottle));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const digits = document
        .querySelector("header a[href='/cart']")
        ?.textContent?.match(/\d+/)?.[0];
      if (digits) seen.add(digits);
      document.documentElement.dataset.badges = [...seen].join();
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.goto("/products");
  await expect(cartLink(page)).toHaveText(/1/);
  await expect(page.locator("html")).toHaveAttribute("data-badges", "1");
});

test("a cart of ten thousand lines shows those of one order, says how many follow, and loses none", async ({
  page,
}) => {
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    cartLine(crateBottle, { id: `variant_${index}`, name: `Bottle ${index}` }),
  );
  await fillCart(page, ...lines);
  await page.goto("/cart");
  const removers = page.getByRole("button", { name: /^Remove Bottle/ });
  await expect(removers).toHaveCount(200);
  await expect(page.getByText("Your cart has 9,800 further lines.")).toBeVisible();
  await removers.first().click();
  await expect(page.getByText("Your cart has 9,799 further lines.")).toBeVisible();
  await expect(removers.last()).toHaveAccessibleName("Remove Bottle 200");
  await expect(cartLink(page)).toHaveAccessibleName(/9999 items$/);
});

test("two tabs show the same cart", async ({ page, context }) => {
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  const otherTab = await context.newPage();
  await addToCart(otherTab, crateBottle);
  await expect(page.getByText(bottle)).toBeVisible();
  await page.getByRole("button", { name: /Remove/ }).click();
  await expect(cartLink(otherTab)).not.toHaveText(/\d/);
});

test("unreadable storage gives an empty cart and an error on the console", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/The cart could not be read/);
  await page.addInitScript(() => {
    if (!localStorage.getItem("cartItems")) localStorage.setItem("cartItems", "{not json");
  });
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await addToCart(page, crateBottle);
  await page.goto("/cart");
  await expect(page.getByText(bottle)).toBeVisible();
});

test("a buyer can fill the cart when the browser denies access to its storage", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/The cart could not be (read|written)/);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await addToCart(page, crateBottle);
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(cartLink(page)).toHaveText(/2/);
});

test("an empty cart cannot be checked out", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await expect(page.getByText("You can't checkout without any items!")).toBeVisible();
  await expect(page.getByRole("button", { name: /Pay/ })).toBeHidden();
  await page.getByRole("link", { name: "Go to Products" }).click();
  await expect(page).toHaveURL("/products");
});

test("a long order is printed to its end", async ({ page }) => {
  await fillCart(
    page,
    ...cabinBag.variants.map(({ id, title }) => cartLine(cabinBag, { id, variantName: title })),
    ...cabinBag.variants.map(({ id }) => cartLine(cabinBag, { id: `${id}-gone` })),
  );
  await page.goto("/checkout");
  const lines = page.getByRole("region", { name: "Order lines" });
  await expect(lines).toBeVisible();
  const hiddenPx = () => lines.evaluate((list) => list.scrollHeight - list.clientHeight);
  await expect.poll(hiddenPx).toBeGreaterThan(100);
  await page.emulateMedia({ media: "print" });
  await expect.poll(hiddenPx).toBe(0);
});
