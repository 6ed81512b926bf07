const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long to wait after that many attempts have failed: a minute, doubled each time, a day at most. */
export function waitAfterAttemptsMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1), dayMs);
}
