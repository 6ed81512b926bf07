import * as v from "valibot";
import { messageOf, type Stage } from "../command.ts";
import type { Finding } from "./check-project.ts";
import { readEnvironment } from "./environment.ts";
import { runWrangler } from "./wrangler.ts";

const accountsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ accounts: v.array(v.object({ name: v.string() })) }),
);

/** Cloudflare's codes: no such Worker in the account, and no permission. */
const outOfReach = /\[code: (10007|10000|9109)\]/;

/**
 * Checks that a token which deploys staging, and which every push to main uses, cannot deploy production. A person who
 * has signed in may do both.
 * @throws Error with wrangler's reason, when this cannot be checked
 */
export async function checkToken(stage: Stage): Promise<Finding[]> {
  const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY } = process.env;
  if (stage === "production" || !(CLOUDFLARE_API_TOKEN || CLOUDFLARE_API_KEY)) return [];
  const { accounts } = v.parse(accountsSchema, await runWrangler(["whoami", "--json"]));
  const { workerName } = await readEnvironment("production");
  const problems = [
    ...(accounts.length > 1
      ? [`The token is valid for several accounts: ${accounts.map(({ name }) => name).join(", ")}.`]
      : []),
    ...((await canReach(workerName)) ? [`The token can reach ${workerName}.`] : []),
  ];
  const fix = "Give staging a token for its own account only: docs/operating.md, Tokens.";
  return problems.map((problem) => ({ problem, fix }));
}

async function canReach(workerName: string): Promise<boolean> {
  try {
    await runWrangler(["deployments", "list", "--name", workerName, "--json"]);
    return true;
  } catch (error) {
    if (outOfReach.test(messageOf(error))) return false;
    throw error;
  }
}
