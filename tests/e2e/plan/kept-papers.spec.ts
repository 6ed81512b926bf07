import { expect, test } from "#tests/e2e/browser-test.ts";

const papers = "/plan/papers?to=uk&pet=dog";

test("kept papers open without a network, control no other page, and leave nothing when they are removed", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(papers);
  const sheets = page.getByRole("article");
  const copyNote = page.getByText(/^Kept on this phone on \d+ \w+ 20\d\d; without a network/);
  await page.getByRole("button", { name: "Keep these pages" }).click();
  const remove = page.getByRole("button", { name: "Remove from this phone" });
  await expect(remove).toBeVisible();
  const count = await sheets.count();

  await context.setOffline(true);
  await page.reload();
  await expect(copyNote).toBeVisible();
  await expect(sheets).toHaveCount(count);
  await expect(page.getByRole("textbox", { name: "Microchip number" })).toBeEnabled();
  await page.getByRole("link", { name: "Label for the crate" }).click();
  await expect(sheets).toHaveCount(1);
  await expect(sheets.first()).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(copyNote).toBeVisible();
  await page.getByRole("link", { name: /^All \d+ sheets/ }).click();
  await expect(sheets).toHaveCount(count);

  await context.setOffline(false);
  for (const path of ["/", "/products", "/plan?to=uk&pet=dog"]) {
    await page.goto(path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  await page.goto(papers);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
  await expect(copyNote).toBeHidden();
  await remove.click();
  await expect(page.getByRole("button", { name: "Keep these pages" })).toBeVisible();
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect(left).toEqual([]);
});
