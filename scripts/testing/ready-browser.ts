import { execa } from "execa";
import { messageOf } from "#scripts/command.ts";
import { run } from "#scripts/processes.ts";
import { findBrowser, findHeadlessBrowser } from "./browser.ts";

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

/** The path of the browser for the tests, after installing one if there is none. */
export async function readyBrowser(): Promise<string> {
  if (!findBrowser()) await installBrowser();
  const path = findHeadlessBrowser() ?? "";
  // Prints the browser, since the tests have to pass in each.
  const { stdout: version } = await execa(path, ["--version"]);
  console.log(`Browser: ${version} (${path})`);
  return path;
}
