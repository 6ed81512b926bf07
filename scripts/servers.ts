import getPort from "get-port";
import { unstable_readConfig } from "wrangler";
import { parseConfig } from "#edge/config.ts";
import { readAddresses, readSiteVars, stateFolderOf, usesSandbox } from "./environment.ts";
import { runQuietly, runStoppable, startServer, untilResponding } from "./processes.ts";
import { createProgress } from "./progress.ts";
import { buildSite, isBuildCurrent } from "./site-build.ts";

const quietVariables = {
  WRANGLER_SEND_METRICS: "false",
  // Otherwise wrangler looks up the location of this machine, and warns when it is offline.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Serves the sources, the existing build, or an up-to-date build. */
export type Served = "sources" | "existing build" | "current build";

/**
 * Starts the site with the sandbox and prints their addresses. Stops everything on a signal, or on a failure, which it
 * prints in one line.
 */
export function launch(served: Served, startSite = startBuiltSite): Promise<void> {
  return runStoppable(async () => {
    readConfig();
    const { port, sandboxPort } = readAddresses(process.env);
    await requireFreePort(port, "PORT");
    if (usesSandbox(process.env)) await requireFreePort(sandboxPort, "SANDBOX_PORT");
    const needsBuild = served === "current build" && !(await isBuildCurrent());
    const step = createProgress(needsBuild ? 2 : 1);
    if (needsBuild) await step("Building the site", buildSite);
    await step("Starting the site", async () => {
      await applyMigrations();
      await (served === "sources" ? startDevelopmentSite() : startSite());
      await untilReady();
    });
    announce();
  });
}

/** @throws Error with a hint, when the port is in use */
async function requireFreePort(port: number, variable: string): Promise<void> {
  if ((await getPort({ port })) === port) return;
  throw new Error(
    `Port ${port} is in use. Stop what is using it, or set ${variable} to another, for example ${variable}=${port + 10}.`,
  );
}

/** Checks the configuration before the Worker starts. @throws Error that names each invalid value */
function readConfig() {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" });
  return parseConfig({ ...vars, ...readSiteVars(process.env) });
}

/** Brings the local database of enquiries up to date. */
async function applyMigrations(): Promise<void> {
  await runQuietly(
    "wrangler",
    ["d1", "migrations", "apply", "ENQUIRIES", "--local", "--persist-to", stateFolderOf("site")],
    { ...quietVariables, CI: "true", WRANGLER_LOG: "warn" },
  );
}

/** Serves the production build and the sandbox, with another wrangler configuration if one is given. */
export function startBuiltSite(config = "build/server/wrangler.json", ...options: string[]): void {
  startServer("The site", "node", ["scripts/serve.ts", config, ...options]);
}

/** Serves the sources with hot reload, and the sandbox beside them. */
function startDevelopmentSite(): void {
  const { port } = readAddresses(process.env);
  if (usesSandbox(process.env)) startServer("The sandbox", "node", ["scripts/serve.ts"]);
  startServer("The site", "react-router", ["dev", "--port", String(port), "--strictPort"], {
    ...quietVariables,
    ...readSiteVars(process.env),
  });
}

async function untilReady(): Promise<void> {
  const { siteUrl, sandboxUrl } = readAddresses(process.env);
  if (usesSandbox(process.env)) await untilResponding(sandboxUrl);
  await untilResponding(siteUrl);
}

function announce(): void {
  const { siteUrl, sandboxUrl } = readAddresses(process.env);
  const { store, desk } = readConfig();
  const { apiUrl, storeId } = store;
  console.log(`\n  Marigold is ready at ${siteUrl}`);
  if (desk) console.log(`  Its desk is at      ${desk.origin}/desk`);
  if (apiUrl !== sandboxUrl) console.log(`  Its store is at     ${apiUrl} (${storeId})`);
  if (usesSandbox(process.env)) console.log(`  Its sandbox is at   ${sandboxUrl}`);
  console.log("  Ctrl-C stops it.\n");
}
