import type { SandboxState } from "./bindings";

// The page size of KV.
const keysPerList = 1000;

interface Entry {
  value: string;
  expiresAtMs: number;
}

/** Keeps the sandbox's state in memory, for tests and plain Node. */
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
    async list({ prefix, cursor = "" }) {
      const names = [...entries]
        .filter(([name, { expiresAtMs }]) => name.startsWith(prefix) && expiresAtMs > now())
        .map(([name]) => name)
        .filter((name) => name > cursor)
        .sort();
      const keys = names.slice(0, keysPerList).map((name) => ({ name }));
      const last = keys.at(-1);
      return last === undefined || keys.length === names.length
        ? { keys, list_complete: true }
        : { keys, list_complete: false, cursor: last.name };
    },
  };
}
