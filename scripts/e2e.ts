import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { findBrowser, findHeadlessBrowser } from "./browser.ts";
import { messageOf } from "./command.ts";
import { run, stopWhenTold } from "./processes.ts";
import { buildIfChanged } from "./site-build.ts";

// `npm run test:e2e`: runs the browser tests, after installing a browser if there is none, and after a build if the
// sources have changed.

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

/** Prints which browser the tests use: they have to pass in every one. */
async function announceBrowser(): Promise<void> {
  const path = findHeadlessBrowser() ?? "";
  const { stdout } = await promisify(execFile)(path, ["--version"]);
  console.log(`Browser: ${stdout.trim()} (${path})`);
}

stopWhenTold();
try {
  if (!findBrowser()) await installBrowser();
  await announceBrowser();
  await buildIfChanged();
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
