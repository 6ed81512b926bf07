import { StoreError } from "./store-error";

/** More failing keys than the shop has products: somebody makes them up. */
const maxKeys = 1_000;

/** What the store failed to give this isolate of late, the oldest first, so that it is left alone. */
const pauses = new Map<string, { untilMs: number; error: StoreError }>();

/**
 * Asks the store, unless that failed moments ago under the same key; then it fails again, without asking.
 * @throws what `ask` throws; a StoreError begins a pause
 */
export async function pauseAfterFailure<Result>(
  key: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  const pause = findPause(key);
  if (pause) throw pause.error;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreError) beginPause(key, error);
    throw error;
  }
}

export const isPaused = (key: string) => findPause(key) !== undefined;

export function endPause(key: string): void {
  pauses.delete(key);
}

function beginPause(key: string, error: StoreError): void {
  pauses.delete(key);
  const [oldestKey] = pauses.keys();
  if (oldestKey !== undefined && pauses.size >= maxKeys) pauses.delete(oldestKey);
  pauses.set(key, { untilMs: Date.now() + error.pauseMs, error });
}

function findPause(key: string) {
  const pause = pauses.get(key);
  return pause && Date.now() < pause.untilMs ? pause : undefined;
}
