import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { buildSite, startBuiltSite } from "../scripts/servers.ts";
import { auditPages } from "./audits.ts";
import { makeComparisonSite } from "./comparison-site.ts";
import { measureFirstLoads } from "./load-pages.ts";
import { describeRun } from "./machine.ts";
import type { Measurement } from "./measures.ts";
import { renderResults } from "./results.ts";
import { runCommand, withSite } from "./site.ts";
import { measureThroughput } from "./throughput.ts";

// `npm run bench`: how heavy, how fast and how dear the site is, held against the bars of its design.

const resultsPath = "bench/RESULTS.md";

type Part = { measurements: Measurement[]; conditions: string[]; findings?: string[] };

const parts: Record<string, (siteUrl: string) => Promise<Part>> = {
  bytes: measureFirstLoads,
  throughput: measureThroughput,
  // The last, since the site yields to the browser from then on.
  lighthouse: auditPages,
};

const help = `Builds the site, serves it and measures it, which takes ten minutes and more.

  npm run bench -- [options]

  --only <part>  one part: ${Object.keys(parts).join(", ")}; ${resultsPath} is left as it is
  --built        measures the build that is there
  --help         this

It listens on PORT and SANDBOX_PORT, 8911 and 8912 without them.`;

async function measure(siteUrl: string, names: string[]): Promise<string> {
  const run = describeRun(new Date());
  const results: Part[] = [];
  for (const name of names) {
    console.log(`Measuring: ${name} …`);
    const part = await parts[name]?.(siteUrl);
    if (part) results.push(part);
  }
  return renderResults({
    run,
    conditions: results.flatMap(({ conditions }) => conditions),
    measurements: results.flatMap(({ measurements }) => measurements),
    findings: results.find(({ findings }) => findings)?.findings,
  });
}

await runCommand(async () => {
  const { values: options } = parseArgs({
    options: {
      only: { type: "string" },
      built: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (options.help) return console.log(help);
  const names = options.only ? [options.only] : Object.keys(parts);
  if (options.only && !(options.only in parts)) {
    throw new Error(`There is no part "${options.only}"; see npm run bench -- --help`);
  }
  await withSite(
    async () => {
      if (!options.built) await buildSite();
      startBuiltSite(await makeComparisonSite());
    },
    async ({ siteUrl }) => {
      const report = await measure(siteUrl, names);
      console.log(`\n${report}`);
      if (!options.only) await writeFile(resultsPath, report);
      return 0;
    },
  );
});
