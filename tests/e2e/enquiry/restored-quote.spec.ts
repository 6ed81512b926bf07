import { chromiumArguments, findBrowser, isHeadlessShell } from "../../../scripts/browser";
import { test } from "../browser-test";
import { expectAnotherQuoteAfterBack } from "./sending";

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
