import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments } from "#scripts/testing/browser.ts";
import { readyBrowser } from "#scripts/testing/ready-browser.ts";
import { mdxDocuments } from "#scripts/vite/mdx-documents.ts";
import { pagePictures } from "#scripts/vite/page-pictures.ts";
import { travelRules } from "#scripts/vite/travel-rules.ts";

/** Components in Chromium, with the site's style sheet and without its server, beside their files. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  // Not that of the development server, which has other dependencies.
  cacheDir: "node_modules/.vite/components",
  plugins: [mdxDocuments(), pagePictures(), travelRules(), tailwindcss()],
  // Otherwise Vite discovers these during a test and reloads it.
  optimizeDeps: {
    include: [
      "@base-ui/react/toast",
      "react-dom/client",
      "react-router",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "valibot",
      "vitest-browser-react/pure",
    ],
  },
  test: {
    // A rule or a document is compiled from several files, of which the cache would know one.
    fsModuleCache: false,
    isolate: false,
    restoreMocks: true,
    include: ["app/**/*.browser.test.{ts,tsx}"],
    setupFiles: ["tests/components/setup.ts"],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As Playwright finds them in tests/e2e.
      locators: { exact: false },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: await readyBrowser(), args: chromiumArguments },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
