import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests of the deployment commands: their functions with a fake account, and a few commands as npm runs them. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/deployment/**/*.test.ts"],
    // By default Vitest leaves one core alone, and runs the files one after the other on two.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
