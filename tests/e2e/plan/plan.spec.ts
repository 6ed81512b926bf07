import type { Page } from "playwright/test";
import { dayMs } from "#edge/http/india-clock.ts";
import { expect, expectSameDocument, openHydrated, test } from "#tests/e2e/browser-test.ts";

const isoOf = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * dayMs).toISOString().slice(0, 10);
const vaccineDay = isoOf(20);
const planPath = `/plan?to=uk&pet=dog&vaccine=${vaccineDay}`;

const practical = (page: Page) => page.locator("#practical-landing time").first();

test("the result and the URL follow the typed input", async ({ page }) => {
  await openHydrated(page, "/plan");
  await expectSameDocument(page, async () => {
    await page.getByRole("radio", { name: "United Kingdom" }).check();
    await expect(page.locator("#practical-landing")).toBeHidden();
    await page.getByRole("radio", { name: "A dog" }).check();
    await expect(page).toHaveURL(/\/plan\?to=uk&pet=dog$/);
    const first = (await practical(page).getAttribute("datetime")) ?? "";
    await page.getByLabel("Rabies vaccine, given on").fill(vaccineDay);
    await expect(page).toHaveURL(new RegExp(`${vaccineDay}$`));
    await expect(practical(page)).not.toHaveAttribute("datetime", first);
  });
  const shown = (await practical(page).getAttribute("datetime")) ?? "";
  await page.reload();
  await expect(practical(page)).toHaveAttribute("datetime", shown);
});

test.describe("the search for another country", () => {
  const search = (page: Page) => page.getByRole("searchbox", { name: "Another country" });
  const announced = (page: Page) =>
    page.getByRole("group", { name: "Where to?" }).getByRole("status");

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/plan?pet=dog");
    await page.getByText("More destinations").click();
  });

  test("finds a country of the European Union, and chooses both by the keyboard", async ({
    page,
  }) => {
    await search(page).pressSequentially("ger");
    await expect(announced(page)).toHaveText("1 country found");
    await expect(page).toHaveURL(/\/plan\?pet=dog$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Germany European Union" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
    await expect(page).toHaveURL(/\/plan\?to=eu&country=de&pet=dog$/);
    await expect(search(page)).toHaveValue("");
    await expect(announced(page)).toBeEmpty();
  });

  test("chooses the first one found with the Enter key", async ({ page }) => {
    await search(page).fill("dubai");
    await search(page).press("Enter");
    await expect(page.getByRole("radio", { name: "United Arab Emirates" })).toBeFocused();
    await expect(page).toHaveURL(/\/plan\?to=uae&pet=dog$/);
  });

  test("leads to a page that says why we have no date for a country", async ({ page }) => {
    await search(page).fill("new z");
    await search(page).press("Enter");
    await expect(page).toHaveURL(/\/plan\?pet=dog$/);
    await page.getByRole("link", { name: /^New Zealand: why/ }).click();
    await expect(page).toHaveURL(/\/guides\/where-we-cannot-give-a-date-yet$/);
  });

  test("names the choice beside the closed fold", async ({ page }) => {
    await search(page).fill("singap");
    await search(page).press("Enter");
    await expect(page.getByRole("radio", { name: "Singapore" })).toBeFocused();
    await expect(page).toHaveURL(/\/plan\?to=singapore&pet=dog$/);
    await page.getByText("More destinations").click();
    await expect(page.getByRole("radio", { name: "Singapore" })).toBeHidden();
    await expect(page.getByText("You chose Singapore")).toBeVisible();
  });
});

test.describe("the empty form", () => {
  const more = (page: Page) => page.getByText("More about your pet and its papers");

  test("begins in a phone's first screen, and is short until its fold is opened", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, "/plan");
    await expect(page.getByRole("radio", { name: "United Kingdom" })).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 1_400 });
    await expect(page.getByRole("button", { name: "When can we fly?" })).toBeInViewport();
    for (const hidden of ["Microchip, put in on", "Landing on", "Weight in kg"]) {
      await expect(page.getByLabel(hidden)).toBeHidden();
    }
    await more(page).click();
    await expect(page.getByLabel("Microchip, put in on")).toBeVisible();
    await expect(page.getByLabel("Landing on", { exact: true })).toBeVisible();
  });

  test("keeps its fold open while its only answer is taken back, and opens it for one of the address", async ({
    page,
  }) => {
    await openHydrated(page, "/plan?to=uk&pet=dog&weight=12");
    await page.getByText("Change your answers").click();
    const weight = page.getByLabel("Weight in kg");
    await expect(weight).toBeVisible();
    await weight.fill("");
    await expect(page).toHaveURL(/\/plan\?to=uk&pet=dog$/);
    await expect(weight).toBeVisible();
  });

  test("is shown again where a link leads from a plan to the empty planner", async ({ page }) => {
    await openHydrated(page, planPath);
    await page.getByRole("contentinfo").getByRole("link", { name: "When can we fly?" }).click();
    await expect(page).toHaveURL(/\/plan$/);
    await expect(page.getByText("Change your answers")).toHaveCount(0);
    await expect(page.getByRole("radio", { name: "United Kingdom" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "United Kingdom" })).not.toBeChecked();
  });

  test("asks what only one destination needs outside the fold", async ({ page }) => {
    await openHydrated(page, "/plan?to=japan");
    await expect(page.getByLabel("First of two rabies vaccines, given on")).toBeVisible();
    await page.getByRole("radio", { name: "Home to India" }).check();
    await expect(page.getByText("Have you lived abroad for two years?")).toBeVisible();
    await expect(page.getByLabel("First of two rabies vaccines, given on")).toBeHidden();
  });
});

