import * as v from "valibot";
import { log } from "~/log/log.server";
import { endPause, isPaused, pauseAfterFailure } from "./failure-pause";

const freshForMs = 60_000;
const keptForSeconds = 7 * 24 * 60 * 60;
/** A refresh that is cut off leaves its claim behind; it lapses well after the store's time limit. */
const claimLapsesAfterMs = 10_000;

/** Which refresh of this isolate may write under a key, and until when it has the key to itself. */
const claims = new Map<string, { untilMs: number }>();

/** What the copies need of a KV namespace. */
type Keeping = {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, copy: string, options: { expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
};

type Reading<Value> = {
  key: string;
  schema: v.GenericSchema<unknown, Value>;
  /** Asks the store; null means that it no longer has the thing. */
  load: () => Promise<Value | null>;
};

/**
 * Reads through copies kept in KV: one younger than a minute is served as it is; an older one is served
 * at once and refreshed behind the response; without one the store is asked, unless it failed moments
 * ago. A copy outlives a store that is down by seven days.
 */
export function createKeptCopies(kv: Keeping, runAfterResponse: (work: Promise<void>) => void) {
  async function find<Value>({ key, schema }: Reading<Value>) {
    const copySchema = v.object({ savedAt: v.number(), value: schema });
    try {
      const copy = v.safeParse(copySchema, await kv.get(key, "json"));
      return copy.success ? copy.output : null;
    } catch (error) {
      log.warn("A copy could not be read", { key, error });
      return null;
    }
  }

  async function keepOrDelete(key: string, value: unknown): Promise<void> {
    if (value === null) return kv.delete(key);
    const copy = JSON.stringify({ savedAt: Date.now(), value });
    await kv.put(key, copy, { expirationTtl: keptForSeconds });
  }

  /** A reader who has an answer need not know that it could not be kept. */
  async function keepQuietly(key: string, value: unknown): Promise<void> {
    try {
      await keepOrDelete(key, value);
    } catch (error) {
      log.warn("A copy could not be kept", { key, error });
    }
  }

  async function refresh<Value>({ key, load }: Reading<Value>): Promise<void> {
    if ((claims.get(key)?.untilMs ?? 0) > Date.now() || isPaused(key)) return;
    const claim = { untilMs: Date.now() + claimLapsesAfterMs };
    claims.set(key, claim);
    try {
      const value = await pauseAfterFailure(key, load);
      if (claims.get(key) === claim) await keepQuietly(key, value);
    } catch (error) {
      log.warn("A copy could not be refreshed, and is served as it is", { key, error });
    } finally {
      if (claims.get(key) === claim) claims.delete(key);
    }
  }

  return {
    /** When the copy was kept; null when there is none. @throws when KV cannot be read */
    async findSavedAt(key: string): Promise<number | null> {
      const copy = v.safeParse(v.object({ savedAt: v.number() }), await kv.get(key, "json"));
      return copy.success ? copy.output.savedAt : null;
    },

    /** @throws what `load` throws, or threw moments ago, when there is no copy */
    async read<Value>(reading: Reading<Value>): Promise<Value | null> {
      const { key, load } = reading;
      const copy = await find(reading);
      if (copy) {
        if (Date.now() - copy.savedAt >= freshForMs) runAfterResponse(refresh(reading));
        return copy.value;
      }
      const value = await pauseAfterFailure(key, load);
      if (value !== null) runAfterResponse(keepQuietly(key, value));
      return value;
    },

    /**
     * Replaces the copy by what the store says now, whatever was kept and however the store fared of late;
     * a refresh that is under way writes no more.
     * @throws what `load` or the keeping throws
     */
    async replace<Value>({ key, load }: Reading<Value>): Promise<Value | null> {
      const value = await load();
      claims.delete(key);
      endPause(key);
      await keepOrDelete(key, value);
      return value;
    },
  };
}
