import type { Page } from "playwright/test";
import { expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { withLargeText } from "#tests/e2e/every-page/looks.ts";
import { cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";

const floatingButton = (page: Page) => page.getByRole("button", { name: "Open chat" });
const bar = (page: Page) => page.getByRole("complementary", { name: "Quote and chat" });
const quoteLink = (page: Page) => bar(page).getByRole("link", { name: "Ask for a quote" });
const footBar = (page: Page) => page.locator("[data-foot-bar]");

const phone = { width: 360, height: 740 };

async function expectAtEdge(page: Page): Promise<void> {
  const { x = 0, width = 0 } = (await floatingButton(page).boundingBox()) ?? {};
  expect(width).toBeLessThan(phone.width / 8);
  expect(x + width).toBe(phone.width);
}

test("the papers of a plan do not have the chat", async ({ page }) => {
  await page.goto("/plan/papers?to=uk&pet=dog&vaccine=2026-06-01");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(floatingButton(page)).toHaveCount(0);
});

test("on a phone, the chat is in a bar at the bottom of the screen, beside a link to the quote", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/faq");
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toHaveCSS("position", "fixed");
  await expect(bar(page)).toHaveCSS("bottom", "0px");
  await quoteLink(page).click();
  await expect(page).toHaveURL("/quote");
  await expect(quoteLink(page)).toHaveCount(0);
  await expect(floatingButton(page)).toBeVisible();
});

test("with text at 200 %, the bar with the quote and the chat is the end of the page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/faq");
  await withLargeText(page, async () => {
    await expect(bar(page)).toHaveCSS("position", "static");
    await bar(page).scrollIntoViewIfNeeded();
    await quoteLink(page).click();
    await expect(page).toHaveURL("/quote");
  });
});

test("on a phone, the chat is alone at the edge of the window where nobody asks for a quote", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/products");
  await expect(floatingButton(page)).toBeInViewport({ ratio: 1 });
  await expectAtEdge(page);
});

test("on a phone, only the chat stays of the bar while the visitor types", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/");
  const name = page.getByLabel("Name", { exact: true });
  await name.focus();
  await expect(quoteLink(page)).toBeHidden();
  await expect(floatingButton(page)).toBeVisible();
  await name.blur();
  await expect(quoteLink(page)).toBeVisible();
});

test("on a phone, only the chat stays of the bar beside what the page says of a quote or an order itself", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get Free Quote" })).toBeInViewport();
  await expect(quoteLink(page)).toBeHidden();
  await expect(floatingButton(page)).toBeVisible();
  await page.getByRole("region", { name: "Postcards from pets" }).scrollIntoViewIfNeeded();
  await expect(quoteLink(page)).toBeVisible();

  await page.goto("/?checkout=success");
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeInViewport();
  await expect(quoteLink(page)).toBeHidden();
  await expect(floatingButton(page)).toBeVisible();
  await expectAtEdge(page);
});

test("on a phone, the chat is above the page's own bar, however high that is", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, pathOf(cr1Crate));
  for (const height of ["", "14rem"]) {
    await footBar(page).evaluate((element: HTMLElement, value) => {
      element.style.height = value;
    }, height);
    const own = await footBar(page).boundingBox();
    const chat = await floatingButton(page).boundingBox();
    const gapPx = (own?.y ?? 0) - (chat ? chat.y + chat.height : 0);
    expect(gapPx).toBeGreaterThan(0);
    expect(gapPx).toBeLessThan(30);
  }
});

/** Whether the focus is on the chat, on a control under it, or elsewhere. */
const findFocus = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector("[aria-label='Open chat']");
    if (document.activeElement === chat) return "chat";
    const box = document.activeElement?.getBoundingClientRect();
    const { left, top, bottom } = chat?.getBoundingClientRect() ?? new DOMRect();
    const isUnderChat = box && box.right > left && box.bottom > top && box.top < bottom;
    return isUnderChat && document.activeElement !== document.body ? "under the chat" : "elsewhere";
  });

for (const [path, size] of [
  ["/services", { width: 1280, height: 720 }],
  ["/quote", phone],
] as const) {
  test(`the chat covers no control of ${path} that has the focus`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHydrated(page, path);
    let focus = "";
    while (focus !== "chat") {
      await page.keyboard.press("Tab");
      focus = await findFocus(page);
      expect(focus).not.toBe("under the chat");
    }
  });
}
