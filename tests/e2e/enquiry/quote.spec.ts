import type { Page } from "playwright/test";
import {
  expect,
  expectSameDocument,
  hasChat,
  openHydrated,
  test,
} from "#tests/e2e/browser-test.ts";
import { expectToFitWithoutViolations } from "#tests/e2e/every-page/fit-and-axe.ts";
import { closingTime, closingTimeInLondon } from "#tests/fixtures/closing-time.ts";
import { expectInInbox, expectOnePost, findInInbox, loseNextResponse } from "./sending.ts";

const answers = "to=uk&city=Pune&place=London&pet=dog&breed=Labrador";
const quotePath = /\/quote\/[a-z2-7]{32}$/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const step = (page: Page, name: string) => page.getByRole("heading", { name });

async function answerMoveAndPet(page: Page): Promise<void> {
  await page.getByLabel("Where to?").selectOption("United Kingdom");
  await page.getByLabel("City in India").fill("Pune");
  await button(page, "Next: the pet").click();
  await expect(step(page, "Step 2 of 3: the pet")).toBeVisible();
  await page.getByRole("radio", { name: "A dog" }).check();
  await page.getByLabel("Breed").fill("Labrador");
}

test("the pass beside the steps fills in as the visitor types", async ({ page }) => {
  await openHydrated(page, "/quote");
  const pass = page.locator("section[aria-labelledby=request]");
  await expect(pass).toContainText("From India");
  await answerMoveAndPet(page);
  for (const words of ["Pune to United Kingdom", "GB", "Dog, Labrador"]) {
    await expect(pass).toContainText(words);
  }
});

/** Opens the third step and fills it in with unique words, as slowly as a person. */
async function openSenderStep(page: Page): Promise<string> {
  await page.clock.install();
  await openHydrated(page, `/quote?step=you&${answers}`);
  const note = await fillInSender(page);
  await page.clock.fastForward(10_000);
  return note;
}

async function fillInSender(page: Page): Promise<string> {
  const note = `Moti is afraid of thunder. ${crypto.randomUUID()}`;
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Email").fill("asha@example.com");
  await page.getByLabel("Anything else?").fill(note);
  return note;
}

const main = (page: Page) => page.getByRole("main");

test.describe("in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("three steps lead to a page with the time of the reply in both time zones", async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, "/quote");
    await expectSameDocument(page, async () => {
      await answerMoveAndPet(page);
      await button(page, "Next: you").click();
      await expect(page).toHaveURL(/\?step=you&to=uk&city=Pune&pet=dog&breed=Labrador$/);
      await expect(step(page, "Step 3 of 3: you")).toBeFocused();
    });
    const note = await fillInSender(page);
    await page.clock.fastForward(10_000);
    await button(page, "Ask for the quote").click();
    await expect(page).toHaveURL(quotePath);
    await expect(main(page)).toContainText(
      new RegExp(
        `We reply by .+, ${closingTime} in India \\((${closingTimeInLondon}) in London\\)`,
      ),
    );
    await expect(main(page)).toContainText("Pune to United Kingdom");
    await expectInInbox(page, "note", note);
    await page.reload();
    await expect(main(page)).toContainText("Pune to United Kingdom");
    await expectToFitWithoutViolations(page);
  });
});

test("going back keeps all input, by our button and by the browser’s", async ({ page }) => {
  await openHydrated(page, "/quote");
  await answerMoveAndPet(page);
  await button(page, "Back").click();
  await expect(page.getByLabel("City in India")).toHaveValue("Pune");
  await button(page, "Next: the pet").click();
  await expect(page.getByLabel("Breed")).toHaveValue("Labrador");
  await button(page, "Next: you").click();
  await page.getByLabel("Name").fill("Asha");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByLabel("Breed").fill("Indie");
  await page.goBack();
  await expect(page.getByLabel("Name")).toHaveValue("Asha");
  for (let count = 0; count < 4; count += 1) await page.goBack();
  await expect(page).toHaveURL(/\/quote$/);
  await expect(page.getByLabel("Where to?")).toHaveValue("uk");
  await expect(page.getByLabel("City in India")).toHaveValue("Pune");
  await button(page, "Next: the pet").click();
  await expect(page.getByLabel("Breed")).toHaveValue("Indie");
});

test("the question about WhatsApp appears only with a phone number", async ({ page }) => {
  await page.goto(`/quote?step=you&${answers}`);
  const question = page.getByRole("group", { name: "May we reply on WhatsApp?" });
  await expect(question).toBeHidden();
  await page.getByLabel("Phone").fill("+91 00000 00000");
  await expect(question).toBeVisible();
});

