import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/e2e/browser-test.ts";

const film = (page: Page) => page.locator("video");

const isPaused = (video: Locator) =>
  video.evaluate((element) => element instanceof HTMLVideoElement && element.paused);

const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

const postcards = (page: Page) => page.getByRole("region", { name: "Postcards from pets" });

const motionOf = (row: Locator) =>
  row.evaluate((element) => element.getAnimations({ subtree: true })[0]?.playState);

test("the film and the postcards start by themselves and can be paused", async ({ page }) => {
  await page.goto("/");
  await expect.poll(() => motionOf(postcards(page))).toBe("running");
  await page.getByRole("button", { name: "Pause the postcards" }).click();
  await expect.poll(() => motionOf(postcards(page))).toBe("paused");
  await page.getByRole("button", { name: "Pause the film" }).click();
  await expect.poll(() => isPaused(film(page))).toBe(true);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
});

test("on a phone, buttons and keys turn from one review to the next, and back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const reviews = page.getByRole("region", { name: "Testimonials" }).getByRole("figure");
  await expect(reviews).toHaveCount(3);
  await reviews.first().scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next review" }).click();
  await expect(reviews.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(reviews.nth(0)).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole("button", { name: "Previous review" }).click();
  await expect(reviews.nth(0)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("region", { name: "Testimonials" }).press("ArrowRight");
  await expect(reviews.nth(0)).not.toBeInViewport({ ratio: 0.9 });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("neither the film nor the postcards move by themselves", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
    await untilIdle(page);
    expect(await isPaused(film(page))).toBe(true);
    expect(await motionOf(postcards(page))).toBeUndefined();
    await expect(page.getByRole("button", { name: /the postcards/ })).toBeHidden();
    await page.getByRole("button", { name: "Play the film" }).click();
    await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
  });
});
