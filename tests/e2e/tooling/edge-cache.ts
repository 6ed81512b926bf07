import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Agent, cacheStores, DecoratorHandler, type Dispatcher, interceptors } from "undici";

type Exchange = {
  method: string;
  path: string;
  status: number;
  isHit: boolean;
};

/** Request headers that concern one connection only, or that Cloudflare's cache ignores, too. */
const droppedHeaders = [
  "connection",
  "accept-encoding",
  "host",
  "cache-control",
  "pragma",
  "if-none-match",
];

/** Carries the browser's Cache-Control past the cache, which reads the policy meant for shared caches. */
const browserPolicy = "x-browser-cache-control";

/**
 * Starts a standard HTTP cache (RFC 9111, as undici implements it) in front of a site, as Cloudflare's is in
 * front of the Worker: it is shared, and obeys CDN-Cache-Control, if present, instead of Cache-Control (RFC 9213).
 */
export async function startEdgeCache(siteUrl: string) {
  const store = new AgeingStore();
  const agent = new Agent().compose(
    obeyTargetedPolicy,
    interceptors.cache({ store, type: "shared" }),
  );
  const exchanges: Exchange[] = [];

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const method = incoming.method ?? "GET";
    const path = incoming.url ?? "/";
    const { origin, ...headers } = incoming.headers;
    for (const name of droppedHeaders) delete headers[name];
    const body = method === "POST" ? await text(incoming) : null;
    const response = await agent.request({
      origin: siteUrl,
      method: method as Dispatcher.HttpMethod,
      path,
      // The site accepts form posts from its own origin only.
      headers: { ...headers, ...(origin ? { origin: siteUrl } : {}) },
      body,
    });
    const isHit = "age" in response.headers;
    exchanges.push({ method, path, status: response.statusCode, isHit });
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined && name !== browserPolicy) outgoing.setHeader(name, value);
    }
    const policy = response.headers[browserPolicy];
    if (policy !== undefined) outgoing.setHeader("Cache-Control", policy);
    outgoing.statusCode = response.statusCode;
    outgoing.end(Buffer.from(await response.body.arrayBuffer()));
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });
  server.listen(0);
  await once(server, "listening");
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    /** Returns the requests since the last call, with their responses. */
    takeExchanges: () => exchanges.splice(0),
    /** Makes all present entries older by that time. */
    age: (ms: number) => store.age(ms),
    listStored: () => store.list(),
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

type MemoryStore = InstanceType<typeof cacheStores.MemoryCacheStore>;
type Key = Parameters<MemoryStore["get"]>[0];
type Value = Parameters<MemoryStore["createWriteStream"]>[1];

/** A cache store in memory whose entries can be listed and aged. */
class AgeingStore extends cacheStores.MemoryCacheStore {
  readonly #keys: Key[] = [];
  #agedMs = 0;
  #agedAt = 0;

  /** Makes all present entries older by that time. */
  age(ms: number): void {
    this.#agedMs = ms;
    this.#agedAt = Date.now();
  }

  /** Lists all entries, each with its path, and with its headers and body as one text. */
  async list(): Promise<{ path: string; text: string }[]> {
    const entries = await Promise.all(
      this.#keys.map(async (key) => {
        // Undefined for entries that a POST request has invalidated.
        const found = await super.get(key);
        let text = JSON.stringify(found?.headers);
        for await (const chunk of found?.body ?? []) text += String(chunk);
        return found ? [{ path: key.path, text }] : [];
      }),
    );
    return entries.flat();
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
