import { rm } from "node:fs/promises";
import { execa } from "execa";
import { findBrowser, findHeadlessBrowser } from "./browser.ts";
import { messageOf } from "./command.ts";
import { run, runStoppable } from "./processes.ts";
import { buildIfChanged } from "./site-build.ts";

// `npm run test:e2e`: runs the browser tests, after installing a browser if there is none, and after a build if the
// sources have changed.

/** Playwright's own browser if it can be downloaded, else Debian's. */
const installations: [string, ...string[]][] = [
  ["playwright", "install", "chromium"],
  ["apt-get", "update", "--quiet"],
  ["apt-get", "install", "--yes", "--quiet", "chromium", "chromium-headless-shell"],
];

async function installBrowser(): Promise<void> {
  for (const installation of installations) {
    console.log(`No browser found: trying ${installation.join(" ")}`);
    await run(...installation).catch((error) => console.log(messageOf(error)));
    if (findBrowser()) return;
  }
  throw new Error(
    "There is no browser for the tests. Install Chromium, or name one: CHROMIUM_PATH=… npm test",
  );
}

await runStoppable(async () => {
  if (!findBrowser()) await installBrowser();
  // Prints the browser, since the tests have to pass in each.
  const path = findHeadlessBrowser() ?? "";
  const { stdout: version } = await execa(path, ["--version"]);
  console.log(`Browser: ${version} (${path})`);
  await buildIfChanged();
  await rm(".wrangler/e2e", { recursive: true, force: true });
  const config = ["--config", "tests/playwright.config.ts"];
  await run("playwright", "test", ...config, ...process.argv.slice(3));
});
