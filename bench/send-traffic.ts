import autocannon, { type Result } from "autocannon";
import type { LoadResult } from "./load-result.ts";

export const connections = 200;
export const secondsPerRun = 20;
const timeoutSeconds = 20;

/** Asks for the paths in turns, over all connections at once, as fast as the answers come. */
export async function sendTraffic(
  name: string,
  siteUrl: string,
  paths: string[],
): Promise<LoadResult> {
  const failures: Record<string, number> = {};
  const {
    statusCodeStats = {},
    timeouts,
    latency,
  } = await new Promise<Result>((resolve, reject) => {
    let clients = 0;
    const run = autocannon(
      {
        url: siteUrl,
        connections,
        duration: secondsPerRun,
        timeout: timeoutSeconds,
        setupClient(client) {
          // Each begins elsewhere, or all would ask for the same at once.
          const start = clients % paths.length;
          clients += 1;
          const order = [...paths.slice(start), ...paths.slice(0, start)];
          client.setRequests(order.map((path) => ({ path })));
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    run.on("reqError", (error: Error) => {
      failures[error.message] = (failures[error.message] ?? 0) + 1;
    });
  });
  const counts = Object.entries(statusCodeStats);
  return {
    name,
    statuses: Object.fromEntries(counts.map(([status, { count = 0 }]) => [status, count])),
    failures,
    timeouts,
    latencyMs: { p50: latency.p50, p97_5: latency.p97_5, p99: latency.p99 },
  };
}
