import type { Finding } from "./finding.ts";
import { readHealth } from "./smoke-test.ts";

const timeLimitMs = 10_000;

/**
 * Whether another site is where ours is to be: wrangler takes over its DNS records without asking, and no
 * rollback gives them back.
 */
export async function checkAddress(siteUrl: string): Promise<Finding[]> {
  const status = await fetch(siteUrl, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeLimitMs),
  })
    .then((answer) => answer.body?.cancel().then(() => answer.status) ?? answer.status)
    .catch(() => null);
  // Ours may be out of order, and a deployment be what mends it.
  if (status === null || status >= 500) return [];
  if (!("problem" in (await readHealth(siteUrl)))) return [];
  return [
    {
      problem: `Another site answers at ${siteUrl}, and a deployment would take its place.`,
      fix: "Move it to another address and delete its DNS record first, or change SITE_URL.",
    },
  ];
}
