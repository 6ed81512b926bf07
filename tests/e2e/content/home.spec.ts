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

test("the film starts by itself and can be paused and played", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pause the film" }).click();
  await expect.poll(() => isPaused(film(page))).toBe(true);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
});

const breakFilm = (page: Page) =>
  page.route("**/media/hero.*", (route) => route.fulfill({ body: "This is no film." }));

test("a film that cannot be played leaves its picture and no button", async ({ page }) => {
  await breakFilm(page);
  const lastSource = page.waitForRequest("**/media/hero.mp4");
  await page.goto("/");
  await lastSource;
  await expect(page.getByRole("button", { name: /the film$/ })).toHaveCount(0);
});

test("a film that fails when it is asked for takes its button away", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await breakFilm(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: /the film$/ })).toHaveCount(0);
});

test("a film that the browser refuses to play takes its button away", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException("", "NotSupportedError"));
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: /the film$/ })).toHaveCount(0);
});

test("a browser that blocks the film's own start leaves its button", async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException("", "NotAllowedError"));
    };
  });
  await page.goto("/");
  await untilIdle(page);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: "Pause the film" })).toBeVisible();
});

test("the film does not start by itself for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
  await untilIdle(page);
  expect(await isPaused(film(page))).toBe(true);
});

test("the postcards move, except under the pointer, with the focus or when paused", async ({
  page,
}) => {
  await page.goto("/");
  const expectMotion = (state: string) => expect.poll(() => motionOf(postcards(page))).toBe(state);
  await expectMotion("running");
  await page.getByRole("button", { name: "Pause the postcards" }).click();
  await expectMotion("paused");
  await page.getByRole("button", { name: "Play the postcards" }).click();
  await expectMotion("running");
  // Otherwise the row could move under the pointer when it gets the focus.
  await page.mouse.move(0, 0);
  await postcards(page).focus();
  await expectMotion("paused");
  await postcards(page).blur();
  await expectMotion("running");
  await postcards(page).hover();
  await expectMotion("paused");
  // A screen reader finds each pet once, although the row is doubled to move in a loop.
  await expect(postcards(page).getByRole("listitem")).toHaveCount(6);
  await expect(postcards(page).getByRole("img")).toHaveCount(6);
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
