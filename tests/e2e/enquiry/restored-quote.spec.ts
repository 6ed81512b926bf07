import { chromiumArguments, findBrowser, isHeadlessShell } from "#scripts/browser.ts";
import { test } from "#tests/e2e/browser-test.ts";
import { expectAnotherQuoteAfterBack } from "./sending.ts";

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.skip(isHeadlessShell(findBrowser()), "The headless shell has no back/forward cache.");

test("going back to the back/forward cache shows an empty form, for another quote", ({ page }) =>
  expectAnotherQuoteAfterBack(page));
