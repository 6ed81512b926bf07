import type { Browser, Page } from "playwright/test";
import { expect, openHydrated, test } from "../browser-test";
import { sandboxUrl, siteUrl } from "../sites";
import { expectToFitWithoutViolations, phone } from "./fit-and-axe";

const deskUrl = siteUrl.replace("localhost", "desk.localhost");
const signInUrl = sandboxUrl.replace("localhost", "desk.localhost");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const stage = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** A person of the office, signed in, whose browser runs no scripts. */
async function openDesk(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto(`${signInUrl}/access/sign-in?${new URLSearchParams({ desk: deskUrl })}`);
  await page.getByLabel("Another address").fill(email);
  await button(page, "Sign in").click();
  await expect(page).toHaveURL(`${deskUrl}/desk`);
  return page;
}

/** Asks for a quote, and returns the id of its enquiry. */
async function askForQuote(page: Page): Promise<string> {
  await openHydrated(page, "/quote?step=you&to=uk&city=Pune&place=London&pet=dog");
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Email").fill("asha@example.com");
  await page.getByLabel("Anything else?").fill(`Moti is calm. ${crypto.randomUUID()}`);
  const posting = page.waitForRequest((request) => request.method() === "POST");
  await button(page, "Ask for the quote").click();
  const [, id = ""] = /submission\W+([\da-f-]{36})/.exec((await posting).postData() ?? "") ?? [];
  await expect(page).toHaveURL(/\/quote\/[a-z2-7]{32}$/);
  return id;
}

test.use({ viewport: phone, timezoneId: "Europe/London" });

test("two people lead a booked quote through all its stages, and its owner sees each", async ({
  page,
  browser,
  context,
}) => {
  await context.setExtraHTTPHeaders({ "CF-Connecting-IP": crypto.randomUUID() });
  const id = await askForQuote(page);
  const path = `${deskUrl}/desk/${id}/journey`;
  const [meera, ravi] = [
    await openDesk(browser, "meera@marigoldpets.example"),
    await openDesk(browser, "ravi@marigoldpets.example"),
  ];
  await meera.goto(path);
  await ravi.goto(path);
  await button(meera, "Book this quote").click();
  await expect(meera.getByRole("status")).toContainText("It is booked.");
  await button(ravi, "Book this quote").click();
  await expect(ravi.getByRole("alert")).toContainText("Somebody else has just booked it.");

  await page.reload();
  await expect(page.getByText("Next message by")).toContainText(/in India \(.* in London\)/);
  const stages = await page.getByRole("heading", { level: 3 }).allInnerTexts();
  expect(stages.length).toBeGreaterThan(8);
  await expectToFitWithoutViolations(page);

  await ravi.goto(path);
  for (const [index, name] of (await ravi.getByRole("group").all()).entries()) {
    const title = await name.getAttribute("aria-label");
    if (title === null || index === 0) continue;
    await stage(ravi, title).getByRole("radio").check();
    await ravi.getByLabel("A few words for the page").fill(`Next comes: ${title}.`);
    await ravi.getByLabel("I have sent the promised message").check();
    await button(ravi, "Save, and show the owner").click();
    await expect(ravi.getByRole("status")).toContainText("Saved.");
    await page.reload();
    await expect(page.getByText(`Next comes: ${title}.`)).toBeVisible();
    await expect(page.locator("[aria-current=step]")).toContainText(title);
  }
  await expect(page.getByText("as promised.")).toBeVisible();

  // Meera's page is of before.
  await meera.getByLabel("A few words for the page").fill("From an old page.");
  await button(meera, "Save, and show the owner").click();
  await expect(meera.getByRole("alert")).toContainText("Somebody else has changed this journey");
  await expect(meera.getByLabel("A few words for the page")).toHaveValue("From an old page.");

  await button(ravi, "Close the journey").click();
  await page.reload();
  await expect(page.getByText("Your pet is home.")).toBeVisible();
  await expect(page.getByText(/^Done: /)).toHaveCount(stages.length);
  await expectToFitWithoutViolations(page);
});
