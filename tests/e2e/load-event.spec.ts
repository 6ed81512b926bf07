import { expect, test } from "./journey";

for (const path of ["/contact", "/products"]) {
  test(`whoever waits until ${path} is loaded finds a page that reacts`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 100,
      downloadThroughput: 1_000_000,
      uploadThroughput: 1_000_000,
    });
    await page.addInitScript(() => {
      const chat = () => document.querySelector("button[aria-label='Open chat']");
      const note = (when: string) =>
        document.documentElement.setAttribute(
          `data-chat-${when}`,
          String(chat()?.matches(":enabled")),
        );
      addEventListener("DOMContentLoaded", () => note("when-read"));
      addEventListener("load", () => note("when-loaded"));
    });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-chat-when-read", "false");
    await expect(page.locator("html")).toHaveAttribute("data-chat-when-loaded", "true");
  });
}

test("a page whose scripts cannot be had is loaded all the same", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open chat" })).toBeDisabled();
});
