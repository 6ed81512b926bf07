import { defineConfig } from "playwright/test";
import { chromiumArguments, findBrowser } from "../scripts/browser";

const port = "8797";
const sandboxPort = "8798";

/** Journeys through the built site in a real browser, with the sandbox behind it. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../.wrangler/e2e-results",
  // All journeys share one sandbox, whose faults are set for all.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: { executablePath: findBrowser(), args: chromiumArguments },
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node scripts/launch.cjs start --built",
    cwd: "..",
    // Both the site and the sandbox answer then.
    wait: { stdout: /Its sandbox is at/ },
    env: { PORT: port, SANDBOX_PORT: sandboxPort, STATE_DIR: ".wrangler/e2e" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
