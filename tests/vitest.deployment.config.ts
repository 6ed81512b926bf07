import { defineConfig } from "vitest/config";

/** Tests of the deployment commands, run as npm runs them, with a fake wrangler that records its calls. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  resolve: { tsconfigPaths: true },
  test: { include: ["tests/deployment/**/*.test.ts"], testTimeout: 180_000, hookTimeout: 180_000 },
});
