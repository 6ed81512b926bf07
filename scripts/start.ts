import getPort from "get-port";
import { createServer } from "vite";
import { unstable_readConfig } from "wrangler";
import { parseConfig } from "#edge/config.ts";
import { readAddresses, readSiteVars, usesSandbox } from "./environment.ts";
import { runStoppable } from "./processes.ts";
import { applyMigrations, serveBuiltSite, serveSandbox } from "./serve.ts";
import { buildIfChanged } from "./site-build.ts";

// `npm start` serves the production build in workerd, with the sandbox beside it, and builds it first if a source
// has changed. With `--built` it serves the existing build; with `--dev` (`npm run dev`) the sources, with hot reload.

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

/** Serves the sources with hot reload, and the sandbox beside them. */
async function serveSources(): Promise<void> {
  const { port } = readAddresses(process.env);
  await applyMigrations();
  // NODE_ENV for Vite, which would otherwise keep what it sets for the sandbox's bundle.
  Object.assign(process.env, { NODE_ENV: "development", ...readSiteVars(process.env) });
  if (usesSandbox(process.env)) await serveSandbox();
  const server = await createServer({ server: { port, strictPort: true } });
  await server.listen();
}

function announce({ store, desk }: ReturnType<typeof readConfig>, isDevelopment: boolean): void {
  const { siteUrl, sandboxUrl } = readAddresses(process.env);
  const { apiUrl, storeId } = store;
  console.log(`\n  Marigold is ready at ${siteUrl}`);
  if (desk) console.log(`  Its desk is at      ${desk.origin}/desk`);
  if (apiUrl !== sandboxUrl) console.log(`  Its store is at     ${apiUrl} (${storeId})`);
  if (usesSandbox(process.env)) {
    console.log(`  Its sandbox is at   ${sandboxUrl}`);
    if (!isDevelopment) console.log(`  Its mails are at    ${sandboxUrl}/mail`);
  }
  console.log("  Ctrl-C stops it.\n");
}

await runStoppable(async () => {
  const isDevelopment = process.argv.includes("--dev");
  const config = readConfig();
  const { port, sandboxPort } = readAddresses(process.env);
  await requireFreePort(port, "PORT");
  if (usesSandbox(process.env)) await requireFreePort(sandboxPort, "SANDBOX_PORT");
  if (!isDevelopment && !process.argv.includes("--built")) await buildIfChanged();
  console.log("Starting the site …");
  await (isDevelopment ? serveSources() : serveBuiltSite());
  announce(config, isDevelopment);
});
