import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf, readStageArguments, runAsCommand } from "../command.ts";
import { describeFindings } from "./check-project.ts";
import { inOwnCheckout, readCommit, requireCleanTree, requireCommitOnMain } from "./commit.ts";
import { requireConfirmation } from "./confirmation.ts";
import { sandboxConfig } from "./environment.ts";
import { type Deployment, findProblems, readDeployment, type Scope } from "./find-problems.ts";
import { rehearse } from "./rehearse.ts";
import { newHostTimeoutMs, release } from "./release.ts";
import { runWrangler } from "./wrangler.ts";

// `npm run deploy`: from the checked-out commit to a tested site.

const help = `Deploys the checked-out commit: clean tree, checks (lint, types, unit tests), preflight, build, migrations,
upload of a version without traffic, smoke test of that version, all traffic, addresses and cron triggers. If anything
fails, the previous version has all traffic. For staging, the sandbox is deployed first. To production goes only what is
on origin/main, after a confirmation.

  npm run deploy -- staging|production [options]

  --confirm production  confirms a deployment to production; without it, a terminal asks for the word
  --any-commit          deploys to production a commit that is not on origin/main
  --dry-run             runs every step that needs no account: preflight problems are only listed, and migrations,
                        upload and smoke test are rehearsed on this machine, with the sandbox as the store
  --skip-checks         skips lint, types and unit tests, if they have just been run
  --help                prints this help`;

const options = {
  confirm: { type: "string" },
  "any-commit": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  "skip-checks": { type: "boolean", default: false },
} as const;

const pollMs = 2_000;
const requestTimeoutMs = 10_000;

await runAsCommand(async () => {
  const parsed = readStageArguments("deploy", options);
  if (!parsed) return console.log(help);
  const { stage, values } = parsed;
  const isRehearsal = values["dry-run"];

  step("Clean tree");
  await requireCleanTree();
  const commit = await readCommit();
  if (stage === "production" && !isRehearsal) {
    step("Confirmation");
    if (!values["any-commit"]) await requireCommitOnMain();
    await requireConfirmation(commit, values.confirm);
  }
  if (!values["skip-checks"]) {
    step("Checks");
    await run("npm", ["run", "check"]);
  }
  const deployment = await readDeployment(stage);
  const { site, sandbox } = deployment;
  if (sandbox && !isRehearsal) {
    step("Preflight, without the sandbox");
    await requireReadiness(deployment, { account: true });
    step("Sandbox");
    await deploySandbox(deployment);
  }
  step("Preflight");
  if (isRehearsal) await printReadiness(deployment);
  else await requireReadiness(deployment, { account: true, services: true });
  await inOwnCheckout(async (folder) => {
    step("Build");
    // Set explicitly: any other NODE_ENV of the operator would make a development build.
    const variables = { NODE_ENV: "production", CLOUDFLARE_ENV: stage, GIT_COMMIT: commit };
    await run("react-router", ["build"], { cwd: folder, variables });
    const built = { stage, commit, builtConfig: join(folder, "build/server/wrangler.json") };
    if (isRehearsal) await rehearse({ ...built, siteUrl: site.siteUrl, folder }, step);
    else await release({ ...built, site }, step);
  });
});

function step(name: string): void {
  console.log(`\n• ${name}`);
}

type RunOptions = { cwd?: string; variables?: Record<string, string> };

/** Runs a command with its output shown. @throws Error that names the command, when it fails */
function run(command: string, args: string[], { cwd, variables }: RunOptions = {}): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...variables },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(" ")} failed; see above.`));
    });
  });
}

async function deploySandbox({ stage, site }: Deployment): Promise<void> {
  await runWrangler(["deploy", "--config", sandboxConfig, "--env", stage], { isShown: true });
  await waitUntilReachable(site.vars.STORE_API_URL ?? "");
}

/** @throws Error with the reason, when the URL does not respond in time */
async function waitUntilReachable(url: string): Promise<void> {
  const deadline = Date.now() + newHostTimeoutMs;
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
      return await response.body?.cancel();
    } catch (error) {
      if (Date.now() >= deadline) throw new Error(`${url} does not respond: ${messageOf(error)}`);
    }
    await wait(pollMs);
  }
}

/** @throws Error that lists the problems */
async function requireReadiness(deployment: Deployment, scope: Scope): Promise<void> {
  const findings = await findProblems(deployment, scope);
  if (findings.length > 0) {
    throw new Error(`${deployment.stage} is not ready:\n${describeFindings(findings)}`);
  }
  console.log("No problems found.");
}

async function printReadiness(deployment: Deployment): Promise<void> {
  const findings = await findProblems(deployment, { services: true });
  console.log(
    findings.length > 0
      ? `A deployment would stop here:\n${describeFindings(findings)}`
      : "No problems found.",
  );
}
