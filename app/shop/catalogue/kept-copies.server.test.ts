import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeptCopies } from "./kept-copies.server";
import { StoreError } from "./store-error";

const startMs = Date.UTC(2026, 10, 20);
const aDayMs = 24 * 60 * 60 * 1_000;

let keepingCount = 0;

/** KV as far as the copies use it; `work` is what runs behind the responses. */
function createKeeping() {
  // What failed is remembered by key beyond a test.
  const key = `crate ${++keepingCount}`;
  const kept = new Map<string, string>();
  const work: Promise<void>[] = [];
  const kv = {
    get: vi.fn(async (key: string) => JSON.parse(kept.get(key) ?? "null")),
    put: vi.fn(async (key: string, copy: string, _: { expirationTtl: number }) => {
      kept.set(key, copy);
    }),
    delete: vi.fn(async (key: string) => void kept.delete(key)),
  };
  const load = vi.fn<() => Promise<string | null>>(async () => "new");
  const copies = createKeptCopies(kv, (task) => work.push(task));
  return {
    kv,
    kept,
    load,
    read: () => copies.read({ key, schema: v.string(), load }),
    replace: () => copies.replace({ key, schema: v.string(), load }),
    finishWork: async () => void (await Promise.all(work.splice(0))),
    keepCopy: (value: string, ageMs: number) =>
      kept.set(key, JSON.stringify({ savedAt: Date.now() - ageMs, value })),
    keptValue: () => JSON.parse(kept.get(key) ?? "null")?.value,
  };
}

beforeEach(() => void vi.useFakeTimers({ now: startMs }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a copy", () => {
  it("is fresh for a minute", async () => {
    const { keepCopy, read, load } = createKeeping();
    keepCopy("old", 59_999);
    expect(await read()).toBe("old");
    expect(load).not.toHaveBeenCalled();
  });

  it("of a minute is served and refreshed", async () => {
    const { keepCopy, read, finishWork, keptValue } = createKeeping();
    keepCopy("old", 60_000);
    expect(await read()).toBe("old");
    await finishWork();
    expect(keptValue()).toBe("new");
  });

  it("is kept for seven days", async () => {
    const { read, finishWork, kv } = createKeeping();
    await read();
    await finishWork();
    expect(kv.put.mock.lastCall?.[2]).toEqual({ expirationTtl: (7 * aDayMs) / 1_000 });
  });

  it("stays as it is when its refresh fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { keepCopy, read, load, finishWork, keptValue } = createKeeping();
    keepCopy("old", 6 * aDayMs);
    load.mockRejectedValue(new Error("down"));
    expect(await read()).toBe("old");
    await finishWork();
    expect(keptValue()).toBe("old");
  });

  it("goes when the store no longer has the thing", async () => {
    const { keepCopy, read, load, finishWork, keptValue } = createKeeping();
    keepCopy("old", 60_000);
    load.mockResolvedValue(null);
    await read();
    await finishWork();
    expect(keptValue()).toBeUndefined();
  });
});

describe("a refresh", () => {
  it("is one at a time, and the next may follow when it is done", async () => {
    const { keepCopy, read, load, finishWork } = createKeeping();
    keepCopy("old", 60_000);
    await Promise.all([read(), read(), read()]);
    await finishWork();
    expect(load).toHaveBeenCalledTimes(1);
    keepCopy("old", 60_000);
    await read();
    await finishWork();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that was cut off gives up its turn after ten seconds", async () => {
    const { keepCopy, read, load } = createKeeping();
    keepCopy("old", 60_000);
    load.mockReturnValue(new Promise(() => {}));
    await read();
    vi.advanceTimersByTime(9_999);
    await read();
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await read();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("after a failure", () => {
  it("without a copy the store is left alone for ten seconds, and the failure stands", async () => {
    const { read, load } = createKeeping();
    load.mockRejectedValueOnce(new StoreError("down"));
    await expect(read()).rejects.toThrow("down");
    vi.advanceTimersByTime(9_999);
    await expect(read()).rejects.toThrow("down");
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await read()).toBe("new");
  });

  it("the store is left alone for as long as it asks, up to a minute", async () => {
    const { read, load } = createKeeping();
    load.mockRejectedValueOnce(new StoreError("HTTP 429", { retryAfterMs: 30_000 }));
    await expect(read()).rejects.toThrow("HTTP 429");
    vi.advanceTimersByTime(29_999);
    await expect(read()).rejects.toThrow("HTTP 429");
    vi.advanceTimersByTime(1);
    load.mockRejectedValueOnce(new StoreError("HTTP 429", { retryAfterMs: 3_600_000 }));
    await expect(read()).rejects.toThrow("HTTP 429");
    vi.advanceTimersByTime(60_000);
    expect(await read()).toBe("new");
  });

  it("an old copy is served without a refresh for ten seconds", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { keepCopy, read, load, finishWork } = createKeeping();
    keepCopy("old", 60_000);
    load.mockRejectedValueOnce(new StoreError("down"));
    for (const _ of [1, 2, 3]) {
      expect(await read()).toBe("old");
      await finishWork();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("other things are asked for as ever", async () => {
    const failing = createKeeping();
    failing.load.mockRejectedValueOnce(new StoreError("down"));
    await expect(failing.read()).rejects.toThrow("down");
    expect(await createKeeping().read()).toBe("new");
  });
});

describe("replacing a copy", () => {
  it("asks the store, however fresh the copy is and however the store fared of late", async () => {
    const { keepCopy, read, replace, load, keptValue } = createKeeping();
    load.mockRejectedValueOnce(new StoreError("down"));
    await expect(read()).rejects.toThrow("down");
    keepCopy("old", 0);
    expect(await replace()).toBe("new");
    expect(keptValue()).toBe("new");
  });

  it("ends the time in which the store is left alone", async () => {
    const { read, replace, load, kept } = createKeeping();
    load.mockRejectedValueOnce(new StoreError("down"));
    await expect(read()).rejects.toThrow("down");
    await replace();
    kept.clear();
    expect(await read()).toBe("new");
  });

  it("is not undone by a refresh that began before", async () => {
    const { keepCopy, read, replace, load, finishWork, keptValue } = createKeeping();
    keepCopy("old", 60_000);
    let answerTheRefresh = (_: string) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (answerTheRefresh = resolve)));
    await read();
    load.mockResolvedValueOnce(null);
    expect(await replace()).toBeNull();
    answerTheRefresh("before");
    await finishWork();
    expect(keptValue()).toBeUndefined();
  });

  it("fails when the new copy cannot be kept", async () => {
    const { kv, replace } = createKeeping();
    kv.put.mockRejectedValue(new Error("KV is down"));
    await expect(replace()).rejects.toThrow("KV is down");
  });
});

describe("a KV that fails", () => {
  it("is no copy, and no failure", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { kv, read, finishWork } = createKeeping();
    kv.get.mockRejectedValue(new Error("KV is down"));
    kv.put.mockRejectedValue(new Error("KV is down"));
    expect(await read()).toBe("new");
    await finishWork();
  });
});
