import { unstable_readConfig } from "wrangler";
import { parseConfig } from "../app/config.ts";
import { readAddresses, readSiteVars } from "./environment.ts";
import { requireFreePort } from "./ports.ts";
import { run, startServer, untilAnswering } from "./processes.ts";

const quietly = {
  WRANGLER_SEND_METRICS: "false",
  // Wrangler would look up this machine's place in the world, and warn where it is offline.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

const stateFolder = process.env.STATE_DIR ?? ".wrangler/state";

/** @throws Error that names a port that is taken */
export async function requireFreePorts(): Promise<void> {
  const { port, sandboxPort, usesSandbox } = readAddresses(process.env);
  await requireFreePort(port, "PORT");
  if (usesSandbox) await requireFreePort(sandboxPort, "SANDBOX_PORT");
}

/** @throws Error that names each bad value, so that it is said before the Worker says it */
export function requireGoodConfig(): void {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" });
  parseConfig({ ...vars, ...readSiteVars(process.env) });
}

export async function buildSite(): Promise<void> {
  await run("react-router", ["build"]);
}

/** Serves the production build in workerd. */
export function startBuiltSite(): void {
  const { port } = readAddresses(process.env);
  const vars = Object.entries(readSiteVars(process.env));
  startServer(
    "The site",
    "wrangler",
    [
      ...wranglerDev("build/server/wrangler.json", port),
      ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    quietly,
  );
}

/** Serves the sources, and serves them again as they change. */
export function startDevelopmentSite(): void {
  const { port } = readAddresses(process.env);
  startServer("The site", "react-router", ["dev", "--port", String(port), "--strictPort"], {
    ...quietly,
    ...readSiteVars(process.env),
  });
}

/** Renders the sandbox's pictures and starts it, unless the site uses another store. */
export async function startSandbox(): Promise<void> {
  const { sandboxPort, usesSandbox } = readAddresses(process.env);
  if (!usesSandbox) return;
  await run("node", ["workers/sandbox/render-pictures.ts"]);
  startServer(
    "The sandbox",
    "wrangler",
    wranglerDev("workers/sandbox/wrangler.toml", sandboxPort),
    quietly,
  );
}

/** Resolves, with the addresses printed, once all that was started answers. */
export async function announceWhenReady(): Promise<void> {
  const { siteUrl, sandboxUrl, usesSandbox } = readAddresses(process.env);
  if (usesSandbox) await untilAnswering("The sandbox", sandboxUrl);
  await untilAnswering("The site", siteUrl);
  console.log(`\n  Marigold is ready at ${siteUrl}`);
  if (usesSandbox) console.log(`  Its sandbox is at   ${sandboxUrl}`);
  else console.log(`  Its store is at     ${process.env.STORE_API_URL}`);
  console.log("  Ctrl-C stops it.\n");
}

function wranglerDev(config: string, port: number): string[] {
  return [
    ...["dev", "--config", config, "--port", String(port), "--inspector-port", "0"],
    ...["--persist-to", stateFolder, "--log-level", "warn"],
    "--show-interactive-dev-session=false",
  ];
}
