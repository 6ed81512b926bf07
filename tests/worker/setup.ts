import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

declare global {
  namespace Cloudflare {
    interface Env {
      HOOK_TOKEN: string;
      /** The files in migrations/ (tests/vitest.worker.config.ts). */
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

await applyD1Migrations(env.ENQUIRIES, env.TEST_MIGRATIONS);

let consoleError: MockInstance<typeof console.error>;
let expectedCount = 0;

beforeEach(() => {
  expectedCount = 0;
  consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
});

// A test fails if the Worker logs an error that the test does not expect.
afterEach(() => {
  const logged = loggedErrors();
  consoleError.mockRestore();
  expect(logged, "unexpected console errors").toHaveLength(expectedCount);
});

/** Sets how many errors the Worker logs during the test. */
export function expectConsoleErrors(count: number): void {
  expectedCount = count;
}

export function loggedErrors(): string[] {
  return consoleError.mock.calls.map((call) => call.map(String).join(" "));
}
