import { describe, expect, it } from "vitest";
import { waitAfterAttemptsMs } from "./back-off";

describe("the wait before the next attempt", () => {
  it.each([
    [1, 60_000],
    [2, 120_000],
    [5, 960_000],
    [11, 61_440_000],
    [12, 86_400_000],
    [500, 86_400_000],
  ])("after %i attempts is %i ms", (attempts, waitMs) => {
    expect(waitAfterAttemptsMs(attempts)).toBe(waitMs);
  });
});
