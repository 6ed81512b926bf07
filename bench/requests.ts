import { median } from "./measures.ts";
import { findAssets, pages } from "./pages.ts";
import type { PartResult } from "./report.ts";
import type { Target } from "./site.ts";

const connections = 10;
const rounds = 5;
const requestsPerRound = 400;
const warmUpRequests = 1_000;

const method = [
  `Req/s: ${connections} connections, uncompressed, KV warm; median of ${rounds} rounds of ${requestsPerRound} requests, in which the pages and the asset take turns.`,
  "Work ÷ guide: the time for a byte of the plan divided by the time for a byte of the article, which is a guide; median of the rounds.",
];

type Subject = { url: string; bytes: number; rates: number[] };

/** Requests per second of pages and of a static asset. */
export async function measureRequests({ siteUrl }: Target): Promise<PartResult> {
  const subjectOf = async (path: string): Promise<Subject> => {
    const url = siteUrl + path;
    return { url, bytes: (await (await fetch(url)).arrayBuffer()).byteLength, rates: [] };
  };
  const product = await subjectOf(pages.product);
  const guide = await subjectOf(pages.article);
  const plan = await subjectOf(pages["plan, answered"]);
  const flights = await subjectOf(pages["plan, two flights"]);
  const [assetPath] = await findAssets(siteUrl);
  const asset = await subjectOf(assetPath);
  const subjects = [product, guide, plan, flights, asset];

  for (const { url } of subjects) await sendRequests(url, warmUpRequests);
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, rates } of subjects) rates.push(await sendRequests(url, requestsPerRound));
  }
  const comparePlan = (plan: Subject) => ({
    requestsPerSecond: median(plan.rates),
    guideRatio: (compareRates(guide, plan) * guide.bytes) / plan.bytes,
  });
  return {
    method,
    figures: {
      product: { requestsPerSecond: median(product.rates) },
      article: { requestsPerSecond: median(guide.rates) },
      "plan, answered": comparePlan(plan),
      "plan, two flights": comparePlan(flights),
      "static asset": { requestsPerSecond: median(asset.rates) },
    },
  };
}

/** How many times faster. Compares within a round, since the machine is not equally fast in the next one. */
function compareRates(faster: Subject, slower: Subject): number {
  return median(slower.rates.map((rate, round) => (faster.rates[round] ?? 0) / rate));
}

/** @returns requests per second. @throws Error when a request has no response, or one without status 2xx */
async function sendRequests(url: string, amount: number): Promise<number> {
  // Not before its package is installed.
  const { default: autocannon } = await import("autocannon");
  const start = performance.now();
  // By default autocannon notices only once a second that the last response has come.
  const result = await autocannon({ url, connections, amount, sampleInt: 10 });
  const seconds = (performance.now() - start) / 1_000;
  const { "2xx": ok, non2xx, errors } = result;
  if (ok === amount) return amount / seconds;
  throw new Error(
    `${url}: of ${amount} requests ${ok} had status 2xx, ${non2xx} another one; ${errors} errors.`,
  );
}
