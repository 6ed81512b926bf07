import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import lighthouse, { type Artifacts, auditFlowArtifacts, type Result } from "lighthouse";
import { type Browser, chromium } from "playwright";
import { chromiumArguments, findHeadlessBrowser } from "../scripts/browser.ts";
import { findFreePort } from "../scripts/ports.ts";
import { yieldCores } from "../scripts/processes.ts";
import { findingsOf, medianOfRuns, middleRun, speedAtCpuTime } from "./audit-result.ts";
import { takeWaitsOut } from "./cpu-time-trace.ts";
import type { Measurement } from "./measures.ts";
import { median } from "./median.ts";
import { auditedRoutes, routes } from "./routes.ts";
import { shareStolen } from "./stolen-time.ts";

const auditRuns = 3;

/** For so long a browser that was started is busy with itself, which would count as the page's time. */
const browserStartMs = 2_000;

const conditions = [
  `Lighthouse: its mobile preset with simulated throttling, each value the median of ${auditRuns} runs, each in a browser of its own.`,
  "Perf, LCP and TBT: what Lighthouse says, by the clock. “CPU”: what it says of the same recordings when the browser's tasks take the time for which they had a core, and not that for which they waited for one. Where cores are free, the two agree.",
  "While Lighthouse runs, the site has a core only where nothing else asks for one.",
];

/** Of one recording: with the waits of a machine that has too few cores, and without. */
type Audit = { asRecorded: Result; atCpuTime: Result };

/** Lighthouse's own phone and network, simulated, for each of the routes: medians, and what it finds. */
export async function auditPages(
  siteUrl: string,
): Promise<{ measurements: Measurement[]; findings: string[]; conditions: string[] }> {
  const audits = new Map(auditedRoutes.map((route) => [route, [] as Audit[]]));
  // The first to ask would wait for the store.
  for (const route of auditedRoutes) await (await fetch(siteUrl + routes[route])).arrayBuffer();
  yieldCores();
  const before = await readFile("/proc/stat", "utf8");
  // Round by round, so that a slow minute of the machine does not hit one page alone.
  for (let run = 0; run < auditRuns; run += 1) {
    console.log(`Lighthouse, run ${run + 1} of ${auditRuns} …`);
    for (const [route, runs] of audits) runs.push(await auditPatiently(siteUrl + routes[route]));
  }
  const stolen = shareStolen(before, await readFile("/proc/stat", "utf8"));
  const results = [...audits].map(([route, runs]) => ({
    route,
    asRecorded: runs.map(({ asRecorded }) => asRecorded),
    atCpuTime: runs.map(({ atCpuTime }) => atCpuTime),
  }));
  const speeds = results
    .flatMap(({ asRecorded }) => asRecorded)
    .map(({ environment }) => environment.benchmarkIndex);
  return {
    conditions: [
      ...conditions,
      `Lighthouse's own index of the machine's speed: ${median(speeds).toFixed(0)}, ${Math.min(...speeds).toFixed(0)} at its slowest; its host gave ${(100 * stolen).toFixed(0)} % of the cores' time to others.`,
    ],
    measurements: results.flatMap(({ route, asRecorded, atCpuTime }) => [
      ...medianOfRuns(route, asRecorded),
      ...speedAtCpuTime(route, atCpuTime),
    ]),
    findings: results.flatMap(({ route, asRecorded }) => findingsOf(route, middleRun(asRecorded))),
  };
}

/** Now and then Chromium's recording of a page lacks its beginning, and Lighthouse asks for another try. */
async function auditPatiently(url: string, triesLeft = 3): Promise<Audit> {
  try {
    return await audit(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.log(`${error instanceof Error ? error.message : error}\nOnce more …`);
    return auditPatiently(url, triesLeft - 1);
  }
}

/** In a browser of its own. */
async function audit(url: string): Promise<Audit> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    await showText(browser);
    await setTimeout(browserStartMs);
    const result = await lighthouse(url, { port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { lhr: asRecorded, artifacts } = result;
    if (asRecorded.runtimeError) {
      throw new Error(`Lighthouse on ${url}: ${asRecorded.runtimeError.message}`);
    }
    const atCpuTime = await auditAgain({ ...artifacts, Trace: takeWaitsOut(artifacts.Trace) });
    return { asRecorded, atCpuTime };
  } finally {
    await browser.close();
  }
}

/** The first text of a browser waits for the system's fonts to be found, by up to a tenth of a second. */
async function showText(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.setContent('Serif <b>bold</b> <span style="font-family: sans-serif">Sans <b>bold</b>');
  await page.close();
}

async function auditAgain(artifacts: Artifacts): Promise<Result> {
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts }] });
  const [step] = steps;
  if (!step) throw new Error("Lighthouse gave no result for what it had gathered.");
  return step.lhr;
}
