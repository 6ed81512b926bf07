import { cartLink, expect, openHydrated, test } from "../browser-test";

const labrador = "/crate-size?pet=dog&a=66&b=40&c=25&d=66";

test("a Labrador’s lengths lead to its crate, which can be added to the cart", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, "/crate-size");
  for (const [letter, length] of [
    ["A", "66"],
    ["B", "40"],
    ["C", "25"],
    ["D", "66"],
  ]) {
    await page.getByLabel(`${letter} (cm)`).fill(`${length}`);
  }
  await expect(page.getByRole("heading", { name: "Size 700" })).toBeVisible();
  await expect(page).toHaveURL(/\/crate-size\?pet=dog&a=66&b=40&c=25&d=66/);
  await page
    .getByRole("button", { name: /^Add to Cart: CR1 travel crate, 700/ })
    .last()
    .click();
  await expect(page.getByRole("dialog", { name: "Added to Cart!" })).toContainText("700");
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

test("a slider moves its number, the drawing and the answer", async ({ page }) => {
  await openHydrated(page, labrador);
  await page.getByLabel("D, slider").fill("100");
  await expect(page.getByLabel("D (cm)")).toHaveValue("100");
  await expect(page.getByRole("heading", { name: /wooden crate/ })).toBeVisible();
  await expect(page).toHaveURL(/d=100/);
  await page.reload();
  await expect(page.getByLabel("D (cm)")).toHaveValue("100");
});

test("a breed fills in our estimates, and Back restores the visitor's lengths", async ({
  page,
}) => {
  await openHydrated(page, labrador);
  await page.getByText("Start with a breed").click();
  await page.getByRole("link", { name: "Persian cat" }).click();
  await expect(page.getByRole("radio", { name: "A cat" })).toBeChecked();
  await expect(page.getByLabel("A (cm)")).toHaveValue("45");
  await page.goBack();
  await expect(page.getByLabel("A (cm)")).toHaveValue("66");
});

test("an impossible length gets a message while it is typed, and the rest is kept", async ({
  page,
}) => {
  await openHydrated(page, labrador);
  await page.getByLabel("D (cm)").fill("20");
  await expect(page.getByLabel("D (cm)")).toHaveAccessibleDescription(/more than B/);
  await expect(page.getByLabel("A (cm)")).toHaveValue("66");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the answer, and the answer to the exact variant", async ({ page }) => {
    await page.goto("/crate-size");
    for (const [letter, length] of [
      ["A", "66"],
      ["B", "40"],
      ["C", "25"],
      ["D", "66"],
    ]) {
      await page.getByLabel(`${letter} (cm)`).fill(`${length}`);
    }
    await page.getByRole("button", { name: "Which crate?" }).click();
    await expect(page.getByRole("heading", { name: "Size 700" })).toBeVisible();
    await page.getByRole("link", { name: "See it in the shop" }).first().click();
    await expect(page.getByRole("radio", { name: /^700/ })).toBeChecked();
  });
});
