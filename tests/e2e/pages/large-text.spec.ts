import type { Page } from "playwright/test";
import { chromiumArguments, findHeadlessBrowser } from "#scripts/browser.ts";
import { expect, expectNothingWiderThanWindow, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import { answers, kinds } from "./page-kinds.ts";

// A visitor whose browser shows text at 200 %: twice the default of 16 px.
test.use({
  launchOptions: {
    executablePath: findHeadlessBrowser(),
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
  },
  viewport: { width: 360, height: 740 },
});

async function expectRoomForLargeText(page: Page): Promise<void> {
  await expectNothingWiderThanWindow(page);
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("height", "80px");
  for (const control of [
    header.getByRole("link", { name: /Pet Relocation/i }),
    header.getByRole("link", { name: /^Cart/ }),
    header.getByRole("button", { name: "Open menu" }),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  const coveredPx = await page.evaluate(() =>
    [...document.querySelectorAll("main *, aside")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).position === "fixed")
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expect(coveredPx, "fixed at the foot of the window").toBeLessThanOrEqual(740 / 4);
}

test("at 200 % text, each kind of page fits a phone, and its bars leave three quarters of it", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404 \(Not Found\)/);
  for (const path of [...kinds, ...answers]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText("Opening your cart")).toBeHidden();
      await expectRoomForLargeText(page);
    });
  }
});

test("at 200 % text, the cart and the checkout with an item fit a phone", async ({ page }) => {
  await fillCart(page, cartLine(cr1Crate));
  for (const [path, button] of [
    ["/cart", "Proceed to Checkout"],
    ["/checkout", /^Pay/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: button })).toBeEnabled();
    await expectRoomForLargeText(page);
  }
});

test("at 200 % text, the bar with the quote and the chat is the end of the page", async ({
  page,
}) => {
  await page.goto("/faq");
  const bar = page.getByRole("complementary", { name: "Quote and chat" });
  await expect(bar).toHaveCSS("position", "static");
  await bar.scrollIntoViewIfNeeded();
  await bar.getByRole("link", { name: "Ask for a quote" }).click();
  await expect(page).toHaveURL("/quote");
});