test("the questions that decide the route into India appear for India alone", async ({ page }) => {
  await page.goto("/quote");
  await page.getByText("Your wishes and your flight").click();
  await expect(page.getByLabel("Two years abroad?")).toBeHidden();
  await page.getByLabel("Where to?").selectOption("Home to India");
  await expect(page.getByLabel("Two years abroad?")).toBeVisible();
});

test("a quote that is sent again after a lost response is one enquiry", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await loseNextResponse(page, "/quote");
  const note = await openSenderStep(page);
  await button(page, "Ask for the quote").click();
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent");
  await expect(page.getByLabel("Anything else?")).toHaveValue(note);
  await button(page, "Ask for the quote").click();
  await expect(page).toHaveURL(quotePath);
  await expectInInbox(page, "note", note);
});

test("a correction on an earlier step after a lost response is the same enquiry", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await loseNextResponse(page, "/quote");
  const note = await openSenderStep(page);
  await button(page, "Ask for the quote").click();
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByLabel("Breed").fill("Indie");
  await button(page, "Next: you").click();
  await button(page, "Ask for the quote").click();
  await expect(page).toHaveURL(quotePath);
  await expect(main(page)).toContainText("Dog, Indie");
  await expect
    .poll(async () => (await findInInbox(page, "note", note)).map(({ breed }) => breed))
    .toContain("Indie");
  const references = (await findInInbox(page, "note", note)).map(({ reference }) => reference);
  expect(new Set(references).size).toBe(1);
});

test("the page of a quote is entered and left by loading the document, and never has the chat", async ({
  page,
}) => {
  await openSenderStep(page);
  await expect.poll(() => hasChat(page)).toBe(true);
  await button(page, "Ask for the quote").click();
  await expect(page).toHaveURL(quotePath);
  await expect(button(page, "Print")).toBeVisible();
  await page.clock.fastForward(30_000);
  expect(await hasChat(page)).toBe(false);
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.clock.fastForward(10_000);
  await expect.poll(() => hasChat(page)).toBe(true);
});

test("pressing the button three times sends one quote", async ({ page }) => {
  const note = await openSenderStep(page);
  await expectOnePost(page, button(page, "Ask for the quote"), () =>
    expect(page).toHaveURL(quotePath),
  );
  await expectInInbox(page, "note", note);
});

test("an error is shown at its field, and the corrected form can be sent", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400 \(Bad Request\)/);
  const note = await openSenderStep(page);
  await page.getByLabel("Name").fill("   ");
  await button(page, "Ask for the quote").click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please tell us your name.");
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Anything else?")).toHaveValue(note);
  await page.getByLabel("Name").fill("Asha");
  await button(page, "Ask for the quote").click();
  await expect(page).toHaveURL(quotePath);
});

test("on a phone the button of each step is in view from the start", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [query, next] of [
    ["", "Next: the pet"],
    [`step=pet&${answers}`, "Next: you"],
    [`step=you&${answers}`, "Ask for the quote"],
  ] as const) {
    await page.goto(`/quote?${query}`);
    await expect(button(page, next)).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("three steps lead to the page of the quote, and going back keeps the input", async ({
    page,
  }) => {
    await page.goto("/quote");
    await answerMoveAndPet(page);
    await button(page, "Back").click();
    await expect(page.getByLabel("City in India")).toHaveValue("Pune");
    await button(page, "Next: the pet").click();
    await expect(page.getByLabel("Breed")).toHaveValue("Labrador");
    await button(page, "Next: you").click();
    const note = await fillInSender(page);
    await button(page, "Ask for the quote").click();
    await expect(page).toHaveURL(quotePath);
    await expect(main(page)).toContainText(
      new RegExp(`We reply by .+, ${closingTime} in India\\.`),
    );
    await expectInInbox(page, "note", note);
  });

  test("an error is shown at its field, and everything else is kept", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    await page.goto(`/quote?step=you&${answers}`);
    const note = await fillInSender(page);
    await page.getByLabel("Name").fill("   ");
    await button(page, "Ask for the quote").click();
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please tell us your name.");
    await expect(page.getByLabel("Anything else?")).toHaveValue(note);
    await page.getByLabel("Name").fill("Asha");
    await button(page, "Ask for the quote").click();
    await expect(page).toHaveURL(quotePath);
  });
});
