import { defineConfig } from "playwright/test";
import { chromiumArguments, findHeadlessBrowser } from "#scripts/browser.ts";
import { sites, siteUrl } from "./e2e/sites.ts";

/** Browser tests of the built site, with the sandbox in place of the services around it. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../.wrangler/e2e-results",
  workers: sites.length,
  fullyParallel: true,
  // Long enough for slow machines. Assertions have a shorter timeout of their own.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  projects: [
    { name: "site", testIgnore: "pages/html.spec.ts" },
    // Needs Java, so it is no part of `npm test`.
    { name: "html", testMatch: "pages/html.spec.ts" },
  ],
  use: {
    baseURL: siteUrl,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: { executablePath: findHeadlessBrowser(), args: chromiumArguments },
    // Screenshots of every step would slow down all tests. A failed test has one of its end.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
  },
  webServer: sites.map(({ port, sandboxPort, logFile }) => ({
    command: "node scripts/launch.cjs start --built",
    cwd: "..",
    // Printed once both the site and the sandbox respond.
    wait: { stdout: /Its sandbox is at/ },
    timeout: 180_000,
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STATE_DIR: `.wrangler/e2e/${port}`,
      SERVER_LOG: logFile,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  })),
});
