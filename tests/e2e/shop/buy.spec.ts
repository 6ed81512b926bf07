import type { Page, Request } from "playwright/test";
import { addToCart, cartLink, expect, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import { crateBottle, microchip, type Product } from "#workers/sandbox/catalogue/catalogue.ts";

const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Checkout" });
const payment = (page: Page) => page.getByRole("heading", { name: "Sandbox payment" });

/** Leads to the payment page, from a cart that is opened by its address. */
async function startPayment(page: Page, product: Product = microchip) {
  await fillCart(page, cartLine(product));
  await page.goto("/cart");
  await proceed(page).click();
  await expect(payment(page)).toBeVisible();
}

const isOrder = (request: Request) => new URL(request.url()).pathname === "/checkout.data";

test("a buyer chooses a variant, fills the cart, pays and is thanked", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  const card = page.getByRole("article", { name: "Padded travel harness" });
  await expect(card).toContainText(inRupees(950));
  await card.getByRole("link", { name: "View Details" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Padded travel harness");
  await page.getByRole("radio", { name: /^L/ }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
  await expect(page.getByText(/Padded travel harness \(L.*\) has been added\./)).toBeVisible();
  await expect(cartLink(page)).toHaveText(/2/);

  await cartLink(page).click();
  await expect(page.getByText("FREE")).toBeVisible();
  const total = (await page.getByRole("definition").last().textContent()) ?? "";
  await proceed(page).click();

  await expect(payment(page)).toBeVisible();
  await page.getByRole("button", { name: `Pay ${total}` }).click();

  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your order!");
    await expect(page).toHaveURL("/?checkout=success");
    await expect(page.locator("img[src*=parcel]")).not.toHaveJSProperty("naturalWidth", 0);
    const order = page.getByRole("region", { name: "Your order" });
    await expect(order).toContainText("Padded travel harness");
    await expect(order).toContainText("Quantity: 2");
    await expect(order.getByRole("definition").filter({ hasText: "₹" })).toHaveText(total);
    await expect(order).toContainText("Free delivery");
    await expect(cartLink(page)).not.toHaveText(/\d/);
  }
  await cartLink(page).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("a buyer can check the order on the checkout page and pay; the order has the shown prices and no total", async ({
  page,
}) => {
  await fillCart(page, cartLine(microchip));
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Final Step: Secure Checkout");
  await expect(page.getByRole("region", { name: "Your Order" })).toContainText("Quantity: 1");
  const order = page.waitForRequest(isOrder);
  await page.getByRole("button", { name: `Pay ${inRupees(1499)}` }).click();
  expect((await order).postDataJSON()).toEqual({
    items: [
      {
        variantId: microchip.variants[0]?.id,
        productId: microchip.id,
        quantity: 1,
        shownPriceCents: 149_900,
      },
    ],
    locale: "en-IN",
    // Chromium's name for Asia/Kolkata.
    timeZone: "Asia/Calcutta",
  });
  await expect(payment(page)).toBeVisible();
});

test("a buyer who cancels is told that nothing was charged, and keeps the cart", async ({
  page,
}) => {
  await startPayment(page);
  await page.getByRole("button", { name: "Cancel" }).click();

  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("Payment cancelled")).toBeVisible();
  await expect(page.getByText("nothing was charged")).toBeVisible();
  await expect(page.getByText(microchip.title)).toBeVisible();
  await page.reload();
  await expect(page.getByText(microchip.title)).toBeVisible();
  await expect(page.getByText("Payment cancelled")).toBeHidden();
});

test("a buyer who returns with the Back button can check out again", async ({ page }) => {
  await addToCart(page, microchip);
  await cartLink(page).click();
  await proceed(page).click();
  await expect(payment(page)).toBeVisible();
  await page.goBack();
  await expect(proceed(page)).toBeEnabled();
  await expect(page.getByText("Payment cancelled")).toBeHidden();
});

test("a buyer who cancels, goes back and pays after all is thanked and has an empty cart", async ({
  page,
}) => {
  await startPayment(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Payment cancelled")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("Thank you for your order!")).toBeVisible();
  await expect(cartLink(page)).not.toHaveText(/\d/);
});

test("a buyer who pays in another tab finds the cart empty in this one", async ({
  page,
  context,
}) => {
  await startPayment(page);
  const bankingApp = await context.newPage();
  await bankingApp.goto(page.url());
  await bankingApp.getByRole("button", { name: /^Pay/ }).click();
  await expect(bankingApp.getByText("Thank you for your order!")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("reloading the thank-you page does not turn a cancelled checkout into a payment", async ({
  page,
  context,
}) => {
  await startPayment(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText(microchip.title);

  const otherTab = await context.newPage();
  await startPayment(otherTab, crateBottle);
  await otherTab.getByRole("button", { name: "Cancel" }).click();
  await expect(otherTab.getByText("Payment cancelled")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText(microchip.title);
  await expect(cartLink(page)).toHaveText(/1/);
});

test("a buyer who types the cart's URL on the payment page is told what to do if the payment is uncertain", async ({
  page,
}) => {
  await startPayment(page);
  await page.goto("/cart");
  await expect(page.getByText("If you cancelled, nothing was charged.")).toBeVisible();
  await expect(page.getByText("please do not pay again")).toBeVisible();
});

test("a buyer who leaves the cart before the payment page opens is not told of a cancellation", async ({
  page,
  setFaults,
}) => {
  await setFaults({ path: "/store/*/checkout", kind: "delay", delayMs: 500 });
  await fillCart(page, cartLine(microchip));
  await page.goto("/cart");
  const responded = page.waitForResponse((response) => isOrder(response.request()));
  await proceed(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await responded;
  await cartLink(page).click();
  await expect(proceed(page)).toBeEnabled();
  await expect(page.getByText("Payment cancelled")).toBeHidden();
});

test("a double click sends one order", async ({ page, setFaults }) => {
  await setFaults({ path: "/store/*/checkout", kind: "delay", delayMs: 500 });
  await fillCart(page, cartLine(microchip));
  await page.goto("/cart");
  let orderCount = 0;
  page.on("request", (request) => {
    if (isOrder(request)) orderCount += 1;
  });
  await expect(proceed(page)).toBeEnabled();
  await proceed(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole("button", { name: "Redirecting..." })).toBeDisabled();
  await expect(payment(page)).toBeVisible();
  expect(orderCount).toBe(1);
});

test("a buyer is thanked and has an empty cart when the payment page appends its own query", async ({
  page,
}) => {
  await startPayment(page);
  await page.goto("/?checkout=success?order_id=1");
  await expect(page.getByText("Thank you for your order!")).toBeVisible();
  await expect(cartLink(page)).not.toHaveText(/\d/);
});

test("a success URL without a checkout in this browser does not empty the cart", async ({
  page,
}) => {
  await fillCart(page, cartLine(microchip));
  await page.goto("/?ref=mail&checkout=success");
  await expect(page.getByText("If you have just paid in another browser")).toBeVisible();
  await expect(page.getByText("Thank you for your order!")).toBeHidden();
  await expect(cartLink(page)).toHaveText(/1/);
});

test("a buyer can try again when the store fails", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/502 \(Bad Gateway\)/);
  await setFaults({ path: "/store/*/checkout", kind: "status", status: 500, times: 1 });
  await fillCart(page, cartLine(crateBottle));
  await page.goto("/checkout");
  const pay = page.getByRole("button", { name: `Pay ${inRupees(275)}` });
  await pay.click();
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
  await pay.click();
  await expect(payment(page)).toBeVisible();
});

test("a phone shows in view that a failed checkout took nothing", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/502 \(Bad Gateway\)/);
  await page.setViewportSize({ width: 360, height: 740 });
  await setFaults({ path: "/store/*/checkout", kind: "status", status: 500, times: 1 });
  await fillCart(page, cartLine(microchip), cartLine(crateBottle));
  await page.goto("/cart");
  await proceed(page).click();
  await expect(page.getByText("nothing was charged")).toBeInViewport({ ratio: 1 });
});

test("a buyer without a connection sees an error and can try again", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await addToCart(page, microchip);
  await page.goto("/cart");
  const checkOut = proceed(page);
  await expect(checkOut).toBeEnabled();
  // The cart prefetches the scripts of the checkout, without which the page would be loaded again.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
        const addresses = links.map(({ href }) => href);
        const isPrefetching = addresses.some((address) => address.includes("/assets/checkout-"));
        return isPrefetching && addresses.every((address) => loaded.includes(address));
      }),
    )
    .toBe(true);
  await context.setOffline(true);
  await checkOut.click();
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expect(checkOut).toBeEnabled();
});

test("a buyer who orders more than is in stock is told to reduce the quantity", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/409 \(Conflict\)/);
  await openHydrated(page, "/products");
  await page
    .getByRole("article", { name: "Gel cooling mat" })
    .getByRole("link", { name: "View Details" })
    .click();
  await page.getByRole("radio", { name: /^M/ }).click();
  for (let clicks = 0; clicks < 3; clicks += 1) {
    await page.getByRole("button", { name: "Increase quantity" }).click();
  }
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await cartLink(page).click();
  await proceed(page).click();
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expect(page.getByText("Not enough in stock")).toBeVisible();
  await page.getByRole("button", { name: /Decrease quantity/ }).click();
  await expect(page.getByText("Not enough in stock")).toBeHidden();
  await proceed(page).click();
  await expect(payment(page)).toBeVisible();
});
