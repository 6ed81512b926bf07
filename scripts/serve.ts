import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
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

// Serves the built site, whose configuration is the argument, with its sandbox in one workerd process; without an
// argument, only the sandbox. With `--quiet` it prints only warnings and errors. docs/decisions.md says why
// `wrangler dev` does not.

const host = "localhost";
const { values, positionals } = parseArgs({
  options: { quiet: { type: "boolean" } },
  allowPositionals: true,
});
const [siteConfig] = positionals;
const { port, sandboxPort, sandboxUrl } = readAddresses(process.env);
const stateFolder = stateFolderOf(siteConfig ? "site" : "sandbox");

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

function readSite(configPath: string): V4WorkerOptions {
  const worker = readWorker("site", configPath);
  return { ...worker, bindings: { ...worker.bindings, ...readSiteVars(process.env) } };
}

async function bundleSandbox(): Promise<V4WorkerOptions> {
  const outDir = `${stateFolder}/sandbox-worker`;
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, target: "webworker" },
    build: { ssr: "workers/sandbox/app.ts", outDir, copyPublicDir: false },
  });
  const { assets, ...worker } = readWorker(
    "sandbox",
    "workers/sandbox/wrangler.toml",
    `${outDir}/app.js`,
  );
  // Miniflare reads the static files of all its Workers from one folder, which is the site's.
  const ASSETS = { disk: { path: assets?.directory ?? "" } };
  return { ...worker, serviceBindings: { ASSETS } };
}

/** Passes the site's requests to the sandbox without a connection, which could be lost when it is reused. */
const outboundWorker: V4WorkerOptions = {
  name: "outbound",
  modules: true,
  script: `export default {
    fetch: (request, { sandbox, sandboxUrl }) =>
      (new URL(request.url).origin === sandboxUrl ? sandbox : globalThis).fetch(request),
  }`,
  bindings: { sandboxUrl },
  serviceBindings: { sandbox: "sandbox" },
};

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

async function readWorkers(): Promise<V4WorkerOptions[]> {
  if (!siteConfig) return [await bundleSandbox()];
  const site = readSite(siteConfig);
  if (!usesSandbox(process.env)) return [site, cronWorker];
  return [
    { ...site, outboundService: outboundWorker.name },
    {
      ...(await bundleSandbox()),
      unsafeDirectSockets: [{ host, port: sandboxPort }],
    },
    outboundWorker,
    cronWorker,
  ];
}

const server = new Miniflare(
  convertV4MiniflareOptions({
    host,
    port: siteConfig ? port : sandboxPort,
    workers: await readWorkers(),
    // The folder in which wrangler's --persist-to keeps its data.
    resourcePersistencePath: `${stateFolder}/v3`,
    // Otherwise Miniflare looks up the location of this machine, and warns if it is offline.
    cf: false,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    handleStructuredLogs({ level, message }) {
      if (level === "warn" || level === "error") console[level](message);
      else if (!values.quiet) console.log(message);
    },
  }),
);
await server.ready;
