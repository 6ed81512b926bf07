import { rm } from "node:fs/promises";
import { findBrowser } from "./browser.ts";
import { messageOf } from "./command.ts";
import { run, stopWhenTold } from "./processes.ts";

// `npm run test:e2e`: runs the browser tests, after installing a browser if there is none.

/** Playwright's own browser if it can be downloaded, else Debian's. */
const installations: [string, string[]][] = [
  ["playwright", ["install", "chromium"]],
  ["apt-get", ["update", "--quiet"]],
  ["apt-get", ["install", "--yes", "--quiet", "chromium", "chromium-headless-shell"]],
];

async function installBrowser(): Promise<void> {
  for (const [command, args] of installations) {
    console.log(`No browser found: trying ${command} ${args.join(" ")}`);
    await run(command, args).catch((error: Error) => console.log(error.message));
    if (findBrowser()) return;
  }
  throw new Error(
    "There is no browser for the tests. Install Chromium, or name one: CHROMIUM_PATH=… npm test",
  );
}

stopWhenTold();
try {
  if (!findBrowser()) await installBrowser();
  await rm(".wrangler/e2e", { recursive: true, force: true });
  await run("playwright", [
    "test",
    "--config",
    "tests/playwright.config.ts",
    ...process.argv.slice(3),
  ]);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
