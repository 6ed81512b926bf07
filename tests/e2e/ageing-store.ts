import { cacheStores } from "undici";

type Store = InstanceType<typeof cacheStores.MemoryCacheStore>;
type Key = Parameters<Store["get"]>[0];
type Value = Parameters<Store["createWriteStream"]>[1];

/** What a cache keeps, in memory; it can be looked through, and made older. */
export class AgeingStore extends cacheStores.MemoryCacheStore {
  readonly #keys: Key[] = [];
  #agedMs = 0;
  #agedAt = 0;

  /** As if that time had passed for everything that is kept now. */
  age(ms: number): void {
    this.#agedMs = ms;
    this.#agedAt = Date.now();
  }

  /** All that is kept, each with its path, its headers and its body in one text. */
  async list(): Promise<{ path: string; text: string }[]> {
    // What a POST has made out of date is kept no longer.
    const kept = await Promise.all(
      this.#keys.map(async (key) => {
        const found = await super.get(key);
        let text = JSON.stringify(found?.headers);
        for await (const chunk of found?.body ?? []) text += String(chunk);
        return found ? [{ path: key.path, text }] : [];
      }),
    );
    return kept.flat();
  }

  override async get(key: Key) {
    const found = await super.get(key);
    if (!found || found.cachedAt > this.#agedAt) return found;
    return {
      ...found,
      cachedAt: found.cachedAt - this.#agedMs,
      staleAt: found.staleAt - this.#agedMs,
      deleteAt: found.deleteAt - this.#agedMs,
    };
  }

  override createWriteStream(key: Key, value: Value) {
    this.#keys.push(key);
    return super.createWriteStream(key, value);
  }
}
