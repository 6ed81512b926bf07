// On the PATH as `wrangler`: acts on the account in account.json, and records each call.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { callWrangler } from "./account.ts";

const folder = process.env.FAKE_ACCOUNT;
const args = process.argv.slice(2);
const before = readFileSync(`${folder}/account.json`, "utf8");
const account = JSON.parse(before);
const { CLOUDFLARE_ENV: environment = null, CLOUDFLARE_API_TOKEN: token = null } = process.env;
const record = { call: args.join(" "), environment, token };
appendFileSync(`${folder}/calls.jsonl`, `${JSON.stringify(record)}\n`);

try {
  console.log(callWrangler(account, args));
} catch (error) {
  // The format in which wrangler prints an error of Cloudflare's API.
  console.error(`
✘ [ERROR] A request to the Cloudflare API (/accounts/1/workers) failed.

  ${error instanceof Error ? error.message : error}

  If you think this is a bug, please open an issue.
`);
  process.exitCode = 1;
}
// Only calls that change the account write it: the others may run at the same time.
const after = JSON.stringify(account);
if (after !== before) writeFileSync(`${folder}/account.json`, after);
