import type { Page } from "playwright/test";
import { company } from "#content/company/company.ts";
import { expect, expectSameDocument, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { guidePaths, hubPath, newsPaths } from "#tests/fixtures/route-table.ts";

const ukGuidePath = "/blog/navigating-pet-import-regulations-uk";
const sidebar = (page: Page) => page.getByRole("complementary", { name: "This guide" });

test("the blog's category is in the URL, and Back returns to all articles", async ({ page }) => {
  const main = page.getByRole("main");
  const linksTo = (paths: string[]) =>
    main.getByRole("article").filter({ has: page.locator(paths.map(hrefSelector).join()) });
  const guides = linksTo(guidePaths);
  const news = linksTo(newsPaths);
  await openHydrated(page, "/blog");
  await expect(guides).toHaveCount(guidePaths.length);
  await expect(news).toHaveCount(newsPaths.length);
  await page.getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=news$/);
  await expect(guides).toHaveCount(0);
  await expect(news).toHaveCount(newsPaths.length);
  await page.goBack();
  await expect(guides).toHaveCount(guidePaths.length);
});

const hrefSelector = (path: string) => `a[href="${path}"]`;

test("the sidebar of a guide leads to its sections, and stays in view", async ({ page }) => {
  await page.goto("/blog/navigating-pet-import-regulations-canada");
  await sidebar(page).getByRole("link", { name: "Official sources" }).click();
  await expect(page).toHaveURL(/#sources$/);
  await expect(page.getByRole("heading", { name: "Official sources" })).toBeInViewport();
  await expect(sidebar(page)).toBeInViewport();
});

test("a link in an article's text opens its page at the top without loading the document", async ({
  page,
}) => {
  await openHydrated(page, hubPath);
  const link = page.getByRole("main").getByRole("link", { name: "is this quote fair?" });
  await expectSameDocument(page, async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("quote");
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
});

const destinations = [
  { id: "uk", name: "United Kingdom", fact: "None. Approved airline and route" },
  { id: "eu", name: "European Union", fact: "None for the EU." },
  { id: "usa", name: "United States", fact: "Dogs need a CDC Dog Import Form" },
  { id: "canada", name: "Canada", fact: "None for your own pet." },
  { id: "uae", name: "United Arab Emirates", fact: "Import permit from MOCCAE" },
];

test("the comparison shows one destination at a time, which its URL names", async ({ page }) => {
  await openHydrated(page, hubPath);
  const main = page.getByRole("main");
  await expect(main.getByText("None. Approved airline and route")).toBeVisible();
  for (const { id, name, fact } of destinations.slice(1)) {
    await main.getByRole("heading", { name, exact: true }).click();
    await expect(page).toHaveURL(`${hubPath}#${id}`);
    for (const other of destinations) {
      await expect(main.getByText(other.fact)).toBeVisible({ visible: other.fact === fact });
    }
  }
});

test("a destination's URL opens it, and a folded section stays open beside it", async ({
  page,
}) => {
  await openHydrated(page, `${hubPath}#usa`);
  const main = page.getByRole("main");
  const permit = main.getByText("Dogs need a CDC Dog Import Form");
  await expect(permit).toBeInViewport();
  await sidebar(page).getByRole("link", { name: "Dogs carry the longer list" }).click();
  await expect(main.getByRole("cell", { name: "Not asked for" })).toBeInViewport();
  await sidebar(page).getByRole("link", { name: "Official sources" }).press("Enter");
  await expect(main.getByRole("link", { name: "AQCS: Frequently" })).toBeInViewport();
  await expect(main.getByRole("cell", { name: "Not asked for" })).toBeVisible();
  await expect(permit).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a destination opens by a click and by its URL", async ({ page }) => {
    await page.goto(`${hubPath}#uae`);
    const main = page.getByRole("main");
    await expect(main.getByText("Import permit from MOCCAE")).toBeVisible();
    await main.getByRole("heading", { name: "Canada", exact: true }).click();
    await expect(main.getByText("None for your own pet.")).toBeVisible();
    await expect(main.getByText("Import permit from MOCCAE")).toBeHidden();
  });
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
    const [firstSource] = await page.locator("#sources").getByRole("link").all();
    await expect(firstSource ?? page.locator("#sources")).toBeFocused();
  });
});

test("a printed guide has everything, also what is folded", async ({ page }) => {
  await page.goto(ukGuidePath);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("In short")).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Rabies vaccine" })).toBeVisible();
  await expect(main.getByText("Transfer of Residence relief frees you")).toBeVisible();
  const sourceUrl = main.getByText("https://www.gov.uk/bring-pet-to-great-britain", {
    exact: true,
  });
  await expect(sourceUrl).toBeVisible();
  await expect(main.getByRole("img")).toHaveCount(0);
  const head = page.getByRole("banner");
  await expect(head.getByRole("link")).toHaveAccessibleName(/Pet Relocation/i);
  await expect(head.getByText(company.phone.label)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Open chat" })).toBeHidden();

  await page.goto(hubPath);
  for (const destination of destinations) {
    await expect(main.getByText(destination.fact)).toBeVisible();
  }
  await expect(main.getByRole("table").first()).toBeVisible();
});

test("the checklist's button prints the guide without its text", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openHydrated(page, ukGuidePath);
  await page.getByRole("button", { name: "Print the checklist" }).click();
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: "Rabies vaccine" })).toBeVisible();
  await expect(main.getByRole("table")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(main.getByRole("table").first()).toBeVisible();
});

test("a link to a folded section of a guide opens it", async ({ page }) => {
  await openHydrated(page, ukGuidePath);
  const law = page.getByRole("main").getByText("An Act passed in 2025");
  await expect(law).toBeHidden();
  await sidebar(page).getByRole("link", { name: "Types of dog that may not enter" }).click();
  await expect(law).toBeInViewport();
});

test("Back from a section of a guide returns to where the reader was", async ({ page }) => {
  await openHydrated(page, "/blog");
  await page.getByRole("link", { name: "Moving a dog or cat from India to Canada" }).click();
  const section = page.getByRole("heading", { name: "Official sources" });
  await expect(section).not.toBeInViewport();
  await sidebar(page).getByRole("link", { name: "Official sources" }).click();
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(section).not.toBeInViewport();
  await expect(page).toHaveURL(/-canada$/);
});

test.describe("the boxes of a checklist", () => {
  const path = "/blog/international-pet-relocation-checklist";
  const firstBox = (page: Page) => page.getByRole("checkbox").first();

  test("are counted and kept on this device, for each guide on its own", async ({ page }) => {
    await openHydrated(page, path);
    await expect(page.getByText("0 of 12 done")).toBeVisible();
    await firstBox(page).check();
    await expect(page.getByText("1 of 12 done")).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 of 12 done")).toBeVisible();
    await expect(firstBox(page)).toBeChecked();
    await openHydrated(page, ukGuidePath);
    await expect(page.getByText(/^0 of \d+ done/)).toBeVisible();
    await expect(firstBox(page)).not.toBeChecked();
  });

  test("keep what is ticked before the page's scripts have run", async ({ page }) => {
    let runScripts = () => {};
    const released = new Promise<void>((resolve) => {
      runScripts = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await firstBox(page).check();
    runScripts();
    await expect(page.getByText("1 of 12 done")).toBeVisible();
    await expect(firstBox(page)).toBeChecked();
  });
});
