import type { Page } from "playwright/test";
import {
  addToCart,
  expect,
  expectNothingWiderThanWindow,
  openHydrated,
  test,
} from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import { cr1Crate, microchip } from "#workers/sandbox/catalogue/catalogue.ts";

const crateSoldOut = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 0);
const twoCratesLeft = cr1Crate.variants.find(({ inventory_quantity }) => inventory_quantity === 2);
const newTotal = { name: "The total has gone up" };

const storedPrices = (page: Page) =>
  page.evaluate(() => {
    const items: { price: number }[] = JSON.parse(localStorage.getItem("cartItems") ?? "[]");
    return items.map(({ price }) => price);
  });

const total = (page: Page) => page.getByRole("definition").last();

for (const { path, button } of [
  { path: "/cart", button: "Proceed to Checkout" },
  { path: "/checkout", button: /^Pay/ },
]) {
  test(`${path} asks the buyer to accept a higher total, by keyboard and at 360 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await fillCart(page, cartLine(microchip, { price: 99_900, quantity: 2 }));
    await page.goto(path);
    const line = page.getByRole("listitem").filter({ hasText: microchip.title });
    await expect(line.getByRole("status").filter({ hasText: "price" })).toHaveText(
      `${microchip.title}: The price is now ${inRupees(1499)}. It was ${inRupees(999)} when you added it.`,
    );
    await expect(line).toContainText(inRupees(2998));
    const notice = page.getByRole("region", newTotal);
    await expect(notice).toContainText(`It is now ${inRupees(2998)}. It was ${inRupees(1998)}`);
    await expectNothingWiderThanWindow(page);
    expect(await storedPrices(page)).toEqual([99_900]);

    let orders = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/checkout.data") orders += 1;
    });
    const waiting = page.getByRole("button", { name: button });
    await expect(waiting).toHaveAccessibleDescription(/waits until you accept/);
    await waiting.press("Enter");
    await expect(notice).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Accept the new total" })).toBeFocused();
    expect(orders).toBe(0);
    await page.keyboard.press("Enter");
    await expect(notice).toBeHidden();
    await expect(page.getByText("The price is now")).toBeHidden();
    await expect(page.getByText(/waits until you accept/)).toBeHidden();
    expect(await storedPrices(page)).toEqual([149_900]);

    await expect(page.getByRole("button", { name: button })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Pay ${inRupees(2998)}` })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
  });
}

test("a lower total is shown and need not be accepted", async ({ page }) => {
  await fillCart(page, cartLine(microchip, { price: 199_900 }));
  await page.goto("/cart");
  await expect(page.getByText(`It was ${inRupees(1999)} when you added it.`)).toBeVisible();
  await expect(total(page)).toHaveText(inRupees(1499));
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
});

test("lines that cannot be bought say so, keep their price and stop the checkout until they are removed", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/409 \(Conflict\)/);
  await fillCart(
    page,
    cartLine(microchip),
    cartLine(cr1Crate, { id: crateSoldOut?.id, name: "Sold-out crate", price: 100 }),
    cartLine(cr1Crate, { id: twoCratesLeft?.id, name: "Rare crate", price: 649_900, quantity: 3 }),
    cartLine(microchip, { id: "variant_none", name: "Old microchip", price: 100 }),
    cartLine(microchip, {
      id: "variant_1",
      productId: "prod_none",
      name: "Lost crate",
      price: 100,
    }),
  );
  await page.goto("/cart");
  const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(line("Sold-out crate")).toContainText("Sold out. Please remove it.");
  await expect(line("Rare crate")).toContainText("Only 2 left. Please lower the quantity.");
  await expect(line("Old microchip")).toContainText("No longer sold. Please remove it.");
  await expect(line("Lost crate")).toContainText("No longer sold. Please remove it.");
  await expect(total(page)).toHaveText(inRupees(20999));

  const checkOut = page.getByRole("button", { name: "Proceed to Checkout" });
  await checkOut.click();
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was ordered" })).toContainText(
    "Sold-out crate, Rare crate, Old microchip, Lost crate",
  );
  await page.getByRole("button", { name: "Remove Sold-out crate" }).click();
  await page.getByRole("button", { name: "Remove Old microchip" }).click();
  await page.getByRole("button", { name: "Decrease quantity of Rare crate" }).click();
  await expect(line("Rare crate")).not.toContainText("Only 2 left");
  // The catalogue does not have the item, and the store refuses it.
  await checkOut.click();
  await expect(page.getByText("An item in your cart is no longer sold.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Lost crate" }).click();
  await checkOut.click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
});

test("a price that rises while the cart is open stops the checkout, and the focus goes to the new total", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/409 \(Conflict\)/);
  await fillCart(page, cartLine(microchip, { price: 99_900 }));
  const { id: variantId } = cartLine(microchip);
  const price = { cents: 99_900, currency: "inr" };
  const offer = { variantId, kind: "available", price, left: null };
  await page.route("**/cart/offers", (route) => route.fulfill({ json: [offer] }));
  await page.goto("/checkout");
  await page.getByRole("button", { name: `Pay ${inRupees(999)}` }).press("Enter");
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expect(page.getByRole("region", newTotal)).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was ordered" })).toContainText(
    microchip.title,
  );
  await page.getByRole("button", { name: "Accept the new total" }).click();
  await page.getByRole("button", { name: `Pay ${inRupees(1499)}` }).click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
});

test("a cart whose prices cannot be loaded says so, keeps its prices and can be checked out", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await fillCart(page, cartLine(microchip));
  await page.route("**/cart/offers", (route) => route.abort());
  await page.goto("/cart");
  await expect(page.getByText("We could not ask the shop for today's prices")).toBeVisible();
  await expect(total(page)).toHaveText(inRupees(1499));
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
});

test("a cart with ids of an older form shows its stored prices and totals", async ({ page }) => {
  await fillCart(
    page,
    cartLine(microchip, { id: "v1", productId: "", name: "Older crate", quantity: 2 }),
  );
  await page.goto("/cart");
  await expect(page.getByText("We could not ask the shop for today's prices")).toBeVisible();
  await expect(total(page)).toHaveText(inRupees(2998));
  await page.getByRole("button", { name: "Increase quantity of Older crate" }).click();
  await expect(total(page)).toHaveText(inRupees(4497));
});

test("nothing moves and nothing is disabled while the prices are loading", async ({ page }) => {
  await fillCart(
    page,
    cartLine(microchip),
    cartLine(cr1Crate, { id: twoCratesLeft?.id, price: 649_900 }),
  );
  const response = Promise.withResolvers<void>();
  await page.route("**/cart/offers", async (route) => {
    await response.promise;
    await route.continue();
  });
  await openHydrated(page, "/cart");
  const checkOut = page.getByRole("button", { name: "Proceed to Checkout" });
  await expect(checkOut).toBeEnabled();
  // A font that arrives meanwhile would move the lines, too.
  await page.evaluate(() => document.fonts.ready);
  const before = await checkOut.boundingBox();
  const responded = page.waitForResponse("**/cart/offers");
  response.resolve();
  await (await responded).finished();
  await expect(page.getByText("The price is now")).toBeHidden();
  expect(await checkOut.boundingBox()).toEqual(before);
});

test("items that another tab adds get today's prices, too", async ({ page, context }) => {
  await page.goto("/cart");
  const asked = page.waitForRequest("**/cart/offers");
  await addToCart(await context.newPage(), microchip);
  expect((await asked).postDataJSON()).toEqual({
    lines: [{ productId: microchip.id, variantId: microchip.variants[0]?.id }],
  });
});
