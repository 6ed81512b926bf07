import autocannon from "autocannon";
import { findAssets } from "./assets.ts";
import { staticStringPath } from "./comparison-site.ts";
import { type Cost, medianOf, timesStaticString } from "./cost.ts";
import type { Measurement } from "./measures.ts";
import { type RouteName, routes, timedRoutes } from "./routes.ts";
import { cpuReader, isCpuKnown } from "./workerd-cpu.ts";

const connections = 10;
const warmUpRequests = 1_000;
const requestsPerRun = 400;
const rounds = 5;
// How often autocannon looks whether the last answer has come.
const sampleIntervalMs = 10;

const conditions = [
  `Requests per second and CPU: ${rounds} rounds of ${requestsPerRun} requests for each page, string and asset in turns, ${connections} connections, ${warmUpRequests} requests before to warm up; medians. Accept-Encoding is not sent, so nothing is compressed. KV is warm.`,
  isCpuKnown
    ? "CPU: user and system time of the workerd that runs the Worker, in which its assets run too. Of what wrangler only simulates, KV is asked once a second, and lines of the log are made but not written."
    : "CPU is read from /proc, and was not measured on this system.",
  '"× string": the median over the rounds of the page\'s CPU by that of the same Worker when it answers a static string of the same length.',
];

/** What is asked for in turns; the costs are one for each round. */
type Target = { name: string; url: string; costs: Cost[] };

/** Pages beside static strings as long as they are, and a static asset. */
export async function measureThroughput(
  siteUrl: string,
): Promise<{ measurements: Measurement[]; conditions: string[] }> {
  const readCpu = await cpuReader(Number(new URL(siteUrl).port));
  const pairs = await Promise.all(timedRoutes.map((route) => makePair(siteUrl, route)));
  const [assetPath] = await findAssets(siteUrl);
  const asset: Target = { name: "static asset", url: siteUrl + assetPath, costs: [] };
  const targets = [...pairs.flatMap(({ page, staticString }) => [page, staticString]), asset];

  for (const { url } of targets) await request(url, warmUpRequests);
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, costs } of targets) {
      const before = await readCpu();
      const requestsPerSecond = await request(url, requestsPerRun);
      const after = await readCpu();
      costs.push({
        requestsPerSecond,
        cpuMs: (after.worker - before.worker) / requestsPerRun,
        proxyCpuMs: (after.proxy - before.proxy) / requestsPerRun,
      });
    }
  }

  const ratios = pairs.map(({ page, staticString }): Measurement => {
    const value = timesStaticString(page.costs, staticString.costs);
    return { route: page.name, measure: "timesStaticString", value };
  });
  return {
    measurements: [...targets.flatMap(describe), ...(isCpuKnown ? ratios : [])],
    conditions: isCpuKnown ? [...conditions, describeProxy(targets)] : conditions,
  };
}

function describeProxy(targets: Target[]): string {
  const proxyCpuMs = medianOf(
    targets.flatMap(({ costs }) => costs),
    "proxyCpuMs",
  );
  return `Requests come through wrangler's own proxy, a second workerd, whose ${proxyCpuMs.toFixed(2)} ms a request are not counted.`;
}

async function makePair(siteUrl: string, route: RouteName) {
  const url = siteUrl + routes[route];
  const { byteLength } = await (await fetch(url)).arrayBuffer();
  const page: Target = { name: route, url, costs: [] };
  const staticString: Target = {
    name: `string as long as ${route}`,
    url: siteUrl + staticStringPath(byteLength),
    costs: [],
  };
  return { page, staticString };
}

/** Requests per second. @throws Error when not all are answered well */
async function request(url: string, amount: number): Promise<number> {
  const start = performance.now();
  // Without Accept-Encoding, so that nothing is compressed.
  const result = await autocannon({ url, amount, connections, sampleInt: sampleIntervalMs });
  const seconds = (performance.now() - start) / 1_000;
  if (result["2xx"] === amount) return amount / seconds;
  throw new Error(`${url}: only ${result["2xx"]} of ${amount} requests were answered with 200.`);
}

function describe({ name, costs }: Target): Measurement[] {
  const rate: Measurement = {
    route: name,
    measure: "requestsPerSecond",
    value: medianOf(costs, "requestsPerSecond"),
  };
  const cost: Measurement = { route: name, measure: "cpuMs", value: medianOf(costs, "cpuMs") };
  return isCpuKnown ? [rate, cost] : [rate];
}
