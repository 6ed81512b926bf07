import { expect, test } from "./journey";

for (const path of ["/", "/products"]) {
  test(`what the first paint of ${path} leaves out is laid out once the page is loaded`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-laid-out");
    await expect(page.locator("[data-far-down]")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCSS("content-visibility", "visible");
  });

  test(`a reader who reloads ${path} far down is at the same place again`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-laid-out");
    const place = page.getByRole("main").getByRole("heading", { level: 2 }).last();
    await place.evaluate((element) => element.scrollIntoView());
    const topPx = () =>
      place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await topPx();
    await page.reload();
    await expect.poll(topPx).toBe(before);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first paint leaves out what is far down, and scrolling there shows it", async ({
    page,
  }) => {
    await page.goto("/");
    const voices = page.getByRole("region", { name: "What they wrote after landing" });
    await expect(page.getByRole("contentinfo")).toHaveCSS("content-visibility", "auto");
    await voices.scrollIntoViewIfNeeded();
    await expect(voices.getByRole("blockquote").first()).toBeInViewport();
  });
});
