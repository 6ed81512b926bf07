import type { Page } from "playwright/test";
import { expect, test } from "../browser-test";
import { sandboxUrl } from "../sites";

const widgetUrl = `${sandboxUrl}/chat/widget.js`;
const floating = (page: Page) => page.getByRole("button", { name: "Open chat" });
const panel = (page: Page) => page.getByRole("dialog", { name: /Chat with Marigold/ });
const widgetIsReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => "chatbase" in window)).toBe(true);

/** Holds the widget's script back until told to let it through. */
async function holdWidget(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(widgetUrl, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test("a chat button opens the chat once it has loaded", async ({ page }) => {
  await page.goto("/blog");
  await widgetIsReady(page);
  await floating(page).click();
  await expect(panel(page)).toBeVisible();
  await page.getByLabel("Your message").fill("How early should I start?");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("How early should I start?");
});

test("a chat button says so while the chat has not loaded", async ({ page }) => {
  await holdWidget(page);
  await page.goto("/blog");
  await floating(page).click();
  await expect(page.getByText("Chatbot not ready")).toBeVisible();
  await expect(page.getByText("Please wait a moment for the chat to load.")).toBeVisible();
});

test("the hero's chat button opens the chat as soon as it is there", async ({ page }) => {
  const release = await holdWidget(page);
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Chat", exact: true }).click();
  await expect(page.getByText("Chatbot not ready")).toBeHidden();
  release();
  await expect(panel(page)).toBeVisible();
});

test("a chat that failed to load is tried again on the next click", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route(widgetUrl, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === widgetUrl);
  await page.goto("/blog");
  await failed;
  await floating(page).click();
  await expect(page.getByText("Chatbot not ready")).toBeVisible();
  await widgetIsReady(page);
  await floating(page).click();
  await expect(panel(page)).toBeVisible();
});

test("the hero's chat button says so when the chat cannot be loaded, and no chat opens later", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route(widgetUrl, (route) => route.abort(), { times: 2 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === widgetUrl);
  await page.goto("/");
  await failed;
  await page.getByRole("main").getByRole("button", { name: "Chat", exact: true }).click();
  await expect(page.getByText("Chatbot not ready")).toBeVisible();
  await floating(page).click();
  await widgetIsReady(page);
  await expect(panel(page)).toBeHidden();
});

test("the chat's script is added once, with its bot's id, over ten navigations", async ({
  page,
}) => {
  await page.goto("/");
  await widgetIsReady(page);
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
  }
  const script = page.locator(`script[src="${widgetUrl}"]`);
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute("chatbotId", "sandbox");
});
