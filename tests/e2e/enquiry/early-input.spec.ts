import type { Page } from "playwright/test";
import { expect, test, untilHydrated } from "#tests/e2e/browser-test.ts";
import { expectTyped, fillIn, typedForms } from "./typed-forms.ts";

/** Opens a page whose scripts wait. Returns a function that lets them start, and waits until the page is hydrated. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  // The load event waits for the scripts.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    resolve();
    await untilHydrated(page);
  };
}

/** As a password manager puts its icon beside a field, which React does not expect. */
const insertIcon = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll("main input:not([type=hidden])")) {
      input.insertAdjacentHTML("beforebegin", "<password-icon></password-icon>");
    }
  });

for (const form of typedForms) {
  test(`what was typed into "${form.name}" on ${form.path} before the scripts started stays`, async ({
    page,
  }) => {
    const startScripts = await openWithoutScripts(page, form.path);
    await fillIn(page, form);
    await startScripts();
    await expectTyped(page, form);
  });

  test(`what was typed into "${form.name}" on ${form.path} stays when a password manager has changed the page`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/#418/);
    const startScripts = await openWithoutScripts(page, form.path);
    await fillIn(page, form);
    await insertIcon(page);
    await startScripts();
    await expect(page.locator("password-icon")).toHaveCount(0);
    await expectTyped(page, form);
  });
}

for (const changes of ["", " when a password manager has changed the page"]) {
  test(`the focus and the place within the text stay${changes}`, async ({
    page,
    expectConsoleError,
  }) => {
    if (changes) expectConsoleError(/#418/);
    const startScripts = await openWithoutScripts(page, "/contact");
    const form = page.getByRole("form", { name: "Contact form" });
    await form.getByText("Route, month and pet").click();
    await form.getByLabel("Pet").fill("Labrador, 3 years");
    await form.getByLabel("Pet").press("Home");
    await form.getByLabel("Pet").press("ArrowRight");
    if (changes) await insertIcon(page);
    await startScripts();
    await expect(form.getByLabel("Pet")).toBeFocused();
    await page.keyboard.type("-");
    await expect(form.getByLabel("Pet")).toHaveValue("L-abrador, 3 years");
  });
}

test("what follows the input has heard of what was typed early", async ({ page }) => {
  const startCrates = await openWithoutScripts(page, "/crate-size");
  for (const [letter, length] of Object.entries({ A: 66, B: 40, C: 25, D: 66 })) {
    await page.getByLabel(`${letter} (cm)`).fill(`${length}`);
  }
  await startCrates();
  await expect(page.getByRole("heading", { name: "Size 500" })).toBeVisible();
  await expect(page).toHaveURL(/a=66&b=40&c=25&d=66/);

  const startPets = await openWithoutScripts(page, "/quote?step=pet&to=uk");
  await page.getByLabel("How many pets?").selectOption("Two");
  await startPets();
  await expect(page.getByRole("group", { name: "Second pet" })).toBeVisible();

  const startCard = await openWithoutScripts(page, "/crate-size?pet=dog&a=66&b=40&c=25&d=66");
  await page.getByText("Card for the check-in desk").first().click();
  await page.getByLabel("Crate on the card").selectOption("700");
  await startCard();
  await expect(page.getByLabel("Crate on the card")).toHaveValue("700");
  const card = page.getByRole("region", { name: "Card for the check-in desk" });
  await expect(card.getByText("Size 700")).toBeVisible();
});

for (const changes of ["", " when a password manager has changed the page"]) {
  test(`a step that was ticked before the scripts started is counted${changes}`, async ({
    page,
    expectConsoleError,
  }) => {
    if (changes) expectConsoleError(/#418/);
    const startScripts = await openWithoutScripts(page, "/plan?to=uk&pet=dog");
    const box = page.getByRole("checkbox", { name: "Done: You travel too" });
    await box.check();
    if (changes) await insertIcon(page);
    await startScripts();
    await expect(box).toBeChecked();
    await expect(page.getByText(/^1 of \d+ done/)).toBeVisible();
  });
}
