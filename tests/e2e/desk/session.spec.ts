import type { Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { expectToFitWithoutViolations } from "#tests/e2e/every-page/fit-and-axe.ts";
import { deskUrl, sandboxUrl } from "#tests/e2e/sites.ts";
import { askForQuote, openEnquiry, signIn } from "./office.ts";

const words = "She calls back at six, and brings the papers.";

/** An enquiry on whose page somebody has typed a note when their session ends. */
async function typeUntilSignedOut(page: Page, visitor: Page) {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`;
  await askForQuote(visitor, name);
  await openEnquiry(page, name);
  await page.getByLabel("A note for the office").fill(words);
  await page.context().clearCookies();
}

test("what is typed while the session ends is on the page that refuses it, and is sent again from there", async ({
  browser,
  page: visitor,
}) => {
  const page = await signIn(browser, "meera");
  await typeUntilSignedOut(page, visitor);
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You are not signed in any more",
  );
  await expect(page.getByLabel("What you typed")).toHaveValue(words);
  await expectToFitWithoutViolations(page);

  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Sign in" }).click(),
  ]);
  await tab.getByRole("button", { name: /^meera@/ }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "What is due" })).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("status")).toContainText("The note is saved.");
  await expect(page.getByRole("main")).toContainText(words);
});

test("where Access itself asks for the sign-in, what was typed stays on its page, and is saved from there", async ({
  browser,
  page: visitor,
}) => {
  const page = await signIn(browser, "meera");
  await typeUntilSignedOut(page, visitor);
  // Access stands in front of the Worker, and leads whatever has no session to its own host.
  const signInPage = `${sandboxUrl.replace("localhost", new URL(deskUrl).hostname)}/access/sign-in`;
  const ledAway: string[] = [];
  await page.context().route(`${deskUrl}/**`, async (route) => {
    const { cookie } = await route.request().allHeaders();
    if (cookie?.includes("CF_Authorization")) return route.continue();
    ledAway.push(route.request().method());
    const location = `${signInPage}?${new URLSearchParams({ desk: deskUrl })}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  const save = page.getByRole("button", { name: "Save the note" });
  await save.click();
  await expect.poll(() => ledAway).toContain("POST");

  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "sign in in a new tab" }).click(),
  ]);
  await tab.getByRole("button", { name: /^meera@/ }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "What is due" })).toBeVisible();
  await expect(page.getByLabel("A note for the office")).toHaveValue(words);
  await save.click();
  await expect(page.getByRole("status")).toContainText("The note is saved.");
  await expect(page.getByRole("main")).toContainText(words);
});

test("whoever is not signed in sees a page of the firm that leads to the sign-in", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403/);
  const response = await page.goto(`${deskUrl}/desk`);
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please sign in");
  await expectToFitWithoutViolations(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to the desk");
  await expectToFitWithoutViolations(page);
});
