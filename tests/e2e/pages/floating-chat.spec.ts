import type { Page } from "playwright/test";
import { expect, openHydrated, pathOf, test } from "#tests/e2e/browser-test.ts";
import { cartLine, fillCart } from "#tests/e2e/filled-cart.ts";
import { cabinBag, cr1Crate } from "#workers/sandbox/catalogue/catalogue.ts";
import { answers, kinds } from "./page-kinds.ts";

const floatingButton = (page: Page) => page.getByRole("button", { name: "Open chat" });
const bar = (page: Page) => page.getByRole("complementary", { name: "Quote and chat" });
const quoteLink = (page: Page) => bar(page).getByRole("link", { name: "Ask for a quote" });
const footBar = (page: Page) => page.locator("[data-foot-bar]");

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
];
const phone = { width: 360, height: 740 };

/** The faults of the floating chat at the top and at the end of the page. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector("[aria-label='Open chat']");
    if (!chat) return ["there is none"];
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const isUnderChat = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const isShown = (element: Element) =>
      element !== chat && element.checkVisibility({ visibilityProperty: true });

    function findCovered(selector: string) {
      return [...document.querySelectorAll(selector)]
        .filter(isShown)
        .filter((element) => [...element.getClientRects()].some(isUnderChat))
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    }

    const isInWindow = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const faults = isInWindow ? [] : ["it is outside the window"];
    for (const end of ["top", "bottom"]) {
      scrollTo(0, end === "top" ? 0 : document.body.scrollHeight);
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!chat.contains(shown)) faults.push(`at the ${end}, it is not seen`);
      for (const text of findCovered("[data-foot-bar]")) faults.push(`at the ${end}, on ${text}`);
    }
    const ends = "a, button, input, select, textarea, summary, p, li, dt, dd, h1, h2, h3, label";
    for (const text of findCovered(ends)) faults.push(`at the end, on ${text}`);
    return faults;
  });

async function expectFloatingChat(page: Page): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect.poll(() => findFaults(page), `at ${size.width} px`).toEqual([]);
  }
}

for (const [name, paths] of [
  ["kind of page", kinds],
  ["answer", answers],
] as const) {
  test(`every ${name} has the chat at every width, and it covers nothing at the page's end`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/404 \(Not Found\)/);
    for (const path of paths) {
      await test.step(path, async () => {
        await openHydrated(page, path);
        await expectFloatingChat(page);
      });
    }
  });
}

test("a buyer has the chat in the cart and at the checkout", async ({ page }) => {
  await fillCart(page, cartLine(cabinBag));
  for (const [path, button] of [
    ["/cart", "Proceed to Checkout"],
    ["/checkout", /^Pay/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: button })).toBeEnabled();
    await expectFloatingChat(page);
  }
});

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

test("on a phone, the chat is alone in the corner where nobody asks for a quote", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/products");
  await expect(floatingButton(page)).toBeInViewport({ ratio: 1 });
  expect((await bar(page).boundingBox())?.width).toBeLessThan(phone.width / 4);
});

test("on a phone, only the chat stays of the bar while the visitor types", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
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
