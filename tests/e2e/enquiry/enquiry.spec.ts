import type { Page } from "playwright/test";
import { expect, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { closingTime, closingTimeInLondon } from "#tests/fixtures/closing-time.ts";
import { expectInInbox, expectOnePost, findInInbox, loseNextResponse } from "./sending.ts";

const form = (page: Page) => page.getByRole("form", { name: "Contact form" });

/** Fills in the form with a unique message, as slowly as a person. */
async function fillIn(page: Page): Promise<string> {
  const message = `Moti would like to move to London. ${crypto.randomUUID()}`;
  await form(page).getByLabel("Name").fill("Asha");
  await form(page).getByLabel("Email").fill("asha@example.com");
  await form(page).getByLabel("Message").fill(message);
  await page.clock.fastForward(10_000);
  return message;
}

/** The form is folded below the receipt of what was sent. */
async function openNextForm(page: Page): Promise<void> {
  await expect(form(page)).toBeHidden();
  await page.getByText("Write another message").click();
}

const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" }).click();

test("an enquiry from the home page is sent without leaving it, and is relayed", async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, "/");
  const message = await fillIn(page);
  await send(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await openNextForm(page);
  await expect(form(page).getByLabel("Name")).toHaveValue("");
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expect(page).toHaveURL("/");
  await expectInInbox(page, "message", message);
});

test.describe("in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("a sent enquiry leaves a receipt with its words, and the next one a new receipt", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    await page.clock.install();
    await openHydrated(page, "/contact");
    const message = await fillIn(page);
    await expect(form(page).getByLabel("From")).toBeHidden();
    await form(page).getByText("Route, month and pet").click();
    await form(page).getByLabel("From").fill("Delhi");
    await form(page).getByLabel("To").fill("London");
    await form(page).getByLabel("Month").selectOption("March");
    await form(page).getByLabel("Pet").fill("Labrador, 3 years");
    await send(page);

    const heading = page.getByRole("heading", { name: "We have your enquiry" });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(
      page.getByText(
        new RegExp(
          `^We reply by .+, ${closingTime} in India \\((${closingTimeInLondon}) in London\\)\\.$`,
        ),
      ),
    ).toBeVisible();
    const received = page.getByRole("definition");
    await expect(received).toHaveText([
      "Asha",
      "asha@example.com",
      "Delhi",
      "London",
      "March",
      "Labrador, 3 years",
      message,
    ]);
    await openNextForm(page);
    for (const label of ["Name", "From", "To", "Month", "Pet", "Message"]) {
      await expect(form(page).getByLabel(label)).toHaveValue("");
    }
    await expect(form(page).getByLabel("From")).toBeHidden();
    await expectInInbox(
      page,
      "message",
      `From: Delhi\nTo: London\nMonth: March\nPet: Labrador, 3 years\n\n${message}`,
    );

    const next = await fillIn(page);
    await form(page).getByLabel("Name").fill("   ");
    await send(page);
    await expect(page.getByRole("alert")).toContainText("Not sent yet");
    await expect(received.last()).toHaveText(message);
    await form(page).getByLabel("Name").fill("Billi");
    await send(page);
    await expect(received).toHaveText(["Billi", "asha@example.com", next]);
    await expect(heading).toBeFocused();
    await expect(form(page)).toBeHidden();
  });
});

test("an enquiry leaves its receipt when a deployment replaces the page's scripts while it is corrected", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400 \(Bad Request\)/);
  await page.clock.install();
  await openHydrated(page, "/");
  await fillIn(page);
  await form(page).getByLabel("Name").fill("   ");
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Not sent yet");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await form(page).getByLabel("Name").fill("Asha");
  await send(page);
  await expect(page.getByRole("heading", { name: "We have your enquiry" })).toBeFocused();
});

test("the browser points out a missing or invalid field before it sends the form", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(form(page).getByPlaceholder("Your Phone (Optional)")).toBeVisible();
  await send(page);
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await form(page).getByLabel("Name").fill("Asha");
  await form(page).getByLabel("Email").fill("asha");
  await send(page);
  await expect(form(page).getByLabel("Email")).toBeFocused();
});

test("an enquiry from a guide names its topic; an error is shown at its field, and the corrected form can be sent", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400 \(Bad Request\)/);
  await page.clock.install();
  await openHydrated(page, "/blog/navigating-pet-import-regulations-canada");
  await page.getByRole("link", { name: "Get a Free Quote" }).click();
  await expect(form(page)).toContainText("About: moving to Canada");
  const message = await fillIn(page);
  await form(page).getByLabel("Name").fill("   ");
  await send(page);
  const name = form(page).getByLabel("Name");
  await expect(name).toHaveAccessibleDescription("Please tell us your name.");
  await expect(name).toBeFocused();
  await expect(form(page).getByLabel("Message")).toHaveValue(message);
  await name.fill("Asha");
  await send(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expect(page).toHaveURL("/contact?topic=navigating-pet-import-regulations-canada");
  await openNextForm(page);
  await expect(form(page).getByLabel("Message")).toHaveValue("");
  await expectInInbox(page, "message", message);
  expect((await findInInbox(page, "message", message))[0]?.topic).toBe("moving to Canada");
});

test("pressing the button again while the form is sent does not send it twice", async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, "/contact");
  const message = await fillIn(page);
  const button = form(page).getByRole("button", { name: "Send Message" });
  await expectOnePost(page, button, () => expect(page.getByText("Message Sent!")).toBeVisible());
  await expectInInbox(page, "message", message);
});

test("an enquiry that is sent again after a lost response is stored once", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.clock.install();
  await openHydrated(page, "/contact");
  await loseNextResponse(page, "/contact");
  const message = await fillIn(page);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent");
  await expect(form(page).getByLabel("Message")).toHaveValue(message);
  await send(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expectInInbox(page, "message", message);
});

test("the form service ends up with the later words of an enquiry that is edited after a lost response", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.clock.install();
  await openHydrated(page, "/contact");
  await loseNextResponse(page, "/contact");
  const message = await fillIn(page);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent");
  const edited = `${message} In June, not in May.`;
  await form(page).getByLabel("Message").fill(edited);
  await send(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expectInInbox(page, "message", edited);
});

test("a form on the home page keeps its text while there is no connection", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await openHydrated(page, "/");
  const message = await fillIn(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Your message could not be sent");
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
  await expect(form(page).getByLabel("Message")).toHaveValue(message);
  await context.setOffline(false);
  await send(page);
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await expectInInbox(page, "message", message);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an enquiry from the home page is sent, and the confirmation is shown once", async ({
    page,
  }) => {
    await page.goto("/");
    const message = await fillIn(page);
    await send(page);
    await expect(page).toHaveURL("/contact?enquiry=sent");
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "We have your enquiry" })).toBeVisible();
    await openNextForm(page);
    await expect(form(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText("Message Sent!")).toBeHidden();
    await expectInInbox(page, "message", message);
  });

  test("an error is shown at its field, and the form keeps its text", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/400 \(Bad Request\)/);
    await page.goto("/contact?topic=export-services");
    const message = await fillIn(page);
    await form(page).getByLabel("Name").fill("   ");
    await send(page);
    await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription(
      "Please tell us your name.",
    );
    await expect(page.getByText("Not sent yet").first()).toBeInViewport();
    await expect(form(page).getByLabel("Message")).toHaveValue(message);
    await form(page).getByLabel("Name").fill("Asha");
    await send(page);
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expectInInbox(page, "message", message);
    expect((await findInInbox(page, "message", message))[0]?.topic).toBeTruthy();
  });
});
