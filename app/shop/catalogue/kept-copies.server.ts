import * as v from "valibot";
import { log } from "~/log/log.server";
import { isPaused, pauseAfterFailure } from "./failure-pause";

const freshForMs = 60_000;
const keptForSeconds = 7 * 24 * 60 * 60;
/** A refresh that is cut off leaves its claim behind; it lapses well after the store's time limit. */
const claimLapsesAfterMs = 10_000;

/** Until when a key is being refreshed by this isolate. */
const claimedUntil = new Map<string, number>();

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

  async function keep(key: string, value: unknown) {
    try {
      const copy = JSON.stringify({ savedAt: Date.now(), value });
      await kv.put(key, copy, { expirationTtl: keptForSeconds });
    } catch (error) {
      log.warn("A copy could not be kept", { key, error });
    }
  }

  async function refresh<Value>({ key, load }: Reading<Value>) {
    if ((claimedUntil.get(key) ?? 0) > Date.now() || isPaused(key)) return;
    claimedUntil.set(key, Date.now() + claimLapsesAfterMs);
    try {
      const value = await pauseAfterFailure(key, load);
      await (value === null ? kv.delete(key) : keep(key, value));
    } catch (error) {
      log.warn("A copy could not be refreshed, and is served as it is", { key, error });
    } finally {
      claimedUntil.delete(key);
    }
  }

  return {
    /** @throws what `load` throws, or threw moments ago, when there is no copy */
    async read<Value>(reading: Reading<Value>): Promise<Value | null> {
      const { key, load } = reading;
      const copy = await find(reading);
      if (copy) {
        if (Date.now() - copy.savedAt >= freshForMs) runAfterResponse(refresh(reading));
        return copy.value;
      }
      const value = await pauseAfterFailure(key, load);
      if (value !== null) runAfterResponse(keep(key, value));
      return value;
    },
  };
}
