import { rm } from "node:fs/promises";
import { run, runStoppable } from "#scripts/processes.ts";
import { buildIfChanged } from "#scripts/site-build.ts";
import { readyBrowser } from "./ready-browser.ts";
import { hasToolingChanged } from "./tooling-changes.ts";

// `npm run test:e2e`: runs the browser tests, after installing a browser if there is none, and after a build if the
// sources have changed.

/**
 * Playwright's options: those of the command, by default for the tests of the site and of the tooling. The latter are left
 * out of a local run of everything in which they could find nothing.
 */
async function chooseTests(options: string[]): Promise<string[]> {
  if (options.some((option) => option.startsWith("--project"))) return options;
  const isComplete = options.length > 0 || process.env.CI || (await hasToolingChanged());
  if (isComplete) return ["--project=site", "--project=tooling", ...options];
  console.log("Left out, since its files are as on main: tests/e2e/tooling (CI=1 runs it)");
  return ["--project=site"];
}

await runStoppable(async () => {
  await readyBrowser();
  await buildIfChanged();
  await rm(".wrangler/e2e", { recursive: true, force: true });
  const config = ["--config", "tests/playwright.config.ts"];
  await run("playwright", "test", ...config, ...(await chooseTests(process.argv.slice(3))));
});
