import { defineConfig } from "vitest/config";
import { mdxDocuments } from "#scripts/vite/mdx-documents.ts";
import { pagePictures } from "#scripts/vite/page-pictures.ts";
import { travelRules } from "#scripts/vite/travel-rules.ts";

/** The pure rules, beside their files, under plain Node. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [mdxDocuments(), travelRules(), pagePictures()],
  test: {
    // A rule or a document is compiled from several files, of which the cache would know one.
    fsModuleCache: false,
    // The files share one environment, so that they start in a third of the time.
    isolate: false,
    silent: "passed-only",
    // Some run a command, on machines that may be slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: [
      "app/**/*.test.{ts,tsx}",
      "workers/**/*.test.ts",
      "scripts/**/*.test.ts",
      "bench/*.test.ts",
    ],
    exclude: ["app/**/*.browser.test.{ts,tsx}"],
  },
});
