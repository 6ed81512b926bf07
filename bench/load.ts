import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildSite, startBuiltSite } from "../scripts/servers.ts";
import { type LoadResult, listFailures, renderLoad } from "./load-result.ts";
import { planTraffic } from "./plan-traffic.ts";
import { connections, secondsPerRun, sendTraffic } from "./send-traffic.ts";
import { runCommand, withSite } from "./site.ts";

// `npm run load`: mixed traffic from many visitors at once, with the store up and with the store down.

// Copies are fresh for a minute (app/shop/catalogue): only older ones make the site ask the store.
const copyAgeSeconds = 61;

const help = `Builds the site, serves it and sends it mixed traffic over ${connections} connections, ${secondsPerRun} seconds each:
with warm copies of the products, and with the store down and the copies too old to be fresh.
Ends with an error after any 5xx, broken connection or timeout.

  npm run load -- [options]

  --built  takes the build that is there
  --help   this

It listens on PORT and SANDBOX_PORT, 8911 and 8912 without them.`;

async function load(siteUrl: string, sandboxUrl: string): Promise<LoadResult[]> {
  const paths = await planTraffic(siteUrl);
  for (const path of paths) await (await fetch(siteUrl + path)).arrayBuffer();
  console.log(`With the store up, ${secondsPerRun} seconds …`);
  const warm = await sendTraffic("up", siteUrl, paths);
  await takeStoreDown(sandboxUrl);
  console.log(`With the store down, after ${copyAgeSeconds} seconds, so that copies are old …`);
  await wait(copyAgeSeconds * 1_000);
  return [warm, await sendTraffic("down", siteUrl, paths)];
}

async function takeStoreDown(sandboxUrl: string): Promise<void> {
  const fault = { path: "/store/*", kind: "status", status: 503 };
  const { ok } = await fetch(`${sandboxUrl}/__faults`, {
    method: "PUT",
    body: JSON.stringify(fault),
  });
  if (!ok) throw new Error("The sandbox did not take the store down.");
}

await runCommand(async () => {
  const { values: options } = parseArgs({
    options: {
      built: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (options.help) return console.log(help);
  await withSite(
    async () => {
      if (!options.built) await buildSite();
      startBuiltSite();
    },
    async ({ siteUrl, sandboxUrl }) => {
      const results = await load(siteUrl, sandboxUrl);
      console.log(`\n${renderLoad(results)}\n`);
      const failures = listFailures(results);
      for (const failure of failures) console.error(failure);
      return failures.length === 0 ? 0 : 1;
    },
  );
});
