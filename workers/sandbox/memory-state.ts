import type { SandboxState } from "./bindings";

interface Entry {
  value: string;
  expiresAtMs: number;
}

/** The sandbox's state for tests and for plain Node: gone when the process ends. */
export function createMemoryState(now: () => number = Date.now): SandboxState {
  const entries = new Map<string, Entry>();
  return {
    async get(key) {
      const entry = entries.get(key);
      return entry !== undefined && entry.expiresAtMs > now() ? entry.value : null;
    },
    async put(key, value, options) {
      const ttlSeconds = options?.expirationTtl ?? Number.POSITIVE_INFINITY;
      entries.set(key, { value, expiresAtMs: now() + ttlSeconds * 1000 });
    },
    async delete(key) {
      entries.delete(key);
    },
  };
}
