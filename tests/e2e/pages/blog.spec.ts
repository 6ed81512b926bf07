import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright/test";
import { parse as parseYaml } from "yaml";
import { hubPath } from "../../fixtures/route-table";
import { expect, expectSameDocument, openHydrated, test } from "../browser-test";

const folder = new URL("../../../app/content/blog/", import.meta.url);
const articles = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
const newsCount = articles.filter((article) => /^category: News$/m.test(article)).length;

const ukGuidePath = "/blog/navigating-pet-import-regulations-uk";
const sidebar = (page: Page) => page.getByRole("complementary", { name: "This guide" });

test("the blog's category is in the URL, and Back returns to all articles", async ({ page }) => {
  const posts = page.getByRole("main").getByRole("article");
  await openHydrated(page, "/blog");
  await expect(posts).toHaveCount(articles.length);
  await page.getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=news$/);
  await expect(posts).toHaveCount(newsCount);
  await page.goBack();
  await expect(posts).toHaveCount(articles.length);
});

test("an article that does not exist gets an error page with the header and footer", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404 \(Not Found\)/);
  await page.goto("/blog/no-such-article");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "guides" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guides and news");
});

for (const country of ["canada", "europe"]) {
  test(`the sidebar of the guide to ${country} links to its sections and to us, and stays in view`, async ({
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

test("the comparison shows the rules from the front matter of each destination's guide", async ({
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
  await openHydrated(page, ukGuidePath);
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

test("a link of the sidebar moves the focus to its section", async ({ page }) => {
  await openHydrated(page, `${ukGuidePath}?utm_source=mail`);
  await expectSameDocument(page, async () => {
    await sidebar(page).getByRole("link", { name: "Official sources" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Official sources" })).toBeInViewport();
    await page.keyboard.press("Tab");
    const sources = page.getByRole("region", { name: "Official sources" });
    await expect(sources.getByRole("link").first()).toBeFocused();
  });
});

test("a printed guide has its short answer, its checklist and its sources", async ({ page }) => {
  await page.goto(ukGuidePath);
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

test("Back from a section of a guide returns to where the reader was", async ({ page }) => {
  await openHydrated(page, "/blog");
  await page.mouse.wheel(0, 900);
  await page.getByRole("link", { name: "Taking a dog or cat from India to Canada" }).click();
  const sources = sidebar(page).getByRole("link", { name: "Official sources" });
  await sources.hover();
  const before = await page.evaluate(() => scrollY);
  await sources.click();
  await expect(page.getByRole("heading", { name: "Official sources" })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a guide links to the previous and the next guide, and to the blog", async ({ page }) => {
  await openHydrated(page, ukGuidePath);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("USA");
  await page.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("UK");
  await page.getByRole("link", { name: "Back to the blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a guide loads at most 5 kB more JavaScript than the home page", async ({ page }) => {
  const home = await firstLoadScriptBytes(page, "/");
  const guide = await firstLoadScriptBytes(page, ukGuidePath);
  expect(guide - home).toBeLessThanOrEqual(5_000);
});

/** The size of the scripts that the page's HTML names, compressed with Brotli. */
async function firstLoadScriptBytes(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = [...scripts].map(async (script) => {
    return brotliCompressSync(await (await page.request.get(script)).body()).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
