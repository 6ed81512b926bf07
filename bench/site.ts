import { cp, readFile, rm, writeFile } from "node:fs/promises";
import type { Browser } from "playwright";
import { messageOf } from "../scripts/command.ts";
import { readAddresses } from "../scripts/environment.ts";
import { fail, stop } from "../scripts/processes.ts";
import { launch, startBuiltSite } from "../scripts/servers.ts";
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
export async function withBuiltSite(
  isBuilt: boolean,
  measure: (addresses: Addresses) => Promise<void>,
): Promise<void> {
  const { PORT = "8911", SANDBOX_PORT = "8912" } = process.env;
  const stateFolder = `.wrangler/bench/${PORT}`;
  const variables = { STATE_DIR: stateFolder, STORE_API_URL: "", LOG: "json" };
  Object.assign(process.env, { PORT, SANDBOX_PORT, ...variables });
  await rm(stateFolder, { recursive: true, force: true });
  await installTools();
  await launch(isBuilt ? "existing build" : "current build", async () =>
    startBuiltSite(await addStaticString(), "--quiet"),
  );
  try {
    await measure(readAddresses(process.env));
  } catch (error) {
    await fail(messageOf(error));
  }
  await stop(0);
}

export const staticStringPath = (length: number) => `/__bench/string?length=${length}`;

const workerWithStaticString = `import site from "./index.js";
const strings = new Map();
export default {
  ...site,
  fetch(request, ...rest) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/__bench/string") return site.fetch(request, ...rest);
    const length = Number(searchParams.get("length"));
    if (!strings.has(length)) strings.set(length, "m".repeat(length));
    return new Response(strings.get(length), { headers: { "Content-Type": "text/html" } });
  },
};
`;

/** Copies the built Worker and adds the path above to the copy. @returns the path of its configuration */
async function addStaticString(): Promise<string> {
  // A sibling of the build, since the configuration's paths are relative.
  const folder = "build/bench";
  await rm(folder, { recursive: true, force: true });
  await cp("build/server", folder, { recursive: true });
  await writeFile(`${folder}/bench.js`, workerWithStaticString);
  const config: object = JSON.parse(await readFile(`${folder}/wrangler.json`, "utf8"));
  await writeFile(`${folder}/wrangler.json`, JSON.stringify({ ...config, main: "bench.js" }));
  return `${folder}/wrangler.json`;
}
