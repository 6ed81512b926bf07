import type { Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { expectToFitWithoutViolations, phone } from "#tests/e2e/every-page/fit-and-axe.ts";
import { askForQuote, openEnquiry, signIn } from "./office.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.use({ viewport: phone, timezoneId: "Europe/London" });

test("two people answer a quote from a phone, book it, and lead it through all its stages for its owner", async ({
  page,
  browser,
}) => {
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`;
  await askForQuote(page, name);
  const [meera, ravi] = [await signIn(browser, "meera"), await signIn(browser, "ravi")];
  for (const person of [meera, ravi]) await openEnquiry(person, name);
  await button(meera, "Claim it").click();
  await button(ravi, "By phone").click();
  await expect(ravi.getByRole("status")).toContainText("marked as answered");
  for (const person of [meera, ravi]) {
    await person.getByRole("link", { name: "Book or follow the journey" }).click();
  }
  for (const person of [meera, ravi]) {
    await person.getByLabel("Why is it booked?").selectOption("Agreed by phone");
  }
  await button(meera, "Book this quote").click();
  await expect(meera.getByRole("status")).toContainText("It is booked.");
  await button(ravi, "Book this quote").click();
  await expect(ravi.getByRole("alert")).toContainText("Somebody else has just booked it.");

  await page.reload();
  await expect(page.getByText("Next message by")).toContainText(/in India \(.* in London\)/);
  const path = page.getByRole("region", { name: "Where it stands" });
  const stages = await path.getByRole("heading", { level: 3 }).allInnerTexts();
  expect(stages.length).toBeGreaterThan(8);
  await expectToFitWithoutViolations(page);

  await ravi.goto(meera.url());
  const next = ravi.getByLabel("What comes next?");
  const titles = (await next.locator("option").allInnerTexts()).filter(Boolean);
  expect(titles).toHaveLength(stages.length);
  for (const title of titles.slice(1)) {
    await next.selectOption(title);
    await ravi.getByLabel("A few words for the page").fill(`Next comes: ${title}.`);
    await ravi.getByLabel("This is the promised message").check();
    await button(ravi, "Save, and show the owner").click();
    await expect(ravi.getByRole("status")).toContainText("Saved.");
    await page.reload();
    await expect(page.getByText(`Next comes: ${title}.`)).toBeVisible();
    await expect(page.locator("[aria-current=step]")).toContainText(title);
  }
  await expect(page.getByText("as promised.")).toBeVisible();

  // At the last stage, the button is still in sight, below the stage's field.
  const home = ravi.getByRole("group", { name: "Home" }).getByLabel("What it asks the owner for");
  await home.scrollIntoViewIfNeeded();
  const save = await button(ravi, "Save, and show the owner").boundingBox();
  const field = await home.boundingBox();
  expect(save && save.y + save.height).toBeLessThanOrEqual(phone.height);
  expect(field && field.y + field.height).toBeLessThan(save?.y ?? 0);

  // Meera's page still shows the earlier state.
  await meera.getByLabel("A few words for the page").fill("From an old page.");
  await button(meera, "Save, and show the owner").click();
  await expect(meera.getByRole("alert")).toContainText("Somebody else has changed this journey");
  await expect(meera.getByLabel("A few words for the page")).toHaveValue("From an old page.");

  await ravi.getByRole("link", { name: "The pet is home …" }).click();
  await expect(ravi.getByText("Your pet is home.")).toBeVisible();
  await expectToFitWithoutViolations(ravi);
  await button(ravi, "Close the journey").click();
  await expect(ravi.getByRole("status")).toContainText("Closed: the pet is home.");
  await expectToFitWithoutViolations(ravi);
  await page.reload();
  await expect(page.getByText("Your pet is home.")).toBeVisible();
  await expect(page.getByText(/^Done: /)).toHaveCount(stages.length);
  await expectToFitWithoutViolations(page);

  await ravi.getByRole("link", { name: "Undo the last change …" }).click();
  await button(ravi, "Undo it").click();
  await expect(ravi.getByRole("status")).toContainText("Undone.");
  await page.reload();
  await expect(page.getByText("Next message by")).toBeVisible();
  await expect(page.getByText(/^Done: /)).toHaveCount(stages.length - 1);
});
