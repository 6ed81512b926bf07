import type { Page } from "playwright/test";
import { faq } from "#content/faq.ts";
import { expect, openHydrated, test } from "#tests/e2e/browser-test.ts";

const answers = (page: Page) => page.getByRole("main").locator("details > div");
const questions = (page: Page) => page.getByRole("main").locator("summary");

const last = faq.length - 1;
const lastQuotePath = `/faq#${faq.at(-1)?.id}`;

async function expectOneOpenAtATime(page: Page): Promise<void> {
  await expect(questions(page)).toHaveCount(faq.length);
  await expect(answers(page).filter({ visible: true })).toHaveCount(1);
  await expect(answers(page).nth(0)).toBeVisible();

  await questions(page).nth(last).click();
  await expect(answers(page).nth(last)).toBeVisible();
  await expect(answers(page).filter({ visible: true })).toHaveCount(1);

  await questions(page).nth(last).click();
  await expect(answers(page).filter({ visible: true })).toHaveCount(0);
}

test("a link to an answer opens it", async ({ page }) => {
  await page.goto(lastQuotePath);
  await expect(answers(page).filter({ visible: true })).toHaveCount(1);
  await expect(answers(page).nth(last)).toBeVisible();
});

test("each answer has a link to itself, which moves the focus to it", async ({ page }) => {
  await openHydrated(page, "/faq");
  await questions(page).nth(1).click();
  await page.getByRole("link", { name: "Link to this answer" }).click();
  await expect(page).toHaveURL(/\/faq#[a-z-]+$/);
  const address = page.url();
  await page.keyboard.press("Tab");
  await expect(answers(page).nth(1).getByRole("link").first()).toBeFocused();
  await page.goto("/");
  await page.goto(address);
  await expect(answers(page).nth(1)).toBeVisible();
});

test("Back to the URL of an answer opens it again", async ({ page }) => {
  await openHydrated(page, lastQuotePath);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
  await page.goBack();
  await expect(answers(page).nth(last)).toBeVisible();
});

test("the page prints every answer, though at most one is open on the screen", async ({ page }) => {
  await page.goto("/faq");
  const questions = page.getByRole("main").locator("details");
  expect(await questions.count()).toBeGreaterThanOrEqual(6);
  await page.emulateMedia({ media: "print" });
  for (const question of await questions.all()) {
    await expect(question.getByRole("paragraph").first()).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("at most one answer is open, and it can be closed again", async ({ page }) => {
    await page.goto("/faq");
    await expectOneOpenAtATime(page);
  });
});
