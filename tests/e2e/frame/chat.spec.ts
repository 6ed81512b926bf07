import type { Page } from "playwright/test";
import { expect, pathOf, test } from "#tests/e2e/browser-test.ts";
import { sandboxUrl } from "#tests/e2e/sites.ts";
import { cabinBag } from "#workers/sandbox/catalogue/catalogue.ts";

const widgetUrl = `${sandboxUrl}/chat/widget.js`;
const floatingButton = (page: Page) => page.getByRole("button", { name: "Open chat" });
const chatPanel = (page: Page) => page.getByRole("dialog", { name: /Chat with Marigold/ });
const widgetIsReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => "chatbase" in window)).toBe(true);

/** Delays the widget's script until the returned function is called. */
async function delayWidget(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(widgetUrl, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test("a chat button opens the chat once the widget has loaded", async ({ page }) => {
  await page.goto("/blog");
  await widgetIsReady(page);
  await floatingButton(page).click();
  await expect(chatPanel(page)).toBeVisible();
  await page.getByLabel("Your message").fill("How early should I start?");
  await page.keyboard.press("Enter");
  await expect(chatPanel(page)).toContainText("How early should I start?");
});

test("the chat buttons show a toast while the widget has not loaded, and it does not cover them", async ({
  page,
}) => {
  await delayWidget(page);
  await page.goto(pathOf(cabinBag));
  const toast = page.getByRole("dialog", { name: "Chatbot not ready" });
  await floatingButton(page).click();
  await expect(toast).toContainText("Please wait a moment for the chat to load.");
  await floatingButton(page).click();
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Chat" }).click();
  await expect(toast).toBeVisible();
});

test("the hero's chat button opens the chat as soon as the widget has loaded", async ({ page }) => {
  const release = await delayWidget(page);
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Chat", exact: true }).click();
  await expect(page.getByText("Chatbot not ready")).toBeHidden();
  release();
  await expect(chatPanel(page)).toBeVisible();
});

test("the policy lets the widget's script run, and no other script of its host", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/violates the following Content Security Policy directive: "script-src/);
  await page.goto("/blog");
  await widgetIsReady(page);
  const outcome = await page.evaluate(
    (src) => {
      const script = Object.assign(document.createElement("script"), { src });
      document.head.appendChild(script);
      return new Promise<string>((resolve) => {
        script.onload = () => resolve("ran");
        script.onerror = () => resolve("blocked");
      });
    },
    `${widgetUrl.replace("widget", "another")}`,
  );
  expect(outcome).toBe("blocked");
});
