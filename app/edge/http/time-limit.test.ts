import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KvTimeout, withinKvTimeLimit } from "./time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (delayMs: number) =>
  new Promise<string>((resolve) => setTimeout(resolve, delayMs, "value"));

describe("a read of KV", () => {
  it("may take just under half a second", async () => {
    const read = withinKvTimeLimit(after(499));
    await vi.advanceTimersByTimeAsync(499);
    expect(await read).toBe("value");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fails after half a second when KV hangs", async () => {
    const read = withinKvTimeLimit(after(60_000)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    expect(await read).toBeInstanceOf(KvTimeout);
  });

  it("fails at once when KV does", async () => {
    const failure = new Error("KV is down");
    await expect(withinKvTimeLimit(Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });
});
