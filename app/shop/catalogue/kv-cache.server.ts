import * as v from "valibot";
import { KvTimeout, withinKvTimeLimit } from "#edge/http/time-limit.ts";
import { log } from "#edge/log/log.server.ts";
import { endBackoff, isBackingOff, withBackoff } from "./store-backoff.server.ts";

const freshForMs = 60_000;
const expirationTtlSeconds = 7 * 24 * 60 * 60;
/** A refresh that was cut off never releases its lock; the lock expires well after the store's time limit. */
const lockExpiresAfterMs = 10_000;

/** The refreshes under way in this isolate by key; only the holder of the lock may write. */
const refreshLocks = new Map<string, { expiresAtMs: number }>();

/** The part of a KV namespace that the cache uses. */
type CacheStorage = {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, entry: string, options: { expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
};

type CacheSource<Value> = {
  key: string;
  schema: v.GenericSchema<unknown, Value>;
  /** Calls the store; null means that the store does not have the value. */
  load: () => Promise<Value | null>;
  /** Replaces `load` if there may be a cached copy, which null deletes. */
  reload?: () => Promise<Value | null>;
};

/**
 * A stale-while-revalidate cache in KV, for one request. An entry is fresh for a minute; a stale one is served at once
 * and refreshed after the response; on a miss the store is called, unless it failed moments ago.
 * Entries expire after seven days, so they outlast a store that is down. All reads of a request together wait
 * half a second for a KV that hangs.
 */
export function createKvCache(kv: CacheStorage, runAfterResponse: (work: Promise<void>) => void) {
  let hasHung = false;

  /** @throws Error if KV fails or hangs */
  async function getWithinLimit(key: string): Promise<unknown> {
    try {
      return await withinKvTimeLimit(kv.get(key, "json"));
    } catch (error) {
      hasHung ||= error instanceof KvTimeout;
      throw error;
    }
  }

  async function findEntry<Value>({ key, schema }: CacheSource<Value>) {
    if (hasHung) return null;
    const entrySchema = v.object({ savedAt: v.number(), value: schema });
    try {
      const entry = v.safeParse(entrySchema, await getWithinLimit(key));
      return entry.success ? entry.output : null;
    } catch (error) {
      log.warn("A cached copy could not be read", { key, error });
      return null;
    }
  }

  async function writeOrDelete(key: string, value: unknown): Promise<void> {
    if (value === null) return kv.delete(key);
    const entry = JSON.stringify({ savedAt: Date.now(), value });
    await kv.put(key, entry, { expirationTtl: expirationTtlSeconds });
  }

  /** For writes after a response: a failure is logged, not thrown. */
  async function tryToWrite(key: string, value: unknown): Promise<void> {
    try {
      await writeOrDelete(key, value);
    } catch (error) {
      log.warn("A cached copy could not be written", { key, error });
    }
  }

  async function refresh<Value>({ key, load, reload = load }: CacheSource<Value>): Promise<void> {
    if ((refreshLocks.get(key)?.expiresAtMs ?? 0) > Date.now() || isBackingOff(key)) return;
    const lock = { expiresAtMs: Date.now() + lockExpiresAfterMs };
    refreshLocks.set(key, lock);
    try {
      const value = await withBackoff(key, reload);
      if (refreshLocks.get(key) === lock) await tryToWrite(key, value);
    } catch (error) {
      log.warn("A cached copy could not be refreshed, so the stale one is served", { key, error });
    } finally {
      if (refreshLocks.get(key) === lock) refreshLocks.delete(key);
    }
  }

  /** The cached value, or null if there is none; a stale one is refreshed after the response. */
  async function find<Value>(source: CacheSource<Value>): Promise<Value | null> {
    const entry = await findEntry(source);
    if (!entry) return null;
    if (!isFresh(entry)) runAfterResponse(refresh(source));
    return entry.value;
  }

  /** Loads and caches a value that is not cached. @throws what `load` throws, or threw moments ago */
  async function load<Value>(source: CacheSource<Value>): Promise<Value | null> {
    const value = await withBackoff(source.key, source.load);
    if (value !== null) runAfterResponse(tryToWrite(source.key, value));
    return value;
  }

  /**
   * Loads the value now, regardless of a fresh entry or a back-off, and replaces the entry. A refresh
   * that is already under way loses its lock, so that it cannot overwrite the newer value.
   * @throws what `load` or the write throws
   */
  async function replace<Value>(source: CacheSource<Value>): Promise<Value | null> {
    const { key, load, reload = load } = source;
    const value = await reload();
    refreshLocks.delete(key);
    endBackoff(key);
    await writeOrDelete(key, value);
    return value;
  }

  return {
    find,
    load,
    replace,

    /** When the entry was written, or null if there is none. @throws if KV cannot be read */
    async findSavedAt(key: string): Promise<number | null> {
      const entry = v.safeParse(v.object({ savedAt: v.number() }), await kv.get(key, "json"));
      return entry.success ? entry.output.savedAt : null;
    },

    /** The cached value, however old, else the loaded one. @throws what `load` throws */
    async read<Value>(source: CacheSource<Value>): Promise<Value | null> {
      return (await find(source)) ?? load(source);
    },

    /**
     * The value as it is now or was within the last minute: never a stale entry. On a miss, the store is called
     * only if `isKnown` says so.
     * @throws what `isKnown` or `load` throws, or `load` threw moments ago
     */
    async readCurrent<Value>(
      source: CacheSource<Value>,
      isKnown: () => Promise<boolean>,
    ): Promise<Value | null> {
      const entry = await findEntry(source);
      if (entry && isFresh(entry)) return entry.value;
      if (!entry && !(await isKnown())) return null;
      return load(source);
    },

    /** The value of at most a minute ago. @throws what `replace` throws */
    async readFresh<Value>(source: CacheSource<Value>): Promise<Value | null> {
      const entry = await findEntry(source);
      return entry && isFresh(entry) ? entry.value : replace(source);
    },
  };
}

const isFresh = ({ savedAt }: { savedAt: number }) => Date.now() - savedAt < freshForMs;
