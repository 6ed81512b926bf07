import { STATUS_CODES } from "node:http";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { createSandboxApp } from "../workers/sandbox/app";
import { sandboxStoreId } from "../workers/sandbox/ids";
import { createMemoryState } from "../workers/sandbox/memory-state";

const hookToken = "the-secret-of-those-who-run-the-site";
const sandboxHost = "localhost:8788";
const sandbox = createSandboxApp();
const sandboxBindings = { SANDBOX_STATE: createMemoryState(), LATENCY_MS: "0" };
let storeCalls: string[] = [];

/** Answers in place of the world outside; the calls to the store can be read, and forgotten. */
async function answerOutboundCall(request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  if (host !== sandboxHost) throw new Error(`Nothing was planned to call ${request.url}`);
  if (pathname === "/__calls") {
    const calls = storeCalls;
    if (request.method === "DELETE") storeCalls = [];
    return Response.json(calls);
  }
  if (pathname.startsWith("/store/")) storeCalls.push(`${request.method} ${pathname}${search}`);
  const response = await sandbox.fetch(request, sandboxBindings);
  // The wire would add the status in words.
  return new Response(response.body, {
    status: response.status,
    statusText: STATUS_CODES[response.status],
    headers: response.headers,
  });
}

/** The built Worker in workerd, with real KV. All that it asks of the outside goes to the sandbox. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [
    cloudflareTest({
      main: "./build/server/index.js",
      wrangler: { configPath: "./build/server/wrangler.json" },
      miniflare: {
        outboundService: answerOutboundCall,
        // Whatever store wrangler.toml names.
        bindings: {
          STORE_API_URL: `http://${sandboxHost}`,
          STORE_ID: sandboxStoreId,
          FORM_ENDPOINT: `http://${sandboxHost}/form`,
          HOOK_TOKEN: hookToken,
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
        },
      },
    }),
  ],
  test: {
    // The Worker logs a line for each request.
    silent: "passed-only",
    include: ["tests/worker/**/*.test.ts"],
    setupFiles: ["tests/worker/fail-on-console-error.ts", "tests/worker/apply-migrations.ts"],
    // Some walk all pages, on machines that may be slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // One sandbox serves all files, and its faults would be everyone's.
    fileParallelism: false,
  },
});
