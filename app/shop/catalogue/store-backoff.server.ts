import { StoreError } from "./store/store-error.ts";

/** Bounds the keys without a value, which clients can make up. */
const maxKeys = 1_000;
const absentForMs = 60_000;

/**
 * The recent calls of this isolate that brought no value, by key, oldest first: the store failed, or (without an
 * error) does not have the value.
 */
const misses = new Map<string, { untilMs: number; error: StoreError | null }>();

/**
 * Calls the store, unless a call under the same key failed so recently that the store is given a rest, or found
 * nothing within the last minute; then the result is the same again without a call.
 * @throws what `call` throws; a StoreError starts a back-off
 */
export async function withBackoff<Result>(
  key: string,
  call: () => Promise<Result | null>,
): Promise<Result | null> {
  const miss = findMiss(key);
  if (miss?.error) throw miss.error;
  if (miss) return null;
  try {
    const result = await call();
    if (result === null) remember(key, absentForMs, null);
    return result;
  } catch (error) {
    if (error instanceof StoreError) remember(key, error.backoffMs, error);
    throw error;
  }
}

export const isBackingOff = (key: string) => findMiss(key) !== undefined;

export function endBackoff(key: string): void {
  misses.delete(key);
}

function remember(key: string, forMs: number, error: StoreError | null): void {
  misses.delete(key);
  const [oldestKey] = misses.keys();
  if (oldestKey !== undefined && misses.size >= maxKeys) misses.delete(oldestKey);
  misses.set(key, { untilMs: Date.now() + forMs, error });
}

function findMiss(key: string) {
  const miss = misses.get(key);
  return miss && Date.now() < miss.untilMs ? miss : undefined;
}
