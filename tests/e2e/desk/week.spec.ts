import type { Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";
import { expectToFitWithoutViolations, phone } from "#tests/e2e/every-page/fit-and-axe.ts";
import { deskUrl } from "#tests/e2e/sites.ts";
import { askForQuote, openEnquiry, signIn } from "./office.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const newName = () => `Asha ${crypto.randomUUID().slice(0, 8)}`;

test.use({ viewport: phone, timezoneId: "Europe/London" });

test("a caller becomes an enquiry, gets a page, an offer and a journey, and comes home, from one phone", async ({
  page: owner,
  browser,
}) => {
  const name = newName();
  const office = await signIn(browser, "meera");
  await office.getByRole("link", { name: "New", exact: true }).click();
  await office.getByLabel("Name").fill(name);
  await office.getByLabel("Phone", { exact: true }).first().fill("98450 12345");
  await office.getByLabel("What they said").fill("Calls from the vet's. Moti hates lifts.");
  await expectToFitWithoutViolations(office);
  await button(office, "Save it, to be answered").first().click();
  await expect(office.getByRole("status")).toContainText("It is here now, and yours.");
  await expectToFitWithoutViolations(office);

  await office.goto(`${deskUrl}/desk?q=lifts`);
  await office.getByRole("link", { name }).click();
  await office.getByRole("link", { name: "Correct it, or fill in the move" }).click();
  await office.getByLabel("Where to?").selectOption("United Kingdom");
  await office.getByLabel("City in India").fill("Pune");
  await office.getByRole("radio", { name: "Dog" }).first().check();
  await office.getByLabel("Breed").first().fill("Beagle");
  await button(office, "Save the correction").first().click();
  await expect(office.getByRole("status")).toContainText("It is corrected.");
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible();
  const address = await office
    .getByRole("link", { name: "The page that the visitor sees" })
    .getAttribute("href");
  await owner.goto(String(address));
  await expect(owner.getByText("We reply by")).toBeVisible();

  await office.getByRole("link", { name: "Make or follow the offer" }).click();
  await office.getByLabel("Amount, line 1", { exact: true }).fill("85,000");
  await button(office, "Check it").click();
  await button(office, "Send this offer").click();
  await expect(office.getByRole("status")).toContainText("on the owner’s page now");
  await owner.reload();
  await owner.getByRole("button", { name: "Accept the offer" }).click();
  await expect(owner.getByText("We confirm your booking by")).toBeVisible();

  await office.goto(`${deskUrl}/desk?show=accepted`);
  await expect(office.getByRole("listitem").filter({ hasText: name })).toContainText("Accepted");
  await office.getByRole("link", { name }).click();
  await office.getByRole("link", { name: "Book or follow the journey" }).click();
  await button(office, "Book this quote").click();
  await office.goto(`${deskUrl}/desk?show=booked`);
  const row = office.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Message by");
  await expect(row.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    /^tel:\+919845012345/,
  );
  await expectToFitWithoutViolations(office);
  await row.getByRole("link", { name }).click();
  await office.getByRole("link", { name: "The pet is home …" }).click();
  await button(office, "Close the journey").click();
  await owner.reload();
  await expect(owner.getByText("Your pet is home.")).toBeVisible();
  await office.goto(`${deskUrl}/desk?show=home`);
  await expect(office.getByRole("listitem").filter({ hasText: name })).toContainText("Home,");
});

test("a morning's list is worked through at once, and each wrong tap can be taken back", async ({
  page: owner,
  browser,
}) => {
  const name = newName();
  await askForQuote(owner, name);
  const [meera, ravi] = [await signIn(browser, "meera"), await signIn(browser, "ravi")];
  await openEnquiry(ravi, name);
  await button(ravi, "Claim it").click();
  await expect(ravi.getByRole("status")).toContainText("It is yours now.");

  const find = async (search: string) => {
    await meera.goto(`${deskUrl}/desk?q=${encodeURIComponent(search)}`);
    return meera.getByRole("listitem").filter({ hasText: name });
  };
  const chosen = await find(name);
  await chosen.getByRole("checkbox").check();
  await meera.getByText("With the chosen ones …").click();
  await expectToFitWithoutViolations(meera);
  await button(meera, "Answered on WhatsApp").click();
  await expect(meera.getByRole("status")).toContainText("1 enquiry is changed.");
  await owner.reload();
  await expect(owner.getByText("We have replied on WhatsApp.")).toBeVisible();

  await (await find(name)).getByRole("link", { name }).click();
  await button(meera, "There is more to answer").click();
  await owner.reload();
  await expect(owner.getByText(/as promised.*we reply again by/)).toBeVisible();

  await meera.getByText("Close it", { exact: true }).click();
  await button(meera, "The pet has died").click();
  await owner.reload();
  await expect(owner.getByText("We are very sorry for your loss.")).toBeVisible();
  await expectToFitWithoutViolations(owner);
  await button(meera, "Undo: it is open").click();
  await owner.reload();
  await expect(owner.getByText(/we reply again by/)).toBeVisible();

  await meera.goto(`${deskUrl}/desk`);
  await meera.getByRole("navigation", { name: "Who has it" }).getByText(/^ravi/).click();
  await meera.getByText(/Hand over all/).click();
  await meera.getByLabel("To", { exact: true }).selectOption("meera");
  await button(meera, "Hand over").click();
  await expect(meera.getByRole("status")).toContainText("handed over");
  await expect(await find(name)).toContainText("meera");
});
