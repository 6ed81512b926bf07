import type { Page } from "playwright/test";
import { expect, openHydrated, test, untilHydrated } from "#tests/e2e/browser-test.ts";
import { expectAnotherQuoteAfterBack } from "./sending.ts";
import { expectTyped, fillIn, typedForms } from "./typed-forms.ts";

/** Follows a link without loading another document, and goes back. */
async function leaveAndComeBack(page: Page, link: string, path: string): Promise<void> {
  await page.getByRole("link", { name: link }).first().click();
  await expect(page).toHaveURL(path);
  await page.goBack();
}

for (const form of typedForms) {
  test(`what was typed into "${form.name}" on ${form.path} survives a link, Back and a reload`, async ({
    page,
    expectConsoleError,
  }) => {
    // The measures that are in the address are not complete.
    if (form.path === "/crate-size") expectConsoleError(/400 \(Bad Request\)/);
    await openHydrated(page, form.path);
    await fillIn(page, form);
    // The address follows the measures after a moment.
    if (form.path === "/crate-size") await expect(page).toHaveURL(/pad=3/);
    await leaveAndComeBack(page, "Privacy Policy", "/privacy-policy");
    await expectTyped(page, form);
    await leaveAndComeBack(page, "FAQ", "/faq");
    await expectTyped(page, form);
    await page.reload();
    await untilHydrated(page);
    await expectTyped(page, form);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    for (const value of Object.values(form.typed)) {
      if (String(value).length > 8) expect(stored).not.toContain(value);
    }
  });
}

test("the blocks of further pets come back with what was typed into them", async ({ page }) => {
  await openHydrated(page, "/quote?step=pet&to=uk");
  await page.getByLabel("How many pets?").selectOption("Two");
  const second = page.getByRole("group", { name: "Second pet" });
  await second.getByLabel("Breed").fill("Indie");
  await page.reload();
  await untilHydrated(page);
  await expect(second.getByLabel("Breed")).toHaveValue("Indie");
});

test("the steps of a quote keep what was typed, however far one goes back", async ({ page }) => {
  await openHydrated(page, "/quote?step=pet&to=uk&city=Pune");
  await page.getByRole("radio", { name: "A dog" }).check();
  await page.getByLabel("Breed").fill("Indie");
  await page.getByRole("button", { name: "Next: you" }).click();
  await expect(page.getByRole("heading", { name: "Step 3 of 3: you" })).toBeVisible();
  await leaveAndComeBack(page, "Privacy Policy", "/privacy-policy");
  await expect(page.getByRole("heading", { name: "Step 3 of 3: you" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Breed")).toHaveValue("Indie");
  await expect(page.getByRole("radio", { name: "A dog" })).toBeChecked();
});

test("the question to the airlines is still there on the way back from its answer", async ({
  page,
}) => {
  await openHydrated(page, "/guides/airlines");
  await page.getByLabel("Weight in kg").fill("20");
  await page.getByRole("button", { name: "Which airline?" }).click();
  await expect(page).toHaveURL(/weight=20/);
  await page.goBack();
  await expect(page).toHaveURL("/guides/airlines");
  await expect(page.getByLabel("Weight in kg")).toHaveValue("20");
});

test("a message that was refused is still there after a reload", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400 \(Bad Request\)/);
  await openHydrated(page, "/contact");
  const form = page.getByRole("form", { name: "Contact form" });
  await form.getByLabel("Name").fill("   ");
  await form.getByLabel("Email").fill("asha@example.com");
  await form.getByLabel("Message").fill("Moti is afraid of thunder.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Not sent yet");
  await page.reload();
  await untilHydrated(page);
  await expect(form.getByLabel("Message")).toHaveValue("Moti is afraid of thunder.");
});

test("nothing of a message is left once it is sent, on no entry of the history", async ({
  page,
}) => {
  await page.clock.install();
  const form = page.getByRole("form", { name: "Contact form" });
  const message = form.getByLabel("Message");
  await openHydrated(page, "/contact");
  await message.fill("A first try.");
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  // A click on the way would leave no entry for this page.
  await expect(page).toHaveURL("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await form.getByLabel("Name").fill("Asha");
  await form.getByLabel("Email").fill("asha@example.com");
  await message.fill(`Moti is afraid of thunder. ${crypto.randomUUID()}`);
  await page.clock.fastForward(10_000);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "We have your enquiry" })).toBeVisible();
  await leaveAndComeBack(page, "Privacy Policy", "/privacy-policy");
  await expect(message).toHaveValue("");
  await expect(form.getByLabel("Name")).toHaveValue("");
  await page.goBack();
  await page.goBack();
  await expect(message).toHaveValue("");
  await page.goForward();
  await page.goForward();
  await page.reload();
  await untilHydrated(page);
  await expect(message).toHaveValue("");
});

test("going back from a quote's page shows an empty form, for another quote", ({ page }) =>
  expectAnotherQuoteAfterBack(page));
