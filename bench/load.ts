import { setTimeout as wait } from "node:timers/promises";
import { findAssets, pages } from "./pages.ts";
import { withBuiltSite } from "./site.ts";

// `npm run load`: mixed traffic from many visitors at once, with the store up and with the store down. It fails
// after any 5xx, broken connection or timeout. With `--built` it uses the existing build.

const connections = 200;
const durationSeconds = 20;
// Cached products are fresh for a minute (app/shop/catalogue); the site requests only stale ones from the store.
const staleAfterSeconds = 61;

/** The paths that visitors, their browsers and search engines request. */
async function listPaths(siteUrl: string): Promise<string[]> {
  const { home, list, product, article } = pages;
  const assets = await findAssets(siteUrl);
  const products = (await (await fetch(siteUrl + list)).text()).match(/\/products\/prod_\w{26}/g);
  return [
    ...Object.values(pages),
    // Most visits begin there.
    home,
    home,
    ...[...new Set(products)].slice(0, 6),
    "/_.data",
    `${list}.data`,
    `${product}.data`,
    `${article}.data`,
    "/sitemap.xml",
    "/sitemap-products.xml",
    "/feed.xml",
    "/favicon.svg",
    ...assets.slice(0, 6),
  ];
}

/** @returns whether all requests got a response, and none a 5xx */
async function sendTraffic(url: string, paths: string[]): Promise<boolean> {
  // Not before its package is installed.
  const { default: autocannon } = await import("autocannon");
  let clients = 0;
  const result = await autocannon({
    url,
    connections,
    duration: durationSeconds,
    timeout: durationSeconds,
    setupClient(client) {
      // Each client starts at another path; otherwise all would request the same one at once.
      const start = clients % paths.length;
      clients += 1;
      const order = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(order.map((path) => ({ path })));
    },
  });
  const { "2xx": ok, "4xx": refused, "5xx": failed, errors, timeouts, latency } = result;
  console.log(
    `  2xx ${ok}, 4xx ${refused}, 5xx ${failed}; errors ${errors}, of these timeouts ${timeouts}; p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
  );
  return ok > 0 && failed === 0 && errors === 0;
}

await withBuiltSite(process.argv.includes("--built"), async ({ siteUrl, sandboxUrl }) => {
  const paths = await listPaths(siteUrl);
  // Fills the cache of products.
  for (const path of paths) await (await fetch(siteUrl + path)).arrayBuffer();
  console.log(`Store up, ${connections} connections, ${durationSeconds} seconds …`);
  const isHealthy = await sendTraffic(siteUrl, paths);

  console.log("Store down, the same once cached products are stale …");
  const fault = JSON.stringify({ path: "/store/*", kind: "status", status: 503 });
  const { ok } = await fetch(`${sandboxUrl}/__faults`, { method: "PUT", body: fault });
  if (!ok) throw new Error("The sandbox did not take the store down.");
  await wait(staleAfterSeconds * 1_000);
  const isHealthyWithoutStore = await sendTraffic(siteUrl, paths);
  if (!isHealthy || !isHealthyWithoutStore) throw new Error("Some requests failed.");
});
