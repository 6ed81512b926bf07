import type { Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { expectToFitWithoutViolations, phone } from "#tests/e2e/every-page/fit-and-axe.ts";
import { sandboxUrl } from "#tests/e2e/sites.ts";
import { askForQuote, openEnquiry, signIn } from "./office.ts";

test.use({ viewport: phone });

type Mail = { subject: string; text: string };

/** Waits for the next mail to the address, and returns it. */
async function nextMail(email: string, count: number): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const response = await fetch(`${sandboxUrl}/mail.json?to=${email}`);
      const inbox: { mails: Mail[] } = await response.json();
      mails = inbox.mails;
      return mails.map(({ subject }) => subject);
    })
    .toHaveLength(count);
  const [mail] = mails;
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

const openLink = ({ text }: Mail, page: Page) => page.goto(/https?:\S+/.exec(text)?.[0] ?? "");

test("who asked on a phone follows the mails from the quote to the pet's arrival at home", async ({
  page,
  browser,
}) => {
  const own = crypto.randomUUID().slice(0, 8);
  const [name, email] = [`Asha ${own}`, `asha-${own}@example.com`];
  await askForQuote(page, name, email);
  await openLink(await nextMail(email, 1), page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your request");
  await expect(page.getByRole("link", { name: "This was not me" })).toBeVisible();

  const office = await signIn(browser, "meera");
  await openEnquiry(office, name);
  const reply = office.getByLabel("Your reply");
  await reply.fill(`${await reply.inputValue()}It costs ₹1,80,000.`);
  await office.getByRole("button", { name: "Send the reply" }).click();
  await expect(office.getByRole("status")).toContainText("The reply goes out now.");
  const answered = await nextMail(email, 2);
  expect(answered.text).toContain("It costs ₹1,80,000.");
  await openLink(answered, page);
  await expect(page.getByText("It costs ₹1,80,000.")).toBeVisible();
  await expectToFitWithoutViolations(page);

  await office.getByRole("link", { name: "Book or follow the journey" }).click();
  await office.getByLabel("Why is it booked?").selectOption("Agreed by phone");
  await office.getByRole("button", { name: "Book this quote" }).click();
  await openLink(await nextMail(email, 3), page);
  await expect(page.getByText("Next message by")).toBeVisible();
  await office.getByLabel("A few words for the page").fill("The papers are complete.");
  await office.getByRole("button", { name: "Save, and show the owner" }).click();
  expect((await nextMail(email, 4)).text).toContain("The papers are complete.");
  await office.getByRole("link", { name: "The pet is home …" }).click();
  await office.getByRole("button", { name: "Close the journey" }).click();
  const end = await nextMail(email, 5);
  expect(end.subject).toContain("your pet is home");
  await openLink(end, page);
  await expect(page.getByText("Your pet is home.")).toBeVisible();
});

test("whose address somebody else has used erases it by the link in the mail", async ({ page }) => {
  const email = `victim-${crypto.randomUUID()}@example.com`;
  await askForQuote(page, "Somebody else", email);
  await openLink(await nextMail(email, 1), page);
  await page.getByRole("link", { name: "This was not me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Did you not write to us?");
  await expectToFitWithoutViolations(page);
  // The relay to the form service may take a moment.
  await expect(async () => {
    await page.getByRole("button", { name: "This was not me: erase it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("It is erased", {
      timeout: 1_000,
    });
  }).toPass();
});

test("who has lost the link has it mailed", async ({ page }) => {
  const email = `lost-${crypto.randomUUID()}@example.com`;
  await askForQuote(page, "Ravi", email);
  await nextMail(email, 1);
  await page.goto("/quote/find");
  await expectToFitWithoutViolations(page);
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Mail me the links" }).click();
  await expect(page.getByRole("status")).toContainText("Please look into your mailbox");
  await openLink(await nextMail(email, 2), page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your request");
});
