import { readdirSync } from "node:fs";
import { expect, expectNothingWiderThanWindow, test } from "#tests/e2e/browser-test.ts";
import { expectNoViolations, phone } from "#tests/e2e/every-page/fit-and-axe.ts";

const maxHeight = 5000;

test.use({ viewport: phone });

test("Each guide that is made of rules is short, and its way to a plan is on a phone’s first screen", async ({
  page,
  request,
}) => {
  const names = readdirSync("app/travel/rules").flatMap(
    (file) => file.match(/^(.*)\.yaml$/)?.[1] ?? [],
  );
  for (const name of names) {
    const path = `/guides/${name}`;
    const response = await request.get(path);
    if (response.status() === 404) continue;
    expect(response.status(), path).toBe(200);
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(maxHeight);
    await expectNothingWiderThanWindow(page);
    const card = await page.getByRole("region", { name: /start/ }).boundingBox();
    expect(card?.y, path).toBeLessThan(phone.height - 150);
  }
});

test("A step unfolds its note and its source, and the page has no violations", async ({ page }) => {
  await page.goto("/guides/singapore");
  const step = page.getByRole("listitem").filter({ hasText: "Blood sample" }).first();
  await expect(step.getByRole("link").first()).toBeHidden();
  await step.locator("summary").click();
  await expect(step.getByRole("link").first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("link", { name: "Plan for a cat" }).click();
  await expect(page).toHaveURL(/\/plan\?to=singapore&pet=cat$/);
});
