import { log } from "~/log/log.server";
import { StoreError } from "~/shop/catalogue/store-error";

/** More than the store's client takes at most, so that its own words are heard. */
export const checkLimitMs = 5_000;

/** Why a check failed, in words that may be shown. */
export class CheckFailure extends Error {
  override name = "CheckFailure";
}

export type CheckReport =
  | { status: "ok"; durationMs: number }
  | { status: "failed"; durationMs: number; reason: string };

export type Checked<Value> = { report: CheckReport; value: Value | null };

/** Does the work of a check, in its time; what it finds is null when it fails. */
export async function runCheck<Value>(
  name: string,
  work: () => Promise<Value>,
): Promise<Checked<Value>> {
  const startedAtMs = Date.now();
  const elapsedMs = () => Date.now() - startedAtMs;
  try {
    const value = await withinLimit(work());
    return { report: { status: "ok", durationMs: elapsedMs() }, value };
  } catch (error) {
    log.warn("A health check failed", { check: name, error });
    const report = { status: "failed", durationMs: elapsedMs(), reason: reasonOf(error) } as const;
    return { report, value: null };
  }
}

async function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const failure = new CheckFailure(`No answer within ${checkLimitMs / 1_000} seconds`);
  const timer = setTimeout(reject, checkLimitMs, failure);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** What others throw may name more than a monitor should know. */
function reasonOf(error: unknown): string {
  const isOurs = error instanceof CheckFailure || error instanceof StoreError;
  return isOurs ? error.message : "It failed; the log says how";
}
