import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { createKvCache } from "./kv-cache.server.ts";
import { StoreError } from "./store/store-error.ts";

const startMs = Date.UTC(2026, 10, 20);

let keyCount = 0;

/** A cache on an in-memory KV; `work` is what runs after the responses. */
function setUpCache() {
  // A new key for each test, because locks and failures outlast a test.
  const key = `crate ${++keyCount}`;
  const stored = new Map<string, string>();
  const work: Promise<void>[] = [];
  const kv = {
    get: vi.fn(async (key: string) => JSON.parse(stored.get(key) ?? "null")),
    put: vi.fn(async (key: string, entry: string, _: { expirationTtl: number }) => {
      stored.set(key, entry);
    }),
    delete: vi.fn(async (key: string) => void stored.delete(key)),
  };
  const load = vi.fn<() => Promise<string | null>>(async () => "new");
  const reload = vi.fn(load);
  const cache = createKvCache(kv, (task) => work.push(task));
  return {
    kv,
    stored,
    load,
    reload,
    read: () => cache.read({ key, schema: v.string(), load, reload }),
    readFresh: () => cache.readFresh({ key, schema: v.string(), load, reload }),
    readOther: () => cache.read({ key: `${key}, other`, schema: v.string(), load }),
    replace: () => cache.replace({ key, schema: v.string(), load, reload }),
    finishWork: async () => void (await Promise.all(work.splice(0))),
    store: (value: string, ageMs: number) =>
      stored.set(key, JSON.stringify({ savedAt: Date.now() - ageMs, value })),
    storedValue: () => JSON.parse(stored.get(key) ?? "null")?.value,
  };
}

beforeEach(() => void vi.useFakeTimers({ now: startMs }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a cache entry", () => {
  it("is fresh for a minute", async () => {
    const { store, read, load } = setUpCache();
    store("old", 59_999);
    expect(await read()).toBe("old");
    expect(load).not.toHaveBeenCalled();
  });

  it("is served and refreshed after a minute", async () => {
    const { store, read, finishWork, storedValue } = setUpCache();
    store("old", 60_000);
    expect(await read()).toBe("old");
    await finishWork();
    expect(storedValue()).toBe("new");
  });

  it("expires after seven days", async () => {
    const { read, finishWork, kv } = setUpCache();
    await read();
    await finishWork();
    expect(kv.put.mock.lastCall?.[2]).toEqual({ expirationTtl: (7 * dayMs) / 1_000 });
  });

  it("stays as it is when the refresh fails", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { store, read, load, finishWork, storedValue } = setUpCache();
    store("old", 6 * dayMs);
    load.mockRejectedValue(new Error("down"));
    expect(await read()).toBe("old");
    await finishWork();
    expect(storedValue()).toBe("old");
  });

  it("is deleted when a reload finds that the store no longer has the value", async () => {
    const { store, read, reload, finishWork, storedValue } = setUpCache();
    store("old", 60_000);
    reload.mockResolvedValue(null);
    await read();
    await finishWork();
    expect(storedValue()).toBeUndefined();
  });
});

describe("a fresh read", () => {
  it("takes an entry of less than a minute and replaces an older one", async () => {
    const { store, readFresh, storedValue, load } = setUpCache();
    store("old", 59_999);
    expect(await readFresh()).toBe("old");
    expect(load).not.toHaveBeenCalled();
    store("old", 60_000);
    expect(await readFresh()).toBe("new");
    expect(storedValue()).toBe("new");
  });
});

