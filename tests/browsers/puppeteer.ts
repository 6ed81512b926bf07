import { launch } from "puppeteer-core";
import { chromiumArguments, findBrowser, findFirefox } from "#scripts/testing/browser.ts";
import { phoneWindow, type Visitor } from "./visitor.ts";

// React Router still reads the response of the checkout while the browser leaves for the payment page. Firefox
// alone reports that, as an uncaught error.
const cutOffByLeaving = "TypeError: Error in input stream";

const browsers = {
  // Firefox speaks WebDriver BiDi itself.
  firefox: () => launch({ browser: "firefox", executablePath: findFirefox() }),
  chromium: () => launch({ executablePath: findBrowser(), args: chromiumArguments }),
} as const;

export async function openPuppeteer(name: keyof typeof browsers): Promise<Visitor> {
  const browser = await browsers[name]();
  const page = await browser.newPage();
  await page.setViewport(phoneWindow);
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => {
    if (!String(error).endsWith(cutOffByLeaving)) consoleErrors.push(String(error));
  });

  const find = (role: string, name: string) =>
    page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  return {
    open: async (url) => void (await page.goto(url)),
    click: (role, name) => find(role, name).click(),
    fill: (label, text) => find("textbox", label).fill(text),
    choose: (label, value) => find("combobox", label).fill(value),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    consoleErrors,
    close: () => browser.close(),
  };
}
