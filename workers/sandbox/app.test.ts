import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSandboxFixture, storePath } from "#tests/fixtures/sandbox/sandbox-fixture.ts";

describe("the sandbox", () => {
  it("has a home page with a link to the products", async () => {
    const response = await createSandboxFixture().fetch("/");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`href="${storePath}/products"`);
  });

  it("responds with 404 for an unknown path", async () => {
    expect((await createSandboxFixture().fetch("/nothing")).status).toBe(404);
  });
});

describe("latency", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("delays the store API, not the payment page", async () => {
    const sandbox = createSandboxFixture({ LATENCY_MS: "80" });
    expect((await sandbox.fetch("/pay/order_01UNKNOWN")).status).toBe(404);

    let hasResponded = false;
    const pending = sandbox.fetch(`${storePath}/products`).then(() => {
      hasResponded = true;
    });
    await vi.advanceTimersByTimeAsync(79);
    expect(hasResponded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(hasResponded).toBe(true);
  });

  it("fails with the name of the variable when it is not a number", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const sandbox = createSandboxFixture({ LATENCY_MS: "fast" });
    expect((await sandbox.fetch(`${storePath}/products`)).status).toBe(500);
    expect(String(log.mock.calls[0]?.[0])).toContain("LATENCY_MS");
  });
});
