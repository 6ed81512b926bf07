import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSandboxFixture } from "../sandbox-fixture";
import { enquiry, readMessages, sendForm } from "./form-fixture";

describe("a fault on /form", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ["status", { status: 503 }, 503],
    ["html", { status: 502 }, 502],
    ["malformed", {}, 200],
    ["wrong-shape", {}, 200],
    ["hang", {}, 504],
  ])("of kind %s keeps what was sent from arriving", async (kind, settings, status) => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ method: "POST", path: "/form", kind, ...settings });
    const answer = sendForm(sandbox, enquiry);
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(status);
    expect(await readMessages(sandbox)).toEqual([]);
  });

  it("of kind delay lets it arrive late", async () => {
    const sandbox = createSandboxFixture();
    await sandbox.setFaults({ path: "/form", kind: "delay", delayMs: 5000 });
    const answer = sendForm(sandbox, enquiry);
    await vi.advanceTimersByTimeAsync(4999);
    expect(await readMessages(sandbox)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    expect(await readMessages(sandbox)).toHaveLength(1);
  });
});
