import { cabinBag } from "../../workers/sandbox/catalogue/travel-gear";
import { expect, test } from "./journey";

test.use({ javaScriptEnabled: false });

test("the shop can be read with JavaScript off, variants and pictures included", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("article")).toHaveCount(17);
  await page
    .getByRole("article", { name: cabinBag.title })
    .getByRole("link", { name: "View Details" })
    .click();
  await expect(page.getByText("₹1590.00")).toBeVisible();
  await page.getByRole("radio", { name: "Charcoal" }).click();
  await expect(page.getByRole("radio", { name: "Charcoal" })).toBeChecked();
  const picture = page.getByRole("img", { name: cabinBag.title, exact: true });
  await expect(picture).toHaveAttribute("src", /charcoal\.jpg/);
  await page.getByRole("link", { name: "Show picture 4 of 5" }).click();
  await expect(picture).toHaveAttribute("src", /detail\.jpg/);
});

test("what needs JavaScript says so", async ({ page }) => {
  await page.goto(`/products/${cabinBag.id}`);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled();
  await expect(page.locator("noscript p")).toBeVisible();
  await page.goto("/cart");
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.getByText("Opening your cart")).toBeHidden();
});
