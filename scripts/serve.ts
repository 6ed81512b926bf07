import { Console } from "node:console";
import { createWriteStream, globSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { execa } from "execa";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { readAddresses, readSiteVars, stateFolderOf, usesSandbox } from "./environment.ts";

// Otherwise wrangler looks up the location of this machine, and warns when it is offline.
Object.assign(process.env, {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});

const host = "localhost";

/**
 * Serves the built site, and its sandbox if an address leads there, in one workerd process. docs/decisions.md says why
 * `wrangler dev` does not.
 */
export async function serveBuiltSite(config = "build/server/wrangler.json"): Promise<void> {
  const { port, sandboxPort } = readAddresses(process.env);
  await applyMigrations();
  const site = readSite(config);
  const sandbox = usesSandbox(process.env) ? await bundleSandbox("site") : null;
  await serve(
    "site",
    port,
    sandbox
      ? [
          { ...sendThroughSandbox(site), outboundService: "outbound" },
          {
            ...sandbox,
            queueProducers: { MAIL_EVENTS: "marigold-mail-events" },
            unsafeDirectSockets: [{ host, port: sandboxPort }],
          },
          outboundWorker(),
          cronWorker,
        ]
      : [site, cronWorker],
  );
}

/** Brings the local database of enquiries up to date. */
export async function applyMigrations(): Promise<void> {
  const options = {
    stdin: "ignore",
    env: { CI: "true", WRANGLER_LOG: "warn" },
  } as const;
  const folder = stateFolderOf("site");
  await execa(options)`wrangler d1 migrations apply ENQUIRIES --local --persist-to ${folder}`;
}

/** Serves only the sandbox. */
export async function serveSandbox(): Promise<void> {
  const { sandboxPort } = readAddresses(process.env);
  await serve("sandbox", sandboxPort, [await bundleSandbox("sandbox")]);
}

/** The Worker of a wrangler configuration; its main module, if another one is given, is the bundle. */
function readWorker(name: string, configPath: string, bundle?: string): V4WorkerOptions {
  const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(configPath);
  // Miniflare does not find modules by rules any more. The first module is the main one.
  const { modulesRules: _, ...options } = workerOptions;
  const mainPath = resolve(bundle ?? main);
  const folder = dirname(mainPath);
  const paths = new Set([mainPath, ...globSync(`${folder}/**/*.js`)]);
  return {
    ...options,
    name,
    modulesRoot: folder,
    modules: [...paths].map((path) => ({ type: "ESModule", path })),
  };
}

function readSite(config: string): V4WorkerOptions {
  const worker = readWorker("site", config);
  return { ...worker, bindings: { ...worker.bindings, ...readSiteVars(process.env) } };
}

/** The site's mails go to the sandbox, which shows them and can fail, in place of Miniflare's own binding. */
function sendThroughSandbox({ email: _, ...site }: V4WorkerOptions): V4WorkerOptions {
  const mailbox = { name: "sandbox", entrypoint: "Mailbox" };
  return {
    ...site,
    serviceBindings: { ...site.serviceBindings, MAIL: mailbox, TEAM_MAIL: mailbox },
  };
}

async function bundleSandbox(server: "site" | "sandbox"): Promise<V4WorkerOptions> {
  const outDir = `${stateFolderOf(server)}/sandbox-worker`;
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: "workers/sandbox/main.ts",
      outDir,
      copyPublicDir: false,
      rolldownOptions: { external: "cloudflare:workers" },
    },
  });
  const { assets, ...worker } = readWorker(
    "sandbox",
    "workers/sandbox/wrangler.toml",
    `${outDir}/main.js`,
  );
  // Miniflare reads the static files of all its Workers from one folder, which is the site's.
  const ASSETS = { disk: { path: assets?.directory ?? "" } };
  return { ...worker, serviceBindings: { ASSETS } };
}

/** Passes the site's requests to the sandbox without a connection, which could be lost when it is reused. */
const outboundWorker = (): V4WorkerOptions => ({
  name: "outbound",
  modules: true,
  script: `export default {
    fetch: (request, { sandbox, sandboxUrl }) =>
      (new URL(request.url).origin === sandboxUrl ? sandbox : globalThis).fetch(request),
  }`,
  bindings: { sandboxUrl: readAddresses(process.env).sandboxUrl },
  serviceBindings: { sandbox: "sandbox" },
});

/** Runs a cron trigger at the path that Cloudflare documents for `wrangler dev`: the one in its query, or the relay's. */
const cronWorker: V4WorkerOptions = {
  name: "cron",
  routes: ["*/cdn-cgi/handler/scheduled*"],
  modules: true,
  script: `export default {
    async fetch(request, { site }) {
      const cron = new URL(request.url).searchParams.get("cron") ?? "";
      const { outcome } = await site.scheduled({ scheduledTime: new Date(), cron });
      return new Response(outcome, { status: outcome === "ok" ? 200 : 500 });
    },
  }`,
  compatibilityFlags: ["service_binding_extra_handlers"],
  serviceBindings: { site: "site" },
};

async function serve(
  server: "site" | "sandbox",
  port: number,
  workers: V4WorkerOptions[],
): Promise<void> {
  const log = openLog();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      workers,
      // The folder in which wrangler's --persist-to keeps its data.
      resourcePersistencePath: `${stateFolderOf(server)}/v3`,
      // Otherwise Miniflare looks up the location of this machine, and warns if it is offline.
      cf: false,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      handleStructuredLogs({ level, message }) {
        if (level === "warn" || level === "error") log[level](message);
        else log.log(message);
      },
    }),
  );
  await miniflare.ready;
}

/** The console, or the file that SERVER_LOG names, so that the output of tests stays readable. */
function openLog(): Console {
  const { SERVER_LOG: file } = process.env;
  if (!file) return console;
  mkdirSync(dirname(file), { recursive: true });
  return new Console(createWriteStream(file, { flags: "a" }));
}
