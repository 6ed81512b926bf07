import { cp, readFile, rm, writeFile } from "node:fs/promises";
import type { Browser } from "playwright";
import { readAddresses } from "../scripts/environment.ts";
import { runStoppable } from "../scripts/processes.ts";
import { serveBuiltSite } from "../scripts/serve.ts";
import { buildIfChanged } from "../scripts/site-build.ts";
import { installTools } from "./tools.ts";

/** The site that the parts of the benchmark measure, and the browser that they share. */
export type Target = {
  siteUrl: string;
  browser: Browser;
  /** Where Lighthouse reaches the browser. */
  debuggingPort: number;
};

type Addresses = { siteUrl: string; sandboxUrl: string };

/**
 * Serves the site with the sandbox's store and empty data, measures it and ends the process: with
 * an exit code of 1 when `measure` throws. The ports differ from those of `npm start`, so that both can run.
 */
export function withBuiltSite(
  isBuilt: boolean,
  measure: (addresses: Addresses) => Promise<void>,
): Promise<void> {
  return runStoppable(async () => {
    const { PORT = "8911", SANDBOX_PORT = "8912" } = process.env;
    const stateFolder = `.wrangler/bench/${PORT}`;
    const variables = { STATE_DIR: stateFolder, STORE_API_URL: "", LOG: "json" };
    const SERVER_LOG = `${stateFolder}/site.log`;
    Object.assign(process.env, { PORT, SANDBOX_PORT, SERVER_LOG, ...variables });
    await rm(stateFolder, { recursive: true, force: true });
    await installTools();
    if (!isBuilt) await buildIfChanged();
    await serveBuiltSite(await addScriptFreePages());
    await measure(readAddresses(process.env));
    process.exit(0);
  });
}

/** The path of a page with every script taken out, from the same Worker. */
export const scriptFree = (path: string) => `/__script-free${path}`;

const workerWithScriptFreePages = `import site from "./index.js";
const prefix = "/__script-free";
const remove = { element: (element) => void element.remove() };
export default {
  ...site,
  async fetch(request, ...rest) {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(prefix)) return site.fetch(request, ...rest);
    url.pathname = url.pathname.slice(prefix.length);
    const response = await site.fetch(new Request(url, request), ...rest);
    const rewriter = new HTMLRewriter().on("script", remove);
    return rewriter.on('link[rel="modulepreload"]', remove).transform(response);
  },
};
`;

/** Copies the built Worker and adds the pages above to the copy. @returns the path of its configuration */
async function addScriptFreePages(): Promise<string> {
  // A sibling of the build, since the configuration's paths are relative.
  const folder = "build/bench";
  await rm(folder, { recursive: true, force: true });
  await cp("build/server", folder, { recursive: true });
  await writeFile(`${folder}/bench.js`, workerWithScriptFreePages);
  const config: object = JSON.parse(await readFile(`${folder}/wrangler.json`, "utf8"));
  await writeFile(`${folder}/wrangler.json`, JSON.stringify({ ...config, main: "bench.js" }));
  return `${folder}/wrangler.json`;
}
