import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let consoleError: MockInstance<typeof console.error>;
let expectedCount = 0;

beforeEach(() => {
  expectedCount = 0;
  consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const logged = loggedErrors();
  consoleError.mockRestore();
  expect(logged, "unexpected console errors").toHaveLength(expectedCount);
});

export function loggedErrors(): string[] {
  return consoleError.mock.calls.map((call) => call.map(String).join(" "));
}

/** Says that the test makes the Worker log errors, and how many. */
export function expectConsoleErrors(count: number): void {
  expectedCount = count;
}
