import { defineConfig } from "playwright/test";
import { chromiumArguments, findHeadlessBrowser } from "#scripts/testing/browser.ts";
import { hookToken, sites, siteUrl } from "./e2e/sites.ts";

const htmlSpec = "tooling/html.spec.ts";

/** Browser tests of the built site, with the sandbox in place of the services around it. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../.wrangler/e2e-results",
  workers: sites.length,
  fullyParallel: true,
  // Long enough for slow machines. Assertions have a shorter timeout of their own.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  failOnFlakyTests: true,
  reporter: "list",
  projects: [
    // First, since one of its files takes the longest.
    { name: "tooling", testMatch: "tooling/*.spec.ts", testIgnore: htmlSpec },
    { name: "site", testIgnore: ["tooling/*", "nightly/*"] },
    // Needs Java, so it is no part of `npm test`.
    { name: "html", testMatch: htmlSpec },
    { name: "nightly", testMatch: "nightly/*.spec.ts" },
  ],
  use: {
    baseURL: siteUrl,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: { executablePath: findHeadlessBrowser(), args: chromiumArguments },
    // A failed test is run again and recorded, and fails all the same.
    trace: { mode: "on-first-retry", screenshots: false },
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
      HOOK_TOKEN: hookToken,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  })),
});
