import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { parse as parseYaml } from "yaml";
import { hubPath } from "../../fixtures/route-table";
import { expect, expectSameDocument, openHydrated, test } from "../browser-test";

const folder = new URL("../../../app/content/blog/", import.meta.url);
const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
const newsCount = texts.filter((text) => /^category: News$/m.test(text)).length;

test("the blog's category is in its address, and going back undoes it", async ({ page }) => {
  const posts = page.getByRole("main").getByRole("article");
  await openHydrated(page, "/blog");
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

const sidebar = (page: Page) => page.getByRole("complementary", { name: "This guide" });

for (const country of ["canada", "europe"]) {
  test(`the guide to ${country} has its parts and ways to ask beside it, in view while it is read`, async ({
    page,
  }) => {
    await page.goto(`/blog/navigating-pet-import-regulations-${country}`);
    await sidebar(page).getByRole("link", { name: "Official sources" }).click();
    await expect(page).toHaveURL(/#sources$/);
    await expect(page.getByRole("heading", { name: "Official sources" })).toBeInViewport();
    await expect(sidebar(page)).toBeInViewport();
    await expect(sidebar(page).getByRole("link", { name: /^Call us/ })).toHaveAttribute(
      "href",
      /^tel:/,
    );
    await expect(sidebar(page).getByRole("link", { name: /^E-mail us/ })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await sidebar(page).getByRole("link", { name: "Get a Free Quote" }).click();
    await expect(page).toHaveURL(/\/contact/);
  });
}

test("the comparison says of each destination what the front matter of its guide says", async ({
  page,
}) => {
  await page.goto(hubPath);
  const comparison = page.getByRole("table", { name: "What each destination asks" });
  for (const country of ["canada", "europe", "uae", "uk", "usa"]) {
    const path = `/blog/navigating-pet-import-regulations-${country}`;
    const source = await readFile(`app/content${path}.mdx`, "utf8");
    const { rules } = parseYaml(source.split("---")[1] ?? "");
    const row = comparison.getByRole("row", { name: rules.destination });
    await expect(row.getByRole("link", { name: rules.destination })).toHaveAttribute("href", path);
    await expect(row.getByRole("cell")).toHaveText([
      rules.titer,
      rules.wait,
      rules.permit,
      rules.certificate,
      rules.arrivalAirports,
      rules.quarantine,
    ]);
  }
});

test("a link in an article's text opens its page at the top without loading the document", async ({
  page,
}) => {
  await openHydrated(page, hubPath);
  const link = page.getByRole("table").getByRole("link", { name: "Canada" });
  await expectSameDocument(page, async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Canada");
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
});

test("a heading's own link moves the focus to its section", async ({ page }) => {
  await openHydrated(page, "/blog/navigating-pet-import-regulations-uk");
  const heading = page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .filter({ has: page.getByRole("link") })
    .last();
  const nextTabStop = heading.locator(
    "xpath=following::*[self::a[not(@tabindex)] or self::button or @tabindex='0'][1]",
  );
  await expectSameDocument(page, async () => {
    await heading.getByRole("link").press("Enter");
    await expect(heading).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(nextTabStop).toBeFocused();
  });
});

test("what a guide prints is its answer, its checklist and its sources", async ({ page }) => {
  await page.goto("/blog/navigating-pet-import-regulations-uk");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("In short")).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Rabies vaccine" })).toBeVisible();
  await expect(main.getByText("https://www.gov.uk/bring-pet-to-great-britain")).toBeVisible();
  await expect(main.getByRole("table")).toHaveCount(0);
  await expect(main.getByRole("img")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Open chat" })).toBeHidden();

  await page.goto(hubPath);
  await expect(main.getByRole("table", { name: "What each destination asks" })).toBeVisible();
});

test("after a look at a part of the guide, the way back leads to where the reader was", async ({
  page,
}) => {
  await openHydrated(page, "/blog");
  await page.mouse.wheel(0, 900);
  await page.getByRole("link", { name: "Taking a dog or cat from India to Canada" }).click();
  const part = sidebar(page).getByRole("link", { name: "Official sources" });
  await part.hover();
  const before = await page.evaluate(() => scrollY);
  await part.click();
  await expect(page.getByRole("heading", { name: "Official sources" })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a guide leads back to the blog, and to its neighbours", async ({ page }) => {
  await openHydrated(page, "/blog/navigating-pet-import-regulations-uk");
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("USA");
  await page.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("UK");
  await page.getByRole("link", { name: "Back to the blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a guide needs at most 5 kB more scripts than the home page", async ({ page }) => {
  const home = await firstLoadScriptBytes(page, "/");
  const guide = await firstLoadScriptBytes(page, "/blog/navigating-pet-import-regulations-uk");
  expect(guide - home).toBeLessThanOrEqual(5_000);
});

/** The scripts that the page's HTML asks for, brotli-compressed. */
async function firstLoadScriptBytes(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = [...scripts].map(async (script) => {
    return brotliCompressSync(await (await page.request.get(script)).body()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
