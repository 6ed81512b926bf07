import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../command.ts";

/** How long a new address may take: it gets its certificate only after a while. */
export const newHostPatienceMs = 600_000;
const pollMs = 2_000;
const timeLimitMs = 10_000;

/**
 * Waits until something answers there.
 * @throws Error with the reason that nothing does
 */
export async function untilReachable(url: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
      return await answer.body?.cancel();
    } catch (error) {
      if (Date.now() >= deadline) throw new Error(`${url} does not answer: ${messageOf(error)}`);
    }
    await wait(pollMs);
  }
}
