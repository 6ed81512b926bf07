import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Agent, cacheStores, DecoratorHandler, type Dispatcher, interceptors } from "undici";

type Passed = {
  method: string;
  path: string;
  /** What was posted; null where nothing was. */
  body: string | null;
  status: number;
  isHit: boolean;
};

/** Of one connection alone, or, as at Cloudflare, no reason to ask the Worker. */
const droppedHeaders = [
  ...["connection", "accept-encoding", "host"],
  ...["cache-control", "pragma", "if-none-match"],
];

/** Where the browser's own policy waits while the cache reads the one that is meant for it. */
const browserPolicy = "x-browser-cache-control";

/**
 * A standard HTTP cache (RFC 9111, as undici has it) in front of a site, as Cloudflare's is in front of
 * the Worker: shared, and told by CDN-Cache-Control, where there is one, in place of Cache-Control (RFC 9213).
 */
export async function startEdgeCache(siteUrl: string) {
  const store = new AgeingStore();
  const agent = new Agent().compose(
    obeyTargetedPolicy,
    interceptors.cache({ store, type: "shared" }),
  );
  const passed: Passed[] = [];

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const method = incoming.method ?? "GET";
    const path = incoming.url ?? "/";
    const { origin, ...headers } = incoming.headers;
    for (const name of droppedHeaders) delete headers[name];
    const body = method === "POST" ? await text(incoming) : null;
    const answer = await agent.request({
      origin: siteUrl,
      method: method as Dispatcher.HttpMethod,
      path,
      // A form of this address is one of the site's own.
      headers: { ...headers, ...(origin ? { origin: siteUrl } : {}) },
      body,
    });
    const isHit = "age" in answer.headers;
    passed.push({ method, path, body, status: answer.statusCode, isHit });
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && name !== browserPolicy) outgoing.setHeader(name, value);
    }
    const policy = answer.headers[browserPolicy];
    if (policy !== undefined) outgoing.setHeader("Cache-Control", policy);
    outgoing.statusCode = answer.statusCode;
    outgoing.end(Buffer.from(await answer.body.arrayBuffer()));
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  server.listen(0);
  await once(server, "listening");
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    /** What went through since it was last asked. */
    takePassed: () => passed.splice(0),
    /** As if that time had passed for everything that is kept. */
    age: (ms: number) => store.age(ms),
    listKept: () => store.list(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await agent.close();
    },
  };
}

function obeyTargetedPolicy(dispatch: Dispatcher["dispatch"]): Dispatcher["dispatch"] {
  return (options, handler) => dispatch(options, new TargetedPolicyHandler(handler));
}

class TargetedPolicyHandler extends DecoratorHandler implements Dispatcher.DispatchHandler {
  readonly #next: Dispatcher.DispatchHandler;

  constructor(next: Dispatcher.DispatchHandler) {
    super(next);
    this.#next = next;
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText?: string,
  ) {
    const { "cdn-cache-control": targeted, "cache-control": policy } = headers;
    const effective = targeted
      ? { ...headers, [browserPolicy]: policy, "cache-control": targeted }
      : headers;
    this.#next.onResponseStart?.(controller, status, effective, statusText);
  }
}

type Store = InstanceType<typeof cacheStores.MemoryCacheStore>;
type Key = Parameters<Store["get"]>[0];
type Value = Parameters<Store["createWriteStream"]>[1];

/** What a cache keeps, in memory; it can be looked through, and made older. */
class AgeingStore extends cacheStores.MemoryCacheStore {
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
