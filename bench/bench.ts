import { readFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { parseArgs } from "node:util";
import getPort from "get-port";
import { type Browser, chromium } from "playwright";
import { runAsCommand } from "../scripts/command.ts";
import { chromiumArguments, findHeadlessBrowser } from "../scripts/testing/browser.ts";
import { measureBytes } from "./bytes.ts";
import { measureDesk } from "./desk.ts";
import { auditPages } from "./lighthouse.ts";
import { type PartResult, renderResults } from "./report.ts";
import { measureRequests } from "./requests.ts";
import { type Target, withBuiltSite } from "./site.ts";
import { measureThrottled } from "./throttled.ts";
import { toolsFolder } from "./tools.ts";

// `npm run bench`: measures the built site against the bars of its design.

const parts: Record<string, (target: Target) => Promise<PartResult>> = {
  bytes: measureBytes,
  lighthouse: auditPages,
  throttled: measureThrottled,
  requests: measureRequests,
  desk: measureDesk,
};

const help = `Builds the site, serves it, measures it and prints the results, which takes about twenty minutes.
A missed bar is marked and is not an error. Compare seconds only within a run: they depend on the machine.

  npm run bench -- [options]

  --only <part>  one part: ${Object.keys(parts).join(", ")}
  --built        measures the existing build
  --help         prints this

The first run installs Lighthouse and autocannon in bench/node_modules.
It listens on PORT and SANDBOX_PORT, by default 8911 and 8912.`;

/** The time, the measured commit, the machine and the versions of what measures. */
async function describeRun(siteUrl: string, browser: Browser): Promise<string> {
  const html = await (await fetch(siteUrl)).text();
  const [, commit = "unknown"] = html.match(/<meta name="version" content="(.*?)"/) ?? [];
  const [{ model } = { model: "unknown" }, ...others] = cpus();
  const versions = [
    "node_modules/wrangler",
    `${toolsFolder}/lighthouse`,
    `${toolsFolder}/autocannon`,
  ].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    return `${name} ${version}`;
  });
  return [
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, commit ${commit}`,
    `${model}, ${others.length + 1} cores, ${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    `${type()} ${release()}, Node ${process.versions.node}, Chromium ${browser.version()}`,
    versions.join(", "),
  ].join("; ");
}

await runAsCommand(async () => {
  const { values: options } = parseArgs({
    options: {
      only: { type: "string" },
      built: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (options.help) return console.log(help);
  const selected = Object.entries(parts).filter(([name]) => name === (options.only ?? name));
  if (selected.length === 0) throw new Error(`There is no part "${options.only}"; see --help.`);

  await withBuiltSite(options.built, async ({ siteUrl }) => {
    const debuggingPort = await getPort();
    const browser = await chromium.launch({
      executablePath: findHeadlessBrowser(),
      args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
    });
    const run = await describeRun(siteUrl, browser);
    const results: PartResult[] = [];
    for (const [name, measure] of selected) {
      console.log(`Measuring ${name} …`);
      results.push(await measure({ siteUrl, browser, debuggingPort }));
    }
    await browser.close();
    console.log(`\n${renderResults(run, results)}`);
  });
});
