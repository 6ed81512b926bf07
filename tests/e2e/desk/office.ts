import type { Browser, Page } from "playwright/test";
import { expect, openHydrated } from "#tests/e2e/browser-test.ts";
import { deskUrl } from "#tests/e2e/sites.ts";

/** Somebody of the office with a phone of their own. */
export async function signIn(browser: Browser, name: "meera" | "ravi"): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${deskUrl}/desk`);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("button", { name: new RegExp(`^${name}@`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What is due" })).toBeVisible();
  return page;
}

/** Finds an enquiry by the visitor's name, and opens it. */
export async function openEnquiry(page: Page, name: string): Promise<void> {
  await page.goto(`${deskUrl}/desk`);
  await page.getByLabel("Name, reference, phone, breed, month or words").fill(name);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

/** Asks for a quote in a visitor's browser, which then shows its page. */
export async function askForQuote(
  page: Page,
  name: string,
  email = "asha@example.com",
): Promise<void> {
  // A new visitor each time, because a visitor may send only five enquiries a minute.
  await page.context().setExtraHTTPHeaders({ "CF-Connecting-IP": crypto.randomUUID() });
  await page.clock.install();
  await openHydrated(page, "/quote?step=you&to=uk&city=Pune&place=London&pet=dog&breed=Labrador");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.clock.fastForward(10_000);
  await page.getByRole("button", { name: "Ask for the quote" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
}
