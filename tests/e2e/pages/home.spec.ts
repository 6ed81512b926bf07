import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser-test";

const film = (page: Page) => page.locator("video");

const isPaused = (video: Locator) =>
  video.evaluate((element) => element instanceof HTMLVideoElement && element.paused);

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

const postcards = (page: Page) => page.getByRole("region", { name: "Postcards from pets" });

const motionOf = (row: Locator) =>
  row.evaluate((element) => element.getAnimations({ subtree: true })[0]?.playState);

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the hero links to the contact form", async ({ page }) => {
  await page
    .getByRole("region", { name: /Moving countries/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL("/contact");
});

test("the film starts by itself and can be paused and played", async ({ page }) => {
  await page.getByRole("button", { name: "Pause the film" }).click();
  await expect.poll(() => isPaused(film(page))).toBe(true);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
});

test("the film does not start by itself for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.reload();
  await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
  await untilIdle(page);
  expect(await isPaused(film(page))).toBe(true);
});

test("the postcards can be paused and played", async ({ page }) => {
  await expect.poll(() => motionOf(postcards(page))).toBe("running");
  await page.getByRole("button", { name: "Pause the postcards" }).click();
  await expect.poll(() => motionOf(postcards(page))).toBe("paused");
  await page.getByRole("button", { name: "Play the postcards" }).click();
  await expect.poll(() => motionOf(postcards(page))).toBe("running");
});

test("the postcards pause while they have the focus", async ({ page }) => {
  await expect.poll(() => motionOf(postcards(page))).toBe("running");
  await postcards(page).focus();
  await expect.poll(() => motionOf(postcards(page))).toBe("paused");
  await postcards(page).blur();
  await expect.poll(() => motionOf(postcards(page))).toBe("running");
});

test("the postcards pause under the pointer", async ({ page }) => {
  await expect.poll(() => motionOf(postcards(page))).toBe("running");
  await postcards(page).hover();
  await expect.poll(() => motionOf(postcards(page))).toBe("paused");
});

test("a screen reader finds each of the six pets once", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Pause the postcards" })).toBeVisible();
  await expect(postcards(page).getByRole("listitem")).toHaveCount(6);
  await expect(postcards(page).getByRole("img")).toHaveCount(6);
});

test("the five steps are shown in order", async ({ page }) => {
  const steps = page
    .getByRole("region", { name: /^Five steps/ })
    .getByRole("heading", { level: 3 });
  await expect(steps).toHaveText([
    "Consultation and quote",
    "Documentation and booking",
    "Health and safety checks",
    "The journey",
    "Arrival and reunion",
  ]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the film does not start by itself", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
    await untilIdle(page);
    expect(await isPaused(film(page))).toBe(true);
    await page.getByRole("button", { name: "Play the film" }).click();
    await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
  });

  test("the postcards do not move and are scrolled by hand", async ({ page }) => {
    await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
    expect(await motionOf(postcards(page))).toBeUndefined();
    await expect(page.getByRole("button", { name: /the postcards/ })).toBeHidden();
  });
});