describe("a refresh", () => {
  it("does not start while another is under way, but starts after it", async () => {
    const { store, read, load, finishWork } = setUpCache();
    store("old", 60_000);
    await Promise.all([read(), read(), read()]);
    await finishWork();
    expect(load).toHaveBeenCalledTimes(1);
    store("old", 60_000);
    await read();
    await finishWork();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("loses its lock after ten seconds if it was cut off", async () => {
    const { store, read, load } = setUpCache();
    store("old", 60_000);
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
  it("a miss throws the same failure for ten seconds without a call to the store", async () => {
    const { read, load } = setUpCache();
    load.mockRejectedValueOnce(new StoreError("down"));
    await expect(read()).rejects.toThrow("down");
    vi.advanceTimersByTime(9_999);
    await expect(read()).rejects.toThrow("down");
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await read()).toBe("new");
  });

  it("the store is not called for as long as it asks, up to a minute", async () => {
    const { read, load } = setUpCache();
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

  it("a stale entry is served without a refresh for ten seconds", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { store, read, load, finishWork } = setUpCache();
    store("old", 60_000);
    load.mockRejectedValueOnce(new StoreError("down"));
    for (const _ of [1, 2, 3]) {
      expect(await read()).toBe("old");
      await finishWork();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("other keys are loaded as usual", async () => {
    const failing = setUpCache();
    failing.load.mockRejectedValueOnce(new StoreError("down"));
    await expect(failing.read()).rejects.toThrow("down");
    expect(await setUpCache().read()).toBe("new");
  });
});

describe("a value that the store does not have", () => {
  it("is not asked for again for a minute", async () => {
    const { read, load } = setUpCache();
    load.mockResolvedValueOnce(null);
    expect(await read()).toBeNull();
    vi.advanceTimersByTime(59_999);
    expect(await read()).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await read()).toBe("new");
  });

  it("is found as soon as another request has cached it", async () => {
    const { read, load, store } = setUpCache();
    load.mockResolvedValueOnce(null);
    expect(await read()).toBeNull();
    store("found", 0);
    expect(await read()).toBe("found");
  });

  it("is forgotten after a thousand others, so that made-up keys take no more memory", async () => {
    const first = setUpCache();
    first.load.mockResolvedValue(null);
    await first.read();
    const readUnknown = async () => {
      const { load, read } = setUpCache();
      load.mockResolvedValue(null);
      await read();
    };
    for (let count = 1; count < 1_000; count += 1) await readUnknown();
    await first.read();
    expect(first.load).toHaveBeenCalledTimes(1);
    await readUnknown();
    await first.read();
    expect(first.load).toHaveBeenCalledTimes(2);
  });
});

describe("replacing an entry", () => {
  it("calls the store despite a fresh entry and a recent failure", async () => {
    const { store, read, replace, load, storedValue } = setUpCache();
    load.mockRejectedValueOnce(new StoreError("down"));
    await expect(read()).rejects.toThrow("down");
    store("old", 0);
    expect(await replace()).toBe("new");
    expect(storedValue()).toBe("new");
  });

  it("ends the back-off", async () => {
    const { read, replace, load, stored } = setUpCache();
    load.mockRejectedValueOnce(new StoreError("down"));
    await expect(read()).rejects.toThrow("down");
    await replace();
    stored.clear();
    expect(await read()).toBe("new");
  });

  it("is not undone by a refresh that started earlier", async () => {
    const { store, read, replace, load, finishWork, storedValue } = setUpCache();
    store("old", 60_000);
    let finishRefresh = (_: string) => {};
    load.mockReturnValueOnce(new Promise((resolve) => (finishRefresh = resolve)));
    await read();
    load.mockResolvedValueOnce(null);
    expect(await replace()).toBeNull();
    finishRefresh("outdated");
    await finishWork();
    expect(storedValue()).toBeUndefined();
  });

  it("throws when the new entry cannot be written", async () => {
    const { kv, replace } = setUpCache();
    kv.put.mockRejectedValue(new Error("KV is down"));
    await expect(replace()).rejects.toThrow("KV is down");
  });
});

describe("a failing KV", () => {
  it("counts as a miss and does not fail the read", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { kv, read, finishWork } = setUpCache();
    kv.get.mockRejectedValue(new Error("KV is down"));
    kv.put.mockRejectedValue(new Error("KV is down"));
    expect(await read()).toBe("new");
    await finishWork();
  });
});

describe("a KV that hangs", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  const never = () => new Promise<never>(() => {});

  it("counts as a miss after half a second", async () => {
    const { kv, read, load } = setUpCache();
    kv.get.mockImplementation(never);
    const reading = read();
    await vi.advanceTimersByTimeAsync(499);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toBe("new");
  });

  it("delays all reads of a request by half a second together", async () => {
    const { kv, read, readOther } = setUpCache();
    kv.get.mockImplementation(never);
    const reading = Promise.all([read(), readOther()]).then(readOther);
    await vi.advanceTimersByTimeAsync(500);
    expect(await reading).toBe("new");
    expect(kv.get).toHaveBeenCalledTimes(2);
  });

  it("is one that takes longer than a slow read", async () => {
    const { kv, store, read, load } = setUpCache();
    store("old", 0);
    const get = kv.get.getMockImplementation();
    kv.get.mockImplementation(async (key) => {
      await new Promise((resolve) => setTimeout(resolve, 499));
      return get?.(key);
    });
    const reading = read();
    await vi.advanceTimersByTimeAsync(499);
    expect(await reading).toBe("old");
    expect(load).not.toHaveBeenCalled();
  });
});
