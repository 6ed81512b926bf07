import { defineConfig } from "vitest/config";

/** The commands that deploy, run as npm runs them, with a wrangler that only keeps what it was asked. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  test: { include: ["tests/deployment/**/*.test.ts"], testTimeout: 180_000, hookTimeout: 180_000 },
});
