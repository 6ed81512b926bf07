import { landingPaths } from "../fixtures/route-table";
import { expect, test } from "./journey";

for (const path of landingPaths) {
  test(`the buttons of ${path} lead to products with an Add to Cart button`, async ({ page }) => {
    await page.goto(path);
    const buttons = page.getByRole("link", { name: /^(Buy Now|View All Sizes)$/ });
    const hrefs = await buttons.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(hrefs.length).toBe(path.endsWith("water-bottles") ? 2 : 1);
    for (const href of hrefs) {
      await page.goto(path);
      await page.locator(`main a[href="${href}"]`).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
    }
  });
}
