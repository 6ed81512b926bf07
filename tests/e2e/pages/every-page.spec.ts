import { addToCart, expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { hubPath } from "#tests/fixtures/route-table.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import {
  desktop,
  expectNoViolations,
  expectToFitEachWindow,
  expectToFitWithoutViolations,
  phone,
} from "./fit-and-axe.ts";
import { kinds, paths } from "./page-kinds.ts";

/** Lines of a cart whose prices have changed since. */
const changedLines = cr1Crate.variants.map(({ id }) =>
  cartLine(cr1Crate, { id, quantity: 3, price: 100 }),
);

for (const path of kinds) {
  test(`${path} fits every window, and axe finds no violations`, async ({
    page,
    expectConsoleError,
  }) => {
    if (/no\/such|NONE/.test(path)) expectConsoleError(/404 \(Not Found\)/);
    await openHydrated(page, path);
    await expect(page.getByText("Opening your cart")).toBeHidden();
    await expectToFitWithoutViolations(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every other page fits every window, too", async ({ page }) => {
    for (const path of paths.filter((path) => !kinds.has(path))) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectToFitEachWindow(page);
      });
    }
  });
});

test.describe("the page fits the window, and axe finds no violations", () => {
  test("with the menu of a small screen open", async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNoViolations(page);
  });

  test("with the header's list of services open, on wide screens", async ({ page }) => {
    await page.setViewportSize(desktop);
    for (const path of ["/", hubPath, pathOf(cr1Crate)]) {
      await openHydrated(page, path);
      await page.getByRole("button", { name: "Show services" }).click();
      await expect(page.getByRole("link", { name: "All services" })).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test("with an answer of the FAQ open", async ({ page }) => {
    await openHydrated(page, "/faq");
    await page.locator("summary").first().click();
    await expect(page.locator("details > div").first()).toBeVisible();
    await expectToFitWithoutViolations(page);
  });

  test("with a plan, and with problems in its questions", async ({ page, expectConsoleError }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    const wanted = "to=uk&pet=dog&snub=yes&vaccine=2026-06-01&arrive=2026-07-01";
    for (const query of [wanted, "to=eu&pet=dog&vaccine=2027-02-30&country=xx"]) {
      await openHydrated(page, `/plan?${query}`);
      await expectToFitWithoutViolations(page);
    }
  });

  test("with the airlines for a pet, and with problems in the question", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    for (const query of ["to=uae&pet=dog&snub=yes", "to=mars&pet=dog&weight=heavy"]) {
      await openHydrated(page, `/guides/airlines?${query}`);
      await expectToFitWithoutViolations(page);
    }
  });

  test("with a crate, and with problems in its measures", async ({ page, expectConsoleError }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    for (const query of ["a=66&b=40&c=25&d=66&snub=yes&pets=2", "pet=cat&a=2000&b=20&c=x&d=10"]) {
      await openHydrated(page, `/crate-size?${query}`);
      await expectToFitWithoutViolations(page);
    }
  });

  test("with each step of a quote, and with problems in its input", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    const move = "to=uk&city=Pune&place=London&pet=dog&breed=Labrador";
    for (const query of [
      `step=pet&${move}&chip=2026-01-01&a=40`,
      `step=you&${move}`,
      "step=you&to=elsewhere&papers=yes",
    ]) {
      await page.goto(`/quote?${query}`);
      await expectToFitWithoutViolations(page);
    }
  });

  test("with a toast", async ({ page }) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await addToCart(page, cr1Crate);
      // A toast stays while the pointer is on it.
      await page.getByRole("dialog", { name: "Added to Cart!" }).hover();
      await expectNoViolations(page);
      await expect(page.getByText("Added to Cart!")).toBeVisible();
    }
  });

  test("with changed prices in the cart and at the checkout", async ({ page }) => {
    await fillCart(page, ...changedLines);
    for (const path of ["/cart", "/checkout"]) {
      await page.goto(path);
      await expect(page.getByText("The total has gone up")).toBeVisible();
      await expectToFitWithoutViolations(page);
    }
  });

  test("with an order on the page after payment", async ({ page }) => {
    await page.addInitScript(
      (order) => localStorage.setItem("lastOrder", order),
      JSON.stringify({ items: changedLines, startedAtMs: Date.now() }),
    );
    await page.goto("/?checkout=success");
    await expect(page.getByRole("region", { name: "Your order" })).toBeVisible();
    await expectToFitWithoutViolations(page);
  });

  test("with items in the cart and at the checkout", async ({ page }) => {
    await fillCart(page, cartLine(cr1Crate));
    for (const [path, button] of [
      ["/cart", "Proceed to Checkout"],
      ["/checkout", /^Pay/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: button })).toBeEnabled();
      await expectToFitWithoutViolations(page);
    }
  });
});
