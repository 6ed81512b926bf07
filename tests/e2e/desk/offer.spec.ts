import type { Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { expectToFitWithoutViolations, phone } from "#tests/e2e/every-page/fit-and-axe.ts";
import { askForQuote, openEnquiry, signIn } from "./office.ts";

const totalOf = (page: Page) =>
  page
    .getByRole("term")
    .filter({ hasText: /^Total$/ })
    .locator("+ dd");

test.use({ viewport: phone, timezoneId: "Europe/London" });

test("the office makes an offer from a phone, its owner accepts it, and it is booked", async ({
  page,
  browser,
}) => {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`;
  await askForQuote(page, name);
  const office = await signIn(browser, "meera");
  await openEnquiry(office, name);
  await office.getByRole("link", { name: "Make or follow the offer" }).click();
  await expect(office.getByLabel("What, line 1", { exact: true })).not.toHaveValue("");
  await office.getByLabel("Amount, line 1", { exact: true }).fill("500");
  await office.getByRole("button", { name: "Add more lines" }).click();
  const last = office.getByLabel(/^What, line/).last();
  await last.fill("Our own work, all of it");
  await office
    .getByLabel(/^Amount, line/)
    .last()
    .fill("1,25,000.50");
  await expectToFitWithoutViolations(office);
  await office.getByRole("button", { name: "Check it" }).click();
  await expect(totalOf(office)).toContainText("₹1,25,500.50");
  await office.getByRole("button", { name: "Change it" }).click();
  await office.getByLabel("A few words").fill("We book the flight once you have accepted.");
  await office.getByRole("button", { name: "Check it" }).click();
  await office.getByRole("button", { name: "Send this offer" }).click();
  await expect(office.getByRole("status")).toContainText("on the owner’s page now");
  await expectToFitWithoutViolations(office);

  await page.reload();
  await expect(totalOf(page)).toContainText("₹1,25,500.50");
  await expect(page.getByText("It is valid until")).toContainText(/in India \(.* in London\)/);
  await expectToFitWithoutViolations(page);
  await page.getByLabel("Anything to tell us?").fill("Moti likes the window.");
  await page.getByRole("button", { name: "Accept the offer" }).click();
  await expect(page.getByText("We confirm your booking by")).toBeVisible();
  await expectToFitWithoutViolations(page);

  await office.reload();
  await expect(office.getByText("Moti likes the window.")).toBeVisible();
  await office.getByRole("link", { name: "Book it" }).click();
  await office.getByRole("button", { name: "Book this quote" }).click();
  await expect(office.getByRole("status")).toContainText("It is booked.");
  await page.reload();
  await expect(page.getByText("Next message by")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What was agreed" })).toBeVisible();
});
