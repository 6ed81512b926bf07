import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { chromiumArguments, findBrowser } from "../scripts/browser.ts";
import { findFreePort } from "../scripts/ports.ts";
import { findingsOf, medianOfRuns, middleRun, scriptlessBlocking } from "./audit-result.ts";
import { scriptlessPath } from "./comparison-site.ts";
import type { Measurement } from "./measures.ts";
import { median } from "./median.ts";
import { auditedRoutes, routes } from "./routes.ts";

const auditRuns = 3;

const conditions = [
  `Lighthouse: its mobile preset with simulated throttling, each value the median of ${auditRuns} runs, each in a browser of its own.`,
  "“no script”: TBT of the same page without any script, which is the machine's share: layout, painting and Lighthouse's own.",
];

/** Lighthouse's own phone and network, simulated, for each of the routes: medians, and what it finds. */
export async function auditPages(
  siteUrl: string,
): Promise<{ measurements: Measurement[]; findings: string[]; conditions: string[] }> {
  const runs = new Map(auditedRoutes.map((route) => [route, [] as Result[]]));
  const scriptlessRuns = new Map(auditedRoutes.map((route) => [route, [] as Result[]]));
  // The first to ask would wait for the store.
  for (const route of auditedRoutes) await (await fetch(siteUrl + routes[route])).arrayBuffer();
  // Round by round, so that a slow minute of the machine does not hit one page alone.
  for (let run = 0; run < auditRuns; run += 1) {
    console.log(`Lighthouse, run ${run + 1} of ${auditRuns} …`);
    for (const route of auditedRoutes) {
      const path = routes[route];
      runs.get(route)?.push(await auditPatiently(siteUrl + path));
      scriptlessRuns.get(route)?.push(await auditPatiently(siteUrl + scriptlessPath(path)));
    }
  }
  const speeds = [...runs.values()].flat().map(({ environment }) => environment.benchmarkIndex);
  return {
    conditions: [
      ...conditions,
      `Lighthouse's own index of the machine's speed: ${median(speeds).toFixed(0)}, ${Math.min(...speeds).toFixed(0)} at its slowest.`,
    ],
    measurements: [
      ...[...runs].flatMap(([route, results]) => medianOfRuns(route, results)),
      ...[...scriptlessRuns].flatMap(([route, results]) => scriptlessBlocking(route, results)),
    ],
    findings: [...runs].flatMap(([route, results]) => findingsOf(route, middleRun(results))),
  };
}

/** Now and then Chromium's recording of a page lacks its beginning, and Lighthouse asks for another try. */
async function auditPatiently(url: string): Promise<Result> {
  return audit(url).catch((error: Error) => {
    console.log(`${error.message}\nOnce more …`);
    return audit(url);
  });
}

/** In a browser of its own. */
async function audit(url: string): Promise<Result> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}
