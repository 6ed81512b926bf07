import type { DeployedEnvironment } from "./environment.ts";
import { describeStatus, request } from "./request.ts";

/** It has the tag that the site's hook always purges. */
const page = "/products";
const hook = "/hooks/catalog";
/** Each machine of a data centre may have to ask the Worker once. */
const maxReads = 5;
/** Between a purge and the next read, a visitor may have brought the page back. */
const maxPurges = 3;

type Site = Pick<DeployedEnvironment, "siteUrl" | "isCached">;

/**
 * Requires that the cache in front of the Worker keeps a page, and that a purge takes it out, which needs HOOK_TOKEN. This
 * is no part of the smoke test: without a cache the site is slower, and the previous version would be no faster.
 * @throws Error with the problem
 */
export async function requireEdgeCache(
  { siteUrl, isCached }: Site,
  hookToken: string | undefined,
): Promise<void> {
  if (!isCached) return console.log("The edge cache is turned off in the configuration.");
  const problem =
    (await findCachingProblem(siteUrl)) ??
    (hookToken ? await findPurgingProblem(siteUrl, hookToken) : null);
  if (problem) throw new Error(`${problem}\nSee "The edge cache" in docs/operating.md.`);
  console.log(
    hookToken
      ? "The edge cache keeps pages, and a purge reaches it."
      : "The edge cache keeps pages. HOOK_TOKEN is not set here, so no purge was tried.",
  );
}

/** Asks for a page until the cache has it; null once it does. */
export async function findCachingProblem(siteUrl: string): Promise<string | null> {
  const statuses: string[] = [];
  for (let reads = 1; reads <= maxReads; reads += 1) {
    const status = await readCacheStatus(siteUrl);
    if (status === "HIT") return null;
    statuses.push(status);
  }
  const seen = statuses.join(", ");
  return `The site is live, but the edge cache does not keep ${page}. CF-Cache-Status: ${seen}`;
}

async function findPurgingProblem(siteUrl: string, hookToken: string): Promise<string | null> {
  for (let purges = 1; purges <= maxPurges; purges += 1) {
    const response = await request(siteUrl + hook, {
      method: "POST",
      headers: { Authorization: `Bearer ${hookToken}`, "Content-Type": "application/json" },
      body: "{}",
    });
    if (response.status !== 200) return `The site is live, but ${hook} ${describeStatus(response)}`;
    if ((await readCacheStatus(siteUrl)) === "MISS") return null;
  }
  return `The site is live, but a purge leaves ${page} in the edge cache.`;
}

async function readCacheStatus(siteUrl: string): Promise<string> {
  const response = await request(siteUrl + page);
  if (response.status !== 200) return describeStatus(response);
  return response.headers.get("CF-Cache-Status") ?? "no such header";
}
