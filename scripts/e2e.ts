import { rm } from "node:fs/promises";
import { run, runStoppable } from "./processes.ts";
import { readyBrowser } from "./ready-browser.ts";
import { buildIfChanged } from "./site-build.ts";

// `npm run test:e2e`: runs the browser tests, after installing a browser if there is none, and after a build if the
// sources have changed.

await runStoppable(async () => {
  await readyBrowser();
  await buildIfChanged();
  await rm(".wrangler/e2e", { recursive: true, force: true });
  const config = ["--config", "tests/playwright.config.ts"];
  await run("playwright", "test", ...config, ...process.argv.slice(3));
});
