import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./journey";

const folder = new URL("../../app/content/blog/", import.meta.url);
const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
const newsCount = texts.filter((text) => /^category: News$/m.test(text)).length;

test("the blog's category is in its address, and going back undoes it", async ({ page }) => {
  const posts = page.getByRole("main").getByRole("article");
  await page.goto("/blog");
  await expect(posts).toHaveCount(texts.length);
  await page.getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=news$/);
  await expect(posts).toHaveCount(newsCount);
  await page.goBack();
  await expect(posts).toHaveCount(texts.length);
});

test("an article that is not there says so, in the frame", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404 \(Not Found\)/);
  await page.goto("/blog/no-such-article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await page.getByRole("link", { name: "guides" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guides and news");
});
