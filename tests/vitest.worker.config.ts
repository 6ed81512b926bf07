import { STATUS_CODES } from "node:http";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { travelRules } from "#scripts/vite/travel-rules.ts";
import sandbox from "#workers/sandbox/app.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";
import { findHtmlErrors } from "./fixtures/find-html-errors.ts";
import { createMemoryState } from "./fixtures/sandbox/memory-state.ts";

const sandboxHost = "localhost:8788";
const sandboxBindings = {
  SANDBOX_STATE: createMemoryState(),
  SANDBOX_ACCESS: "open",
  LATENCY_MS: "0",
};
let storeCalls: string[] = [];
let faults = new AbortController();

/** Passes the Worker's requests to the sandbox. Tests read the calls to the store at /__calls and delete them there. */
async function handleOutboundRequest(request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  // In Node, since the checker compiles code, which workerd forbids.
  if (host === "html-check") return Response.json(await findHtmlErrors(await request.text()));
  if (host !== sandboxHost) throw new Error(`Unexpected request to ${request.url}`);
  if (pathname === "/__calls") {
    const calls = storeCalls;
    if (request.method === "DELETE") storeCalls = [];
    return Response.json(calls);
  }
  if (pathname.startsWith("/store/")) storeCalls.push(`${request.method} ${pathname}${search}`);
  if (pathname === "/__faults") {
    // Miniflare does not say when the Worker gives up on a request. A hanging one would keep Vitest from exiting.
    faults.abort();
    faults = new AbortController();
  }
  const { url, method, headers } = request;
  const body = request.body && (await request.text());
  const { signal } = faults;
  const response = await sandbox.fetch(
    new Request(url, { method, headers, body, signal }),
    sandboxBindings,
  );
  // A real connection would add the reason phrase.
  return new Response(response.body, {
    status: response.status,
    statusText: STATUS_CODES[response.status],
    headers: response.headers,
  });
}

/** Tests of the built Worker in workerd, with local KV and D1. Its outbound requests go to the sandbox. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [
    travelRules(),
    cloudflareTest({
      main: "./build/server/index.js",
      wrangler: { configPath: "./build/server/wrangler.json" },
      miniflare: {
        outboundService: handleOutboundRequest,
        // Together the tests send more enquiries in a minute than the site accepts without suspicion.
        ratelimits: {
          SITE_ENQUIRY_RATE_LIMIT: { namespace_id: "1004", simple: { limit: 100_000, period: 60 } },
        },
        // An empty database, for what restores a backup.
        d1Databases: ["RESTORED"],
        // Instead of the values in wrangler.toml.
        bindings: {
          STORE_API_URL: `http://${sandboxHost}`,
          STORE_ID: sandboxStoreId,
          FORM_ENDPOINT: `http://${sandboxHost}/form`,
          DESK_HOST: "desk.marigold.example",
          ACCESS_TEAM_DOMAIN: `http://${sandboxHost}`,
          ACCESS_AUD: "the-desk-of-the-tests",
          HOOK_TOKEN: "a-token-that-only-the-tests-use",
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
        },
      },
    }),
  ],
  test: {
    // The pool runs where the files of the cache cannot be read.
    fsModuleCache: false,
    // The Worker logs a line for each request.
    silent: "passed-only",
    include: ["tests/worker/**/*.test.ts"],
    setupFiles: ["tests/worker/setup.ts", "tests/worker/short-diffs.ts"],
    // Some tests fetch all pages, on machines that may be slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // All files share one Worker and one sandbox, which tests/worker/setup.ts empties for each test.
    isolate: false,
    restoreMocks: true,
    fileParallelism: false,
  },
});
