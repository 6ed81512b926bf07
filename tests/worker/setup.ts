import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { publishKeys } from "./desk-office.ts";
import { deleteEnquiries } from "./enquiry-outbox.ts";
import { emptyMailboxes } from "./mailbox.ts";
import { advanceClock } from "./site.ts";
import { startWithoutCopies } from "./store.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      HOOK_TOKEN: string;
      /** An empty database. */
      RESTORED: D1Database;
      /** The files in migrations/ (tests/vitest.worker.config.ts). */
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

await applyD1Migrations(env.ENQUIRIES, env.TEST_MIGRATIONS);

let consoleError: MockInstance<typeof console.error>;
let expectedCount = 0;

/** Longer than the Worker remembers what the store lacks, and that it failed. */
const memoryMs = 120_000;

/**
 * All files share one Worker, its storage and the sandbox: nothing of earlier tests is left in them. Access works, so that
 * whoever signs in gets to the desk.
 */
async function startAnew(): Promise<void> {
  advanceClock(memoryMs);
  await startWithoutCopies();
  await publishKeys();
  await deleteEnquiries();
  await emptyMailboxes();
}

// For what a file does before its first test.
await startAnew();

beforeEach(async () => {
  await startAnew();
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
