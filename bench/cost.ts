import { median } from "./median.ts";

/** What a request cost in one round. */
export type Cost = { cpuMs: number; proxyCpuMs: number; requestsPerSecond: number };

export function medianOf(costs: Cost[], value: keyof Cost): number {
  return median(costs.map((cost) => cost[value]));
}

/** The median of each round's ratio, since the machine is not as fast in the next round. */
export function timesStaticString(pages: Cost[], staticStrings: Cost[]): number {
  return median(
    pages.flatMap((page, round) => {
      const staticString = staticStrings[round];
      return staticString ? page.cpuMs / staticString.cpuMs : [];
    }),
  );
}
