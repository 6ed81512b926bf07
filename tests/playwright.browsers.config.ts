import { defineConfig } from "playwright/test";

const env = { PORT: "8857", SANDBOX_PORT: "8858", STATE_DIR: ".wrangler/browsers" };

/** Journeys through the built site in three browsers, which Playwright runs but does not drive. */
export default defineConfig({
  testDir: "browsers",
  outputDir: "../.wrangler/browsers-results",
  workers: 2,
  timeout: 120_000,
  expect: { toPass: { timeout: 30_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: { baseURL: `http://localhost:${env.PORT}` },
  projects: [
    { name: "Chromium", use: { browserName: "chromium" } },
    { name: "Firefox", use: { browserName: "firefox" } },
    { name: "WebKit", use: { browserName: "webkit" } },
  ],
  webServer: {
    command: "node scripts/launch.cjs start --built",
    cwd: "..",
    wait: { stdout: /Its sandbox is at/ },
    timeout: 180_000,
    env,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
