import { StoreError } from "./store-error";

/** More failing keys than the shop has products are made up by a client. */
const maxKeys = 1_000;

/** The recent store failures of this isolate by key, oldest first. */
const failures = new Map<string, { retryAtMs: number; error: StoreError }>();

/**
 * Calls the store, unless a call under the same key failed so recently that the store is given a rest;
 * then it throws that failure again without a call.
 * @throws what `call` throws; a StoreError starts a back-off
 */
export async function withBackoff<Result>(
  key: string,
  call: () => Promise<Result>,
): Promise<Result> {
  const failure = findFailure(key);
  if (failure) throw failure.error;
  try {
    return await call();
  } catch (error) {
    if (error instanceof StoreError) startBackoff(key, error);
    throw error;
  }
}

export const isBackingOff = (key: string) => findFailure(key) !== undefined;

export function endBackoff(key: string): void {
  failures.delete(key);
}

function startBackoff(key: string, error: StoreError): void {
  failures.delete(key);
  const [oldestKey] = failures.keys();
  if (oldestKey !== undefined && failures.size >= maxKeys) failures.delete(oldestKey);
  failures.set(key, { retryAtMs: Date.now() + error.backoffMs, error });
}

function findFailure(key: string) {
  const failure = failures.get(key);
  return failure && Date.now() < failure.retryAtMs ? failure : undefined;
}
