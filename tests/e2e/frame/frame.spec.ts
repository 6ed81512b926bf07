import type { Page } from "playwright/test";
import { company } from "#content/company/company.ts";
import { expect, openHydrated, test } from "#tests/e2e/browser-test.ts";
import { servicePaths } from "#tests/fixtures/route-table.ts";

const header = (page: Page) => page.getByRole("banner");
const servicesLink = (page: Page) =>
  header(page).getByRole("link", { name: "Services", exact: true });
const dgftLink = (page: Page) => header(page).getByRole("link", { name: "DGFT Arrival Permit" });

test.describe("the header", () => {
  test("is fixed, 80 px high, and turns solid when the page is scrolled", async ({ page }) => {
    await page.goto("/products");
    await expect(header(page)).toHaveCSS("position", "fixed");
    await expect(header(page)).toHaveCSS("height", "80px");
    await expect(header(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.mouse.wheel(0, 600);
    await expect(header(page)).toHaveCSS("background-color", "rgb(255, 253, 248)");
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -600);
    await expect(header(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("begins at the edge of the page's headings and, on a wide screen, of the postcards", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const leftEdges = await Promise.all(
      [
        header(page).getByRole("link").first(),
        page.getByRole("heading", { level: 1 }),
        page.getByRole("heading", { name: "They have settled in" }),
        page.getByRole("region", { name: "Postcards from pets" }).getByRole("figure").first(),
      ].map(async (part) => Math.round((await part.boundingBox())?.x ?? 0)),
    );
    expect(new Set(leftEdges).size, leftEdges.join(", ")).toBe(1);
  });

  test("lists the services while the pointer is on them, until one is chosen", async ({ page }) => {
    await openHydrated(page, "/contact");
    await expect(dgftLink(page)).toBeHidden();
    await servicesLink(page).hover();
    await expect(dgftLink(page)).toBeVisible();
    const list = header(page)
      .getByRole("list")
      .filter({ has: page.getByRole("link", { name: "DGFT Arrival Permit" }) })
      .last();
    const paths = await list
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths).toEqual(["/services", ...servicePaths]);
    await page.mouse.move(640, 700);
    await expect(dgftLink(page)).toBeHidden();

    await servicesLink(page).hover();
    await dgftLink(page).click();
    await expect(page).toHaveURL("/services/dgft-arrival-permit");
    await expect(dgftLink(page)).toBeHidden();
  });
});

test.describe("on a small screen the menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test.beforeEach(async ({ page }) => {
    await openHydrated(page, "/products");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu(page)).toBeVisible();
  });

  test("closes when a link is followed", async ({ page }) => {
    await menu(page).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(menu(page)).toBeHidden();
  });

  test("has a search, whose results lead to the place itself", async ({ page }) => {
    await menu(page).getByRole("searchbox").fill("money back");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=money+back");
    await page
      .getByRole("link", { name: "What does it cost, and can I get my money back?" })
      .click();
    await expect(page).toHaveURL("/faq#cost-and-refunds");
    await expect(page.getByText("ask for a refund in writing")).toBeInViewport();
  });
});

test.describe("the footer", () => {
  const footer = (page: Page) => page.getByRole("contentinfo");
  const permitLink = (page: Page) =>
    footer(page).getByRole("link", { name: "DGFT Arrival Permit" });

  test("shows its links on a wide screen", async ({ page }) => {
    await page.goto("/faq");
    await expect(permitLink(page)).toBeVisible();
    await expect(footer(page).getByRole("link", { name: "Sitemap" })).toBeVisible();
    await expect(footer(page).locator("summary").first()).toBeHidden();
  });

  test("folds its lists on a phone, and keeps our contact details visible", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, "/cart");
    await expect(permitLink(page)).toBeHidden();
    for (const { uri } of [company.phone, company.email, company.whatsApp || company.phone]) {
      await expect(footer(page).locator(`a[href="${uri}"]`)).toBeVisible();
    }
    await footer(page).locator("summary", { hasText: "Services" }).click();
    await expect(permitLink(page)).toBeVisible();
  });
});

test("forced colours show a border around a button that has only a background", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  for (const button of [
    header(page).getByRole("link", { name: "Get Quote" }),
    page.getByRole("button", { name: "Send Message" }),
  ]) {
    await expect(button).toHaveCSS("border-top-width", "2px");
    await expect(button).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  }
});

test("a phone that darkens pages by itself leaves this one as it is", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/privacy-policy");
  // A part with nothing behind or in it that is still being loaded, such as a picture.
  const title = page.getByRole("heading", { level: 1 });
  const asDrawn = await title.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await title.screenshot()).equals(asDrawn)).toBe(true);
  // Without the page's own rule, the browser does darken it.
  await page.locator("html").evaluate(({ style }) => {
    style.colorScheme = "normal";
  });
  expect((await title.screenshot()).equals(asDrawn)).toBe(false);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone's bar leads to a quote and has no chat, and the footer unfolds", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    await expect(page.getByRole("button", { name: "Open chat" })).toBeHidden();
    await page.locator("summary", { hasText: "Quick links" }).click();
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }),
    ).toBeVisible();
    await page
      .getByRole("complementary", { name: "Quote and chat" })
      .getByRole("link", { name: "Ask for a quote" })
      .click();
    await expect(page).toHaveURL("/quote");
    await expect(page.getByRole("complementary", { name: "Quote and chat" })).toBeHidden();
  });

  test("the header is solid and lists the services under the pointer", async ({ page }) => {
    await page.goto("/products");
    await expect(header(page)).toHaveCSS("background-color", "rgb(255, 253, 248)");
    await servicesLink(page).hover();
    await expect(dgftLink(page)).toBeVisible();
  });

  test("the menu opens, closes and links to the pages", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/products");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
  });
});

test("a social network without a page shows that its link is not implemented yet", async ({
  page,
}) => {
  await page.goto("/contact");
  for (const { name, url } of company.socialNetworks) {
    if (url) continue;
    await page.getByRole("contentinfo").getByRole("button", { name }).click();
    await expect(page.getByText("This feature isn't implemented yet")).toBeVisible();
  }
});
