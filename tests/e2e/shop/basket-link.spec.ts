import { basketPath } from "#shop/cart/basket-link.ts";
import { cartLink, expect, test, untilHydrated } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import { cratePads, microchip } from "#workers/sandbox/catalogue/catalogue.ts";

const basket = basketPath(
  [microchip, cratePads].map(({ variants: [variant] }) => ({
    variantId: variant?.id ?? "",
    quantity: 2,
  })),
);

test("a link to a basket changes the cart only when its button is pressed, and asks once", async ({
  page,
}) => {
  await fillCart(page, cartLine(microchip));
  const before = await page.evaluate(() => localStorage.getItem("cartItems"));
  const readCart = () => page.evaluate(() => localStorage.getItem("cartItems"));

  await page.goto(basket);
  await untilHydrated(page);
  await page.reload();
  await page.getByRole("link", { name: microchip.title }).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Add these to your cart?");
  await untilHydrated(page);
  expect(await readCart()).toBe(before);

  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
  await expect(page.getByText("have been added.")).toContainText(`${microchip.title} (`);
  await expect(page).toHaveURL("/cart");
  await expect(heading).toHaveText("Your cart");
  await expect(heading).toBeFocused();
  await expect(cartLink(page)).toHaveText(/5/);
  await expect(page.getByRole("definition").last()).toHaveText(inRupees(3 * 1499 + 2 * 449));

  await page.reload();
  await expect(cartLink(page)).toHaveText(/5/);
  await expect(heading).toHaveText("Your cart");
});
