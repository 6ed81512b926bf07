import { readFile } from "node:fs/promises";
import { STATUS_CODES } from "node:http";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { transformWithOxc } from "vite";
import { defineConfig } from "vitest/config";
import { pagePictures } from "#scripts/vite/page-pictures.ts";
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

const bindings = {
  STORE_API_URL: `http://${sandboxHost}`,
  STORE_ID: sandboxStoreId,
  FORM_ENDPOINT: `http://${sandboxHost}/form`,
  DESK_HOST: "desk.marigold.example",
  ACCESS_TEAM_DOMAIN: `http://${sandboxHost}`,
  ACCESS_AUD: "the-desk-of-the-tests",
  HOOK_TOKEN: "a-token-that-only-the-tests-use",
  TEST_MIGRATIONS: await readD1Migrations("migrations"),
};

/** Passes mails to the sandbox in Node, as the sandbox's own entrypoint does within its Worker. */
const postOffice = {
  name: "post-office",
  compatibilityDate: "2026-09-17",
  outboundService: handleOutboundRequest,
  modules: [
    {
      type: "ESModule" as const,
      path: "post-office.js",
      contents: `
        import { WorkerEntrypoint } from "cloudflare:workers";
        import { sendMail } from "./send-mail.js";
        export class Mailbox extends WorkerEntrypoint {
          send(mail) {
            return sendMail(mail, (path, init) => fetch("http://${sandboxHost}" + path, init));
          }
        }
        export default {};`,
    },
    {
      type: "ESModule" as const,
      path: "send-mail.js",
      contents: await compile("workers/sandbox/mail/send-mail.ts"),
    },
  ],
};

async function compile(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return code;
}

/** The built Worker in workerd, with local KV and D1; its outbound requests go to the sandbox. */
const builtWorker = (variables: Record<string, string>, mail: object = {}) =>
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
      bindings: { ...bindings, ...variables },
      ...mail,
    },
  });

const mailbox = { name: "post-office", entrypoint: "Mailbox" };

/** Tests of the built Worker. Most run without mail, which is optional; those of mail/ with it. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [pagePictures(), travelRules()],
  test: {
    // The pool runs where the files of the cache cannot be read.
    fsModuleCache: false,
    // The Worker logs a line for each request.
    silent: "passed-only",
    setupFiles: ["tests/worker/setup.ts", "tests/worker/short-diffs.ts"],
    // Some tests fetch all pages, on machines that may be slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // All files share one Worker and one sandbox, which tests/worker/setup.ts empties for each test.
    isolate: false,
    restoreMocks: true,
    fileParallelism: false,
    projects: [
      {
        extends: true,
        plugins: [builtWorker({ MAIL_FROM: "", TEAM_MAIL_FROM: "", TEAM_MAIL_TO: "" })],
        test: { name: "worker", include: ["tests/worker/!(mail)/**/*.test.ts"] },
      },
      {
        extends: true,
        plugins: [
          builtWorker(
            { MAIL_ORIGIN: "https://marigold.example" },
            {
              // In place of Miniflare's own bindings.
              email: { send_email: [] },
              serviceBindings: { MAIL: mailbox, TEAM_MAIL: mailbox },
              workers: [postOffice],
            },
          ),
        ],
        test: {
          name: "mail",
          include: ["tests/worker/mail/**/*.test.ts"],
          // After the other project, since they share the sandbox.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
