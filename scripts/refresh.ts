import { parseArgs } from "node:util";
import * as v from "valibot";
import { messageOf, runAsCommand } from "./command.ts";

// `npm run refresh`: has the site read the store anew, after something has changed there.

const help = `Reads the product list and the named products anew from the store, and removes the pages
that show them from the edge cache.

  HOOK_TOKEN=… npm run refresh -- [options] [prod_… …]

  --url <origin>  the site; otherwise SITE_URL, otherwise http://localhost:8787
  --help          this

HOOK_TOKEN is the secret that the site was given (README.md, Configuration).`;

const options = {
  url: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const timeLimitMs = 60_000;

const answerSchema = v.object({
  list: v.string(),
  products: v.record(v.string(), v.string()),
  edgeCache: v.picklist(["purged", "no-cache", "failed"]),
});

const edgeCacheInWords = {
  purged: "purged",
  "no-cache": "there is none",
  failed: "failed",
} as const;

await runAsCommand(async () => {
  const { values, positionals: products } = readArguments();
  if (values.help) return console.log(help);
  const token = process.env.HOOK_TOKEN;
  if (!token) throw new Error("HOOK_TOKEN is not set; see npm run refresh -- --help");
  const siteUrl = values.url ?? (process.env.SITE_URL || "http://localhost:8787");
  const { list, products: outcomes, edgeCache } = await askForRefresh(siteUrl, token, products);

  console.log(`The list: ${list}`);
  for (const [id, outcome] of Object.entries(outcomes)) console.log(`${id}: ${outcome}`);
  console.log(`The edge cache: ${edgeCacheInWords[edgeCache]}`);
  if ([list, ...Object.values(outcomes), edgeCache].includes("failed")) {
    throw new Error("What failed is served as it was. The site's log says why.");
  }
});

/** @throws Error that says what is not understood */
function readArguments() {
  try {
    return parseArgs({ args: process.argv.slice(3), options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${messageOf(error)}; see npm run refresh -- --help`);
  }
}

/** @throws Error that says why there is no outcome */
async function askForRefresh(siteUrl: string, token: string, products: string[]) {
  const response = await fetch(new URL("/hooks/catalog", siteUrl), {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ products }),
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch((error) => {
    throw new Error(`${siteUrl} cannot be reached: ${messageOf(error)}`);
  });
  const text = await response.text();
  // With 502 it tells what could not be read.
  const isOutcome = response.ok || response.status === 502;
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (!isOutcome || !isJson) throw new Error(explain(response.status, text));
  return v.parse(answerSchema, JSON.parse(text));
}

function explain(status: number, text: string): string {
  if (status === 404) return "The site has no HOOK_TOKEN, so it takes no such calls.";
  if (status === 401) return "The site has another HOOK_TOKEN.";
  return `The site answered ${status}: ${text.trim()}`;
}
