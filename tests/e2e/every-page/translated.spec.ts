import type { Page } from "playwright/test";
import { cartLink, expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { inRupees } from "#tests/fixtures/money.ts";
import { translatePage } from "#tests/fixtures/translate-page.ts";
import { microchip, travelHarness } from "#workers/sandbox/catalogue/catalogue.ts";
import { expectWhole, operateTranslated } from "./operate-controls.ts";

async function openTranslated(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(translatePage);
}

test("in a translated page, all controls work on the papers of a plan", async ({ page }) => {
  await page.goto("/plan/papers?to=uae&pet=cat&vaccine=2026-06-01");
  await expect(page.getByRole("button", { name: /^Print/ })).toBeVisible();
  await operateTranslated(page);
});

test("in a translated page, a link leads to another page of its kind, and Back returns", async ({
  page,
}) => {
  const [service, other] = ["Export Services", "Import Services"];
  await openTranslated(page, "/services/export-services");
  const heading = page.getByRole("heading", { level: 1 });
  for (const name of [other, service, other]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(heading).toHaveText(name);
  }
  await page.goBack();
  await expect(heading).toHaveText(service);
  await expectWhole(page);
});

test("in a translated page, all that is said of the crate follows the measures", async ({
  page,
}) => {
  await openTranslated(page, "/crate-size?a=66&b=40&c=25&d=66");
  const status = page.getByRole("main").getByRole("status").first();
  const before = (await status.textContent()) ?? "";
  for (const [label, cm] of Object.entries({ A: "45", B: "20", C: "15", D: "40" })) {
    await page.getByLabel(`${label} (cm)`).fill(cm);
  }
  await expect(status).not.toHaveText(before);
  await page.getByText("Snub nose, sharing, bedding").click();
  await page.getByRole("checkbox", { name: /short nose/ }).check();
  await expectWhole(page);
});

test("in a translated page, another question replaces the answer about airlines", async ({
  page,
}) => {
  await openTranslated(page, "/guides/airlines?to=uae&pet=dog&snub=yes");
  const answer = page.getByRole("region", { name: "The answer" });
  const before = (await answer.textContent()) ?? "";
  await page.getByText("Change your question").click();
  await page.getByLabel("Where to?").selectOption("Canada");
  await page.getByRole("radio", { name: "A cat" }).check();
  await page.getByRole("button", { name: "Which airline?" }).click();
  await expect(page).toHaveURL(/to=canada&pet=cat/);
  await expect(answer).toHaveCount(1);
  await expect(answer).not.toHaveText(before);
  await expect(answer.getByRole("heading", { level: 3 })).toHaveCount(10);
  await expectWhole(page);
});

test("in a translated page, a buyer chooses, fills the cart and pays", async ({ page }) => {
  await openTranslated(page, pathOf(travelHarness));
  await page.getByRole("radio", { name: /^L/ }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await cartLink(page).click();
  await expect(page).toHaveURL("/cart");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByRole("status", { name: "quantity" })).toHaveText("3");
  await page.getByRole("link", { name: "Review your order first" }).click();
  await expect(page.getByText("Quantity: 3")).toBeVisible();
  await expectWhole(page);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
});

test("in a translated page, changed prices are accepted, and the last line can be removed", async ({
  page,
}) => {
  await fillCart(page, cartLine(microchip, { price: 100 }));
  await openTranslated(page, "/cart");
  await page.getByRole("button", { name: "Accept the new total" }).click();
  await expect(page.getByText("The total has gone up")).toBeHidden();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expectWhole(page);
});

test("in a translated page, a failed checkout and a failed enquiry say so, and then succeed", async ({
  page,
  setFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/50\d \(/);
  await setFaults({ path: "/store/*/checkout", kind: "status", status: 500, times: 1 });
  await fillCart(page, cartLine(microchip));
  await openTranslated(page, "/checkout");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByText("Checkout Error")).toBeVisible();
  await expectWhole(page);
  await page.getByRole("button", { name: `Pay ${inRupees(1499)}` }).click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();

  await openTranslated(page, "/contact");
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Email").fill("asha@example.com");
  await page.getByLabel("Message").fill("Moti would like to move to London.");
  await page.route("**/contact.data*", (route) => route.abort(), { times: 1 });
  expectConsoleError(/net::ERR_FAILED/);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message could not be sent")).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("We have your enquiry")).toBeVisible();
  await expectWhole(page);
});

test("a page that was translated before its scripts started still sells", async ({
  page,
  expectConsoleError,
}) => {
  // React draws the page anew.
  expectConsoleError(/Minified React error #418/);
  await page.addInitScript(
    `addEventListener("DOMContentLoaded", () => (${translatePage})(), { once: true })`,
  );
  await page.goto(pathOf(microchip));
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
});
