import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { parse as parseYaml } from "yaml";
import { hubPath, landingPaths } from "../fixtures/route-table";
import { expect, test } from "./journey";

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

test("a link in an article's text opens its page without loading the document anew", async ({
  page,
}) => {
  await page.goto(hubPath);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.getByRole("table").getByRole("link", { name: "Canada" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Canada");
  await expect(page.locator("body")).toHaveAttribute("data-same-document", "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("table").getByRole("link", { name: "Canada" })).toBeVisible();
});

test("the blog's category is in its address, and going back undoes it", async ({ page }) => {
  const posts = page.getByRole("main").getByRole("article");
  await page.goto("/blog");
  await expect(posts).toHaveCount(12);
  await page.getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=news$/);
  await expect(posts).toHaveCount(2);
  await page.goBack();
  await expect(posts).toHaveCount(12);
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
});

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
