import * as v from "valibot";
import { messageOf, runCommand, UsageError } from "#scripts/command.ts";

// `npm run refresh`: makes the site fetch products from the store again, after a change there.

const help = `Makes the site fetch the product list and the named products from the store again, and
purges the pages that show them from the edge cache.

  HOOK_TOKEN=… npm run refresh -- [options] [prod_… …]

  --url <origin>  the site; by default SITE_URL, or else http://localhost:8787
  --help          prints this help

HOOK_TOKEN is the secret of the site (README.md, Configuration).`;

const options = { url: { type: "string" } } as const;

const timeLimitMs = 60_000;

const outcomeSchema = v.object({
  list: v.string(),
  products: v.record(v.string(), v.string()),
  edgeCache: v.picklist(["purged", "no-cache", "failed"]),
});

const edgeCacheDescriptions = {
  purged: "purged",
  "no-cache": "there is none",
  failed: "failed",
} as const;

await runCommand({ name: "refresh", help, options }, async ({ url }, products) => {
  const token = process.env.HOOK_TOKEN;
  if (!token) throw new UsageError("HOOK_TOKEN is not set");
  const siteUrl = url ?? (process.env.SITE_URL || "http://localhost:8787");
  const { list, products: outcomes, edgeCache } = await requestRefresh(siteUrl, token, products);

  console.log(`The list: ${list}`);
  for (const [id, outcome] of Object.entries(outcomes)) console.log(`${id}: ${outcome}`);
  console.log(`The edge cache: ${edgeCacheDescriptions[edgeCache]}`);
  if ([list, ...Object.values(outcomes), edgeCache].includes("failed")) {
    throw new Error(
      "The site keeps serving its cached copy of what failed. Its log has the reason.",
    );
  }
});

/** @throws Error with the reason, when the site did not refresh anything */
async function requestRefresh(siteUrl: string, token: string, products: string[]) {
  const response = await fetch(new URL("/hooks/catalog", siteUrl), {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ products }),
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch((error) => {
    throw new Error(`${siteUrl} cannot be reached: ${messageOf(error)}`);
  });
  const text = await response.text();
  // A 502 response lists what could not be fetched.
  const isOutcome = response.ok || response.status === 502;
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (!isOutcome || !isJson) throw new Error(explainRejection(response.status, text));
  return v.parse(outcomeSchema, JSON.parse(text));
}

function explainRejection(status: number, text: string): string {
  if (status === 404) return "The site has no HOOK_TOKEN, so its refresh hook is disabled.";
  if (status === 401) return "The site has a different HOOK_TOKEN.";
  return `The site responded with ${status}: ${text.trim()}`;
}
