import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRequestCounter } from "./request-counter.server";
import type { RouteFigures } from "./request-tally";

const minuteMs = 60_000;
const add = vi.fn(async (_day: string, _figures: RouteFigures[]) => {});
const work: Promise<void>[] = [];
const runAfterResponse = (task: Promise<void>) => void work.push(task);

beforeEach(() => {
  add.mockClear();
  work.length = 0;
  vi.useFakeTimers({ now: Date.parse("2026-11-22T23:59:30Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("counting requests", () => {
  it("writes at most once a minute, however many there are", () => {
    const counter = createRequestCounter({ add });
    const visit = () => counter.countRequest("/", 5, runAfterResponse);
    for (let count = 0; count < 100; count += 1) visit();
    expect(add).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(minuteMs);
    for (let count = 0; count < 100; count += 1) visit();
    expect(add.mock.calls).toMatchObject([
      ["2026-11-22", [{ route: "/", requests: 1 }]],
      ["2026-11-23", [{ route: "/", requests: 100 }]],
    ]);
    expect(work).toHaveLength(2);
  });

  it("leaves out what monitors ask", () => {
    const counter = createRequestCounter({ add });
    counter.countStoreAnswer("/healthz", 503);
    counter.countRequest("/healthz", 5, runAfterResponse);
    expect(add).not.toHaveBeenCalled();
  });

  it("goes on when the database is down", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const counter = createRequestCounter({ add });
    add.mockRejectedValueOnce(new Error("no database"));
    counter.countRequest("/", 5, runAfterResponse);
    await Promise.all(work);
    expect(warn.mock.calls.join()).toContain("could not be kept");
    vi.advanceTimersByTime(minuteMs);
    counter.countRequest("/", 5, runAfterResponse);
    expect(add).toHaveBeenLastCalledWith("2026-11-23", [expect.objectContaining({ requests: 1 })]);
  });
});