test("a change of the result is announced once, in one sentence", async ({ page }) => {
  await openHydrated(page, planPath);
  const announcement = page.getByRole("main").getByRole("status").first();
  await expect(announcement).toBeEmpty();
  await page.getByText("Change your answers").click();
  await page.getByRole("radio", { name: "Canada" }).check();
  await expect(announcement).toHaveText(
    /^Dog to Canada: the first day you can really fly is \w+, \d+ \w+ 20\d\d\.$/,
  );
});

test("a wanted day that is too early leads to the nearest one, which fills the form", async ({
  page,
}) => {
  await openHydrated(page, `${planPath}&arrive=${isoOf(40)}`);
  await expect(page.getByText(/days too early/)).toBeVisible();
  const nearest = (await practical(page).getAttribute("datetime")) ?? "";
  await page.getByText("The first day you can really fly:").getByRole("link").click();
  await expect(page.getByText(/works, but not a day sooner/)).toBeVisible();
  await page.getByText("Change your answers").click();
  await expect(page.getByLabel("Landing on")).toHaveValue(nearest);
});

test("ticked steps are counted and kept for the pet and its destination, whatever its days", async ({
  page,
}) => {
  const box = page.getByRole("checkbox", { name: "Done: You travel too" });
  const count = page.getByText(/^\d of \d+ done/);
  await openHydrated(page, planPath);
  await expect(count).toHaveText(/^0 of/);
  await box.check();
  await expect(count).toHaveText(/^1 of/);
  await openHydrated(page, "/plan?to=uk&pet=dog");
  await expect(box).toBeChecked();
  await openHydrated(page, "/plan?to=uk&pet=cat");
  await expect(box).not.toBeChecked();
  await expect(count).toHaveText(/^0 of/);
});

test("a box to tick does not open its step", async ({ page }) => {
  await openHydrated(page, planPath);
  const step = page.locator("#step-owner-travels");
  await step.getByRole("checkbox").check();
  await expect(step.getByText("Law", { exact: true })).toBeHidden();
  await step.getByRole("heading").click();
  await expect(step.getByText("Law", { exact: true })).toBeVisible();
  await expect(step.getByRole("checkbox")).toBeChecked();
});

test("the plan is filled into the enquiry, which clears it once it is sent", async ({ page }) => {
  await openHydrated(page, planPath);
  await page.getByRole("link", { name: "Send us this plan" }).first().click();
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(
    /Dog to the United Kingdom.*First day it can really fly: .*\/plan\?to=uk/s,
  );
  await page.getByLabel("Name").fill("Meera Pillai");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("dialog", { name: "Message Sent!" })).toBeVisible();
  await page.getByText("Write another message").click();
  await expect(message).toHaveValue("");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
});

test("the first screen of the home page leads to the result", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, "/");
  const board = page.getByRole("region", { name: "When can we fly?" });
  await expect(board.getByRole("link", { name: "United Kingdom" })).toBeInViewport();
  await board.getByRole("radio", { name: "Cat" }).check();
  const home = board.getByRole("link", { name: "Home to India" });
  await expect(home).toHaveCount(1);
  await home.click();
  await expect(page).toHaveURL(/\/plan\?to=india&pet=cat/);
  await expect(practical(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form can be sent, and keeps its input", async ({ page }) => {
    await page.goto("/plan");
    await page.getByRole("radio", { name: "European Union" }).check();
    await page.getByLabel("Country", { exact: true }).selectOption("Finland");
    await page.getByRole("radio", { name: "A dog" }).check();
    await page.getByLabel("Rabies vaccine, given on").fill(vaccineDay);
    await page.getByRole("button", { name: "When can we fly?" }).click();
    await expect(practical(page)).toBeVisible();
    await expect(page.locator("#step-tapeworm-treatment")).toContainText("in Helsinki");
    await page.getByText("Change your answers").click();
    await expect(page.getByRole("radio", { name: "European Union" })).toBeChecked();
    await expect(page.getByLabel("Country", { exact: true })).toHaveValue("fi");
    await expect(page.getByLabel("Rabies vaccine, given on")).toHaveValue(vaccineDay);
  });

  test("all destinations are in a plain list, in groups by what decides", async ({ page }) => {
    await page.goto("/plan");
    await expect(page.getByRole("searchbox", { name: "Another country" })).toBeHidden();
    await page.getByText("More destinations").click();
    await expect(page.getByRole("searchbox", { name: "Another country" })).toBeHidden();
    const group = page.getByRole("group", { name: "About three months" });
    await group.getByRole("radio", { name: "Singapore" }).check();
    await page.getByRole("radio", { name: "A cat" }).check();
    await page.getByRole("button", { name: "When can we fly?" }).click();
    await expect(practical(page)).toBeVisible();
    await page.getByText("Change your answers").click();
    await expect(page.getByRole("radio", { name: "Singapore" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Singapore" })).toBeVisible();
  });

  test("the guide to a country presets that country", async ({ page }) => {
    await page.goto("/blog/navigating-pet-import-regulations-canada");
    const form = page.getByRole("form", { name: "When can we fly?" });
    await form.getByRole("radio", { name: "Dog" }).check();
    await form.getByRole("button", { name: "Find the date" }).click();
    await expect(page).toHaveURL(/\/plan\?to=canada&pet=dog/);
    await expect(page.getByText("Dog to Canada")).toBeVisible();
  });
});
