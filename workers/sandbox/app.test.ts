import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSandboxFixture, storePath } from "./sandbox-fixture";

describe("the sandbox", () => {
  it("says what it is and where the products are", async () => {
    const answer = await createSandboxFixture().fetch("/");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`href="${storePath}/products"`);
  });

  it("answers 404 where it has nothing", async () => {
    expect((await createSandboxFixture().fetch("/nothing")).status).toBe(404);
  });
});

describe("latency", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("holds up store calls, not the payment page", async () => {
    const sandbox = createSandboxFixture({ LATENCY_MS: "80" });
    expect((await sandbox.fetch("/pay/order_01UNKNOWN")).status).toBe(404);

    let isAnswered = false;
    const answer = sandbox.fetch(`${storePath}/products`).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(79);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(isAnswered).toBe(true);
  });

  it("is refused by name when it is no number", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const sandbox = createSandboxFixture({ LATENCY_MS: "fast" });
    expect((await sandbox.fetch(`${storePath}/products`)).status).toBe(500);
    expect(String(log.mock.calls[0]?.[0])).toContain("LATENCY_MS");
  });
});
